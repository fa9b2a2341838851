// Builds the pages into dist/, unless dist/ was already built from the very same sources.
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { ensureReady, exitWithMessage, step } from './bootstrap.mjs'

const SOURCES = [
  'src/web',
  'src/contract',
  'src/domain',
  'src/messages',
  'src/worker',
  'public',
  'vite.config.ts',
  'scripts/build-worker.ts',
  'package-lock.json',
]
const STAMP = join('dist', '.sources')

/**
 * Builds into a new folder and swaps: a build that fails leaves the old pages as they were.
 * @param {NodeJS.ProcessEnv} env
 */
export async function ensureBuilt(env) {
  const sources = fingerprint()
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === sources) return
  await step('Building the pages', async () => {
    const fresh = join('node_modules', `.dist-${process.pid}`)
    const { code, output } = await build(fresh, sources.slice(0, 12), env)
    if (code !== 0) {
      rmSync(fresh, { recursive: true, force: true })
      console.log(`\n${output}`)
      exitWithMessage('The pages could not be built (above).')
    }
    writeFileSync(join(fresh, '.sources'), sources)
    rmSync('dist', { recursive: true, force: true })
    renameSync(fresh, 'dist')
  })
}

/**
 * Pages and service worker of one version into a folder.
 * @param {string} folder
 * @param {string} version
 * @param {NodeJS.ProcessEnv} env
 */
export async function build(folder, version, env) {
  const pages = ['build', '--outDir', folder, '--emptyOutDir', '--logLevel', 'warn']
  const built = await run('vite', pages, { ...env, VITE_VERSION: version })
  if (built.code !== 0) return built
  return run('node', ['scripts/build-worker.ts', folder, version], env)
}

function fingerprint() {
  const hash = createHash('sha256')
  for (const source of SOURCES) {
    const isFolder = !/\.\w+$/.test(source)
    if (isFolder && !existsSync(source)) continue
    const paths = isFolder ? filesIn(source) : [source]
    for (const path of paths.sort())
      hash.update(path).update('\0').update(readFileSync(path)).update('\0')
  }
  return hash.digest('hex')
}

/** The files that a build reads. @param {string} folder */
function filesIn(folder) {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((path) => !/\.(test|gen)\.tsx?$/.test(path) && statSync(path).isFile())
}

/**
 * How a program ended and what it said.
 * @param {string} command
 * @param {string[]} words
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<{ code: number | null, output: string }>}
 */
function run(command, words, env) {
  return new Promise((resolve) => {
    const child = spawn(command, words, {
      env: { ...env, NODE_ENV: 'production' },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    const keep = (/** @type {Buffer} */ chunk) => {
      output += chunk
    }
    child.stdout.on('data', keep)
    child.stderr.on('data', keep)
    child.once('error', (error) => resolve({ code: 1, output: String(error) }))
    child.once('close', (code) => resolve({ code, output }))
  })
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { env } = await ensureReady()
  await ensureBuilt(env)
}
