// npm test: installs what it needs, runs every check and ends with one line.
import { ensureReady } from './bootstrap.mjs'
import { ensureBrowser } from './browser.mjs'
import { runChecks } from './checks.mjs'

const { env } = await ensureReady()
const browser = { CHROMIUM_PATH: await ensureBrowser(env) }
const results = await runChecks({ ...env, ...browser }, { all: true })

const sum = (/** @type {'passed' | 'failed'} */ key) =>
  results.reduce((total, result) => total + result[key], 0)
const broken = results.filter(({ failed }) => failed > 0).map(({ name }) => name)
if (broken.length > 0) console.log(`\nFailed: ${broken.join(', ')}`)
console.log(`${sum('passed')} passed, ${sum('failed')} failed`)
process.exitCode = broken.length > 0 ? 1 : 0
