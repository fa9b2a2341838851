import { type ChildProcess, spawn } from 'node:child_process'
import { closeSync, openSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { StartFault } from '../fault.ts'
import { type Cluster, lastLine, serverEnvironment } from './cluster.ts'

/** A running PostgreSQL server. */
export interface Server {
  exited: Promise<void>
  stop(): Promise<void>
}

// For a small machine that also runs the product; a large installation has its own PostgreSQL.
const SETTINGS: Record<string, string> = {
  shared_buffers: '128MB',
  effective_cache_size: '512MB',
  work_mem: '8MB',
  maintenance_work_mem: '64MB',
  max_connections: '60',
  max_wal_size: '512MB',
  random_page_cost: '1.1',
  wal_compression: 'on',
  synchronous_commit: 'on',
  fsync: 'on',
  jit: 'off',
  log_min_messages: 'warning',
  log_line_prefix: '%m ',
  timezone: 'UTC',
  log_timezone: 'UTC',
}

// The server takes this shell's place. Before that the shell leaves a watcher behind that reads a pipe of
// which only our process holds the other end: when it ends, by stop() or because we were killed, the server
// is asked to shut down at once (SIGINT).
const TIED_TO_PIPE = '(cat <&3 >/dev/null; kill -INT $$) & exec "$@" 3<&-'

const START_LIMIT_MS = 120_000
const IN_USE_AFTER_MS = 3_000
const STOP_LIMIT_MS = 20_000
const LOG_LIMIT_BYTES = 5_000_000

/**
 * Starts the server of this cluster and returns when it takes connections. A predecessor that is still
 * going down, or whose memory is not yet released, is waited for; one that stays up is another process
 * using the same folder: StartFault.
 */
export async function launchServer(cluster: Cluster, extraSettings: Record<string, string>): Promise<Server> {
  rotateLog(cluster.logFile)
  const startedAt = Date.now()
  let inUseSince: number | undefined
  for (;;) {
    const logSize = sizeOf(cluster.logFile)
    const server = spawnServer(cluster, { ...SETTINGS, ...extraSettings })
    if (await becomesReady(cluster, server, startedAt + START_LIMIT_MS)) return server
    const said = readFileSync(cluster.logFile).subarray(logSize).toString('utf8')
    const waiting = /lock file ".*" already exists|shared memory block .* still in use/.test(said)
    if (!waiting || Date.now() > startedAt + START_LIMIT_MS) {
      throw new StartFault(`The embedded PostgreSQL did not start: ${lastLine(said)} (its log is ${cluster.logFile})`)
    }
    inUseSince = standing(cluster).status === 'ready' ? (inUseSince ?? Date.now()) : undefined
    if (inUseSince && Date.now() - inUseSince > IN_USE_AFTER_MS) {
      throw new StartFault(`Another process is using the data in ${cluster.folder}. Stop it first, or choose another DATA_DIR.`)
    }
    forgetStrangersPid(cluster)
    await delay(150)
  }
}

function spawnServer(cluster: Cluster, settings: Record<string, string>): Server & { child: ChildProcess } {
  const log = openSync(cluster.logFile, 'a', 0o600)
  const given = {
    ...settings,
    listen_addresses: '',
    unix_socket_directories: `"${cluster.socketFolder}"`,
    unix_socket_permissions: '0700',
    port: String(cluster.port),
  }
  const options = Object.entries(given).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const [command = '', ...words] = [...cluster.runAs.prefix, 'sh', '-c', TIED_TO_PIPE, 'postgres']
  // Its own session: Ctrl-C in a terminal is for us to answer, in our order.
  const child = spawn(command, [...words, cluster.binary, '-D', cluster.dataFolder, ...options], {
    detached: true,
    env: serverEnvironment(),
    stdio: ['ignore', log, log, 'pipe'],
  })
  closeSync(log)
  const pipe = child.stdio[3]
  const exited = new Promise<void>((resolve) => child.once('close', () => resolve()).once('error', () => resolve()))
  void exited.then(() => pipe?.destroy())
  // Neither keeps our process alive: when everything else has ended, so may the database.
  child.unref()
  if (pipe && 'unref' in pipe && typeof pipe.unref === 'function') pipe.unref()
  return { child, exited, stop: () => stopServer(child, exited) }
}
