// npm run bench [-- name …]: measures, prints ratios taken in one run, never fails on a time.
import { spawnSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { ensureReady, exitWithMessage } from './bootstrap.mjs'
import { ensureBrowser } from './browser.mjs'

const { node, env } = await ensureReady()
const names = readdirSync('bench')
  .filter((file) => file.endsWith('.bench.ts'))
  .map((file) => file.replace('.bench.ts', ''))
const wanted = process.argv.slice(2)
const unknown = wanted.filter((name) => !names.includes(name))
if (unknown.length > 0)
  exitWithMessage(`There is no bench ${unknown.join(', ')}. There are: ${names.join(', ')}.`)

const needsBrowser = (/** @type {string} */ name) => ['agenda', 'lighthouse'].includes(name)
for (const name of wanted.length > 0 ? wanted : names) {
  console.log(`\n== ${name}`)
  const { status } = spawnSync(node, [`bench/${name}.bench.ts`], {
    env: needsBrowser(name) ? { ...env, CHROMIUM_PATH: await ensureBrowser(env) } : env,
    stdio: 'inherit',
  })
  if (status !== 0) process.exitCode = 1
}
