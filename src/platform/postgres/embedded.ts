import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { StartupError } from '../startup-error.ts'
import { type Cluster, prepareCluster } from './cluster.ts'
import type { Connection } from './database.ts'
import { launchServer, type Server } from './server.ts'

/** The bundled PostgreSQL. */
export interface EmbeddedPostgres {
  connection: Extract<Connection, { host: string }>
  /** Fast shutdown: aborts running statements, loses nothing committed. Resolves when the server is down. */
  stop(): Promise<void>
}

const DATABASE = 'bloesem'
const RESTART_MS = [100, 1_000, 5_000, 30_000]

/**
 * Starts the embedded PostgreSQL on `dataDir`/postgres, creating the cluster if there is none. It listens on a unix socket
 * only, needs a password, and stops when this process ends, also when it is killed. If the server stops by itself it is
 * restarted on the same socket, so that pools reconnect.
 * @param settings additional server settings, such as `fsync: 'off'` in tests
 * @param report called with one line when the server stopped by itself
 * @throws a StartupError when the folder is unreadable, of another PostgreSQL version, or in use
 */
export async function startEmbedded(options: {
  dataDir: string
  settings?: Record<string, string>
  report?: (line: string) => void
}): Promise<EmbeddedPostgres> {
  const cluster = await prepareCluster(join(options.dataDir, 'postgres'))
  const launch = () => launchServer(cluster, options.settings ?? {})
  const first = await launch()
  try {
    await ensureDatabase(cluster)
  } catch (error) {
    await first.stop()
    throw error
  }
  return {
    connection: connectionTo(cluster, DATABASE),
    stop: supervise(first, launch, options.report ?? (() => {})),
  }
}

/**
 * Connects to the server that another process runs on this folder, or starts it. For tools.
 * @throws a StartupError when there is no database yet, unless `make`
 */
export async function joinEmbedded(options: {
  dataDir: string
  make: boolean
}): Promise<EmbeddedPostgres> {
  const folder = join(options.dataDir, 'postgres')
  if (!options.make && !existsSync(folder)) {
    throw new StartupError(
      `There is no database in ${options.dataDir}. Set DATA_DIR to the right one.`,
    )
  }
  const connection = connectionTo(await prepareCluster(folder), DATABASE)
  return (await isAnswering(connection))
    ? { connection, stop: async () => {} }
    : startEmbedded({ dataDir: options.dataDir })
}

async function isAnswering(connection: EmbeddedPostgres['connection']): Promise<boolean> {
  const client = new pg.Client(connection)
  return client.connect().then(
    () => client.end().then(() => true),
    () => false,
  )
}

/** Restarts the server whenever it stops by itself. @returns a function that stops it for good */
function supervise(
  first: Server,
  launch: () => Promise<Server>,
  report: (line: string) => void,
): () => Promise<void> {
  const stopping = new AbortController()
  let server: Server | undefined = first
  const watch = async () => {
    for (let failures = 0; ; ) {
      await server?.exited
      const pause = RESTART_MS[Math.min(failures, RESTART_MS.length - 1)]
      if (!stopping.signal.aborted) {
        report(`The embedded PostgreSQL stopped by itself; starting it again in ${pause} ms.`)
      }
      await delay(pause, undefined, { signal: stopping.signal }).catch(() => {})
      if (stopping.signal.aborted) return
      server = await launch().catch(() => undefined)
      failures = server ? 0 : failures + 1
      if (stopping.signal.aborted) await server?.stop()
    }
  }
  const supervision = watch()
  return async () => {
    stopping.abort()
    await server?.stop()
    await supervision
  }
}

function connectionTo(cluster: Cluster, database: string): EmbeddedPostgres['connection'] {
  return {
    host: cluster.socketFolder,
    port: cluster.port,
    user: cluster.user,
    password: cluster.password,
    database,
  }
}

async function ensureDatabase(cluster: Cluster): Promise<void> {
  const client = new pg.Client(connectionTo(cluster, 'postgres'))
  try {
    await client.connect()
    const { rowCount } = await client.query('select from pg_database where datname = $1', [
      DATABASE,
    ])
    if (rowCount === 0) await client.query(`create database ${DATABASE}`)
  } catch (error) {
    if (error instanceof pg.DatabaseError && error.code === '28P01') {
      throw new StartupError(
        `The password in ${cluster.passwordFile} no longer opens the database. Put back the file that belongs to it.`,
      )
    }
    throw error
  } finally {
    await client.end()
  }
}
