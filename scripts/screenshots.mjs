// npm run screenshots -- FOLDER: every screen and state, at three widths, by day and by night, in both languages.
// It runs the journeys that check every screen. JOURNEY_URL names a running server to use instead of a new one.
import { spawnSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { ensureReady, exitWithMessage } from './bootstrap.mjs'
import { ensureBrowser } from './browser.mjs'
import { screenJourneys } from './screen-journeys.mjs'

const [folder, ...only] = process.argv.slice(2)
if (!folder) exitWithMessage('Where to? npm run screenshots -- FOLDER [-g WORDS]')
const SCREENSHOTS = resolve(folder)
mkdirSync(SCREENSHOTS, { recursive: true })

const { env } = await ensureReady()
const CHROMIUM_PATH = await ensureBrowser(env)
const words = ['test', ...screenJourneys(), '--reporter=list', ...only]
const { status } = spawnSync('playwright', words, {
  env: { ...env, CHROMIUM_PATH, SCREENSHOTS },
  stdio: 'inherit',
})
process.exitCode = status ?? 1
