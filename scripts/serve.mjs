// Runs the product as a child process. When one of the two ends, so does the other.
import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'

// The shell replaces itself by the product and leaves a watcher: when this process ends, for whatever reason, the pipe closes
// and the watcher stops the product.
const TIED_TO_PIPE = '(cat <&3 >/dev/null; kill -TERM $$ 2>/dev/null) & exec "$@" 3<&-'

/**
 * Passes Ctrl-C on once, waits until the product has stopped, and ends with it.
 * @param {import('./bootstrap.mjs').Runtime} runtime
 * @param {string[]} words
 */
export function serve({ node, env }, words) {
  // In a session of its own: a terminal sends Ctrl-C to all processes, and npm sends it once more.
  const child = spawn('sh', ['-c', TIED_TO_PIPE, 'sh', node, ...words], {
    env,
    detached: true,
    stdio: ['ignore', 'inherit', 'inherit', 'pipe'],
  })
  let asked = false
  const stop = (/** @type {NodeJS.Signals} */ signal) => {
    if (!asked) child.kill(signal)
    asked = true
  }
  process.on('SIGINT', stop).on('SIGTERM', stop)
  if (process.env.npm_lifecycle_event) stopWithNpm(() => stop('SIGTERM'))
  child.once('exit', (code, signal) => process.exit(signal ? 1 : code))
}

/**
 * Calls `stop` when npm was killed: that sends no signal, and the shell between npm and this process stays.
 * @param {() => void} stop
 */
function stopWithNpm(stop) {
  const shell = process.ppid
  const npm = parentOf(shell)
  setInterval(() => (process.ppid !== shell || parentOf(shell) !== npm) && stop(), 500).unref()
}

/** @param {number | string} pid */
function parentOf(pid) {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ')[1]
  } catch {
    return undefined
  }
}
