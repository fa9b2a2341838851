// Finds a Chromium for the journeys: an installed one, else Playwright's, else the system's package.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { ensureReady, exitWithMessage, step } from './bootstrap.mjs'

// The shell draws no window, which spares a third of the processor's time.
const INSTALLED = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
]
const TEN_MINUTES = 600_000

/** @param {NodeJS.ProcessEnv} env @returns {Promise<string>} the path of a Chromium that runs */
export async function ensureBrowser(env) {
  const found = findBrowser(env)
  if (found) return found
  await step('Downloading a browser for the journeys', () =>
    quietly('playwright', ['install', 'chromium'], env),
  )
  const downloaded = findBrowser(env)
  if (downloaded) return downloaded
  await step('Installing a browser by apt', () => {
    const isRoot = process.getuid?.() === 0
    const [command, ...first] = isRoot ? ['apt-get'] : ['sudo', '-n', 'apt-get']
    const aptGet = (/** @type {string[]} */ ...words) =>
      quietly(command, [...first, ...words], { ...env, DEBIAN_FRONTEND: 'noninteractive' })
    aptGet('update')
    // Some distributions have no package of the shell alone.
    aptGet('install', '-y', '--no-install-recommends', 'chromium-headless-shell')
    if (!findBrowser(env)) aptGet('install', '-y', '--no-install-recommends', 'chromium')
  })
  return (
    findBrowser(env) ??
    exitWithMessage(
      'No browser could be found or installed. Set CHROMIUM_PATH to a Chromium, and start again.',
    )
  )
}

/** @param {NodeJS.ProcessEnv} env */
function findBrowser(env) {
  const named = process.env.CHROMIUM_PATH
    ? [process.env.CHROMIUM_PATH]
    : INSTALLED.map((name) => which(name))
  return [...named, playwrightsOwn(env)].find((path) => path && runs(path))
}

/** @param {string} name */
function which(name) {
  return spawnSync('sh', ['-c', 'command -v "$1"', 'sh', name], { encoding: 'utf8' }).stdout.trim()
}

/** @param {NodeJS.ProcessEnv} env */
function playwrightsOwn(env) {
  const program = 'process.stdout.write(require("@playwright/test").chromium.executablePath())'
  const path = spawnSync('node', ['-e', program], { env, encoding: 'utf8' }).stdout
  return path && existsSync(path) ? path : undefined
}

/** Some names are only placeholders that tell where to get a browser. @param {string} path */
function runs(path) {
  return spawnSync(path, ['--version'], { timeout: 20_000 }).status === 0
}

/** @param {string} command @param {string[]} words @param {NodeJS.ProcessEnv} env */
function quietly(command, words, env) {
  spawnSync(command, words, { env, stdio: 'ignore', timeout: TEN_MINUTES })
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { env } = await ensureReady()
  console.log(await ensureBrowser(env))
}
