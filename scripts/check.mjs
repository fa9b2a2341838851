// npm run check [-- quick | full] [--all]: the checks, quickest first; stops at the first that fails unless --all.
// quick leaves out what needs a database, a build or a browser; full looks at every screen and runs
// the long races, as a release does.
import { ensureReady, exitWithMessage } from './bootstrap.mjs'
import { ensureBrowser } from './browser.mjs'
import { runChecks } from './checks.mjs'

const words = process.argv.slice(2)
const [extent = 'gate', ...others] = words.filter((word) => word !== '--all')
if (!['quick', 'gate', 'full'].includes(extent) || others.length > 0) {
  exitWithMessage(
    'Say npm run check, npm run check -- quick or npm run check -- full, each with --all or without.',
  )
}
const { env } = await ensureReady()
const browser = extent === 'quick' ? {} : { CHROMIUM_PATH: await ensureBrowser(env) }
const results = await runChecks({ ...env, ...browser }, { all: words.includes('--all'), extent })
process.exitCode = results.some(({ failed }) => failed > 0) ? 1 : 0
