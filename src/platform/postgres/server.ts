import { spawn } from 'node:child_process'
import { closeSync, openSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs'
import { Socket } from 'node:net'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { StartupError } from '../startup-error.ts'
import { type Cluster, errorLine, serverEnvironment } from './cluster.ts'
import { changeOwner } from './run-as.ts'

/** A running PostgreSQL server. */
export interface Server {
  exited: Promise<void>
  stop(): Promise<void>
}

// For a small machine that also runs the product; large installations use their own PostgreSQL.
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
  // Statement errors contain personal data; our own log has them without it.
  log_min_messages: 'fatal',
  log_min_error_statement: 'panic',
  log_line_prefix: '%m ',
  timezone: 'UTC',
  log_timezone: 'UTC',
}

// The shell starts a watcher that reads a pipe, then becomes the server by exec. Only our process holds the other end of
// the pipe: when it closes, by stop() or because we were killed, the watcher sends SIGINT, a fast shutdown.
const STOP_WITH_PARENT = '(cat <&3 >/dev/null; kill -INT $$ 2>/dev/null) & exec "$@" 3<&-'

const START_LIMIT_MS = 120_000
const IN_USE_AFTER_MS = 3_000
const STOP_LIMIT_MS = 20_000
const LOG_LIMIT_BYTES = 5_000_000

/**
 * Starts the server of this cluster and resolves when it accepts connections. Waits for a previous server that is still
 * shutting down.
 * @throws a StartupError when another process goes on using the folder, or the server does not start
 */
export async function launchServer(
  cluster: Cluster,
  extraSettings: Record<string, string>,
): Promise<Server> {
  rotateLog(cluster.logFile)
  const startedAt = Date.now()
  let inUseSince: number | undefined
  for (;;) {
    const logSize = sizeOf(cluster.logFile)
    const server = spawnServer(cluster, { ...SETTINGS, ...extraSettings })
    if (await waitUntilReady(cluster, server, startedAt + START_LIMIT_MS)) return server
    const output = readFileSync(cluster.logFile).subarray(logSize).toString('utf8')
    const waiting = /lock file ".*" already exists|shared memory block .* still in use/.test(output)
    if (!waiting || Date.now() > startedAt + START_LIMIT_MS) {
      throw new StartupError(
        `The embedded PostgreSQL did not start: ${errorLine(output)} (its log is ${cluster.logFile})`,
      )
    }
    inUseSince =
      postmasterState(cluster).status === 'ready' ? (inUseSince ?? Date.now()) : undefined
    if (inUseSince && Date.now() - inUseSince > IN_USE_AFTER_MS) {
      throw new StartupError(
        `Another process is using the data in ${cluster.folder}. Stop it first, or choose another DATA_DIR.`,
      )
    }
    removeStalePid(cluster)
    await delay(150)
  }
}

function spawnServer(
  cluster: Cluster,
  settings: Record<string, string>,
): Server & { pid: number | undefined } {
  const log = openSync(cluster.logFile, 'a', 0o600)
  const allSettings = {
    ...settings,
    listen_addresses: '',
    unix_socket_directories: `"${cluster.socketFolder}"`,
    unix_socket_permissions: '0700',
    port: String(cluster.port),
  }
  const options = Object.entries(allSettings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const [command = '', ...words] = [
    ...cluster.runAs.prefix,
    'sh',
    '-c',
    STOP_WITH_PARENT,
    'postgres',
  ]
  // Its own process group, so that Ctrl-C reaches only our process.
  const child = spawn(command, [...words, cluster.binary, '-D', cluster.dataFolder, ...options], {
    detached: true,
    env: serverEnvironment(),
    stdio: ['ignore', log, log, 'pipe'],
  })
  closeSync(log)
  changeOwner(cluster.runAs, cluster.logFile)
  const pipe = child.stdio[3]
  const exited = new Promise<void>((resolve) =>
    child.once('exit', () => resolve()).once('error', () => resolve()),
  )
  void exited.then(() => pipe?.destroy())
  // Neither the child nor the pipe keeps our process alive.
  child.unref()
  if (pipe instanceof Socket) pipe.unref()
  return {
    pid: child.pid,
    exited,
    stop: async () => {
      child.ref()
      pipe?.destroy()
      const killTimer = setTimeout(() => child.kill('SIGQUIT'), STOP_LIMIT_MS)
      await exited
      clearTimeout(killTimer)
    },
  }
}

async function waitUntilReady(
  cluster: Cluster,
  server: Server & { pid: number | undefined },
  deadline: number,
) {
  let alive = true
  void server.exited.then(() => {
    alive = false
  })
  while (alive) {
    const { pid, status } = postmasterState(cluster)
    if (pid === server.pid && status === 'ready') return true
    if (Date.now() > deadline) {
      await server.stop()
      throw new StartupError(
        `The embedded PostgreSQL takes too long to start. Its log is ${cluster.logFile}.`,
      )
    }
    await delay(10)
  }
  return false
}

// postmaster.pid: the first line is the process id, the eighth the status.
function postmasterState(cluster: Cluster): { pid?: number; status?: string } {
  try {
    const lines = readFileSync(join(cluster.dataFolder, 'postmaster.pid'), 'utf8').split('\n')
    return { pid: Number(lines[0]), status: lines[7]?.trim() ?? '' }
  } catch {
    return {}
  }
}

// After a container restart the pid in the file can be that of another program, for which PostgreSQL would wait forever.
// PostgreSQL still detects its own running processes by their shared memory.
function removeStalePid(cluster: Cluster): void {
  const { pid } = postmasterState(cluster)
  if (pid === undefined || process.platform !== 'linux' || programName(pid) === 'postgres') return
  rmSync(join(cluster.dataFolder, 'postmaster.pid'), { force: true })
  rmSync(join(cluster.socketFolder, `.s.PGSQL.${cluster.port}.lock`), { force: true })
}

// /proc/PID/stat has the name in brackets, then the state; a zombie (Z) counts as gone.
function programName(pid: number): string | undefined {
  try {
    const [, name, state] = /\((.*)\) (\w)/s.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? []
    return state === 'Z' ? undefined : name
  } catch {
    return undefined
  }
}

function rotateLog(file: string): void {
  if (sizeOf(file) > LOG_LIMIT_BYTES) renameSync(file, `${file}.old`)
}

function sizeOf(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.size ?? 0
}
