// Runs the product as a child and shares its fate in both directions.
import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'

// The product takes this shell's place and leaves a watcher behind: when we end, however that comes about,
// the pipe closes and the product is asked to stop.
const TIED_TO_PIPE = '(cat <&3 >/dev/null; kill -TERM $$ 2>/dev/null) & exec "$@" 3<&-'

/**
 * Ctrl-C reaches it exactly once and lets it finish; when it ends, so do we.
 * @param {import('./bootstrap.mjs').Runtime} runtime
 * @param {string[]} words
 */
export function serve({ node, env }, words) {
  // Its own session, because a terminal sends Ctrl-C to everybody and npm passes it on once more.
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
 * npm that is killed outright tells nobody, and the shell it put between us lives on.
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
