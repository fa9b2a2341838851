// npm run check [-- --all]: every check, quickest first; stops at the first that fails unless --all.
import { ensureReady } from './bootstrap.mjs'
import { ensureBrowser } from './browser.mjs'
import { runChecks } from './checks.mjs'

const { env } = await ensureReady()
const browser = { CHROMIUM_PATH: await ensureBrowser(env) }
const results = runChecks({ ...env, ...browser }, { all: process.argv.includes('--all') })
process.exitCode = results.some(({ failed }) => failed > 0) ? 1 : 0
