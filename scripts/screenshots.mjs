// npm run screenshots -- FOLDER: every screen and state, at three widths, by day and by night, in both languages.
// The walk is the one of tests/journeys/screens-are-accessible.spec.ts; JOURNEY_URL names a product that runs.
import { spawnSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { ensureReady, giveUp } from './bootstrap.mjs'
import { ensureBrowser } from './browser.mjs'

const [folder, ...only] = process.argv.slice(2)
if (!folder) giveUp('Where to? npm run screenshots -- FOLDER [-g WORDS]')
const SCREENSHOTS = resolve(folder)
mkdirSync(SCREENSHOTS, { recursive: true })

const { env } = await ensureReady()
const CHROMIUM_PATH = await ensureBrowser(env)
const walk = ['test', 'screens-are-accessible', '--reporter=list', ...only]
const { status } = spawnSync('playwright', walk, {
  env: { ...env, CHROMIUM_PATH, SCREENSHOTS },
  stdio: 'inherit',
})
process.exitCode = status ?? 1
