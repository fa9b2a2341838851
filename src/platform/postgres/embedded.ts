import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { StartupError } from '../fault.ts'
import { type Cluster, prepareCluster } from './cluster.ts'
import type { Connection } from './database.ts'
import { launchServer, type Server } from './server.ts'

/** The PostgreSQL that comes with the product. */
export interface EmbeddedPostgres {
  connection: Extract<Connection, { host: string }>
  /** Lets running statements end abruptly but nothing committed be lost; returns when it is down. */
  stop(): Promise<void>
}

const DATABASE = 'bloesem'
const RESTART_MS = [100, 1_000, 5_000, 30_000]

/**
 * Starts the embedded PostgreSQL on `dataDir`/postgres, making the cluster first where there is none. It
 * listens on a unix socket only, asks for a password of its own, and lives exactly as long as this process:
 * it goes down by itself even when the process is killed. If it ever stops alone it is started again on the
 * same socket, so that a pool simply reconnects.
 * Throws a StartupError when the folder cannot be used: unreadable, of another PostgreSQL, or in use.
 * @param settings extra server settings, such as `fsync: 'off'` for a database that tests throw away
 * @param report told, in one line, when the database stopped alone
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
    stop: keepUp(first, launch, options.report ?? (() => {})),
  }
}

/**
 * The same for a tool that may be used while the product runs: joins the database that another process is
 * serving from this folder, else starts it. Throws a StartupError where there is no database yet, unless `make`.
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
  return (await answers(connection))
    ? { connection, stop: async () => {} }
    : startEmbedded({ dataDir: options.dataDir })
}

async function answers(connection: EmbeddedPostgres['connection']): Promise<boolean> {
  const client = new pg.Client(connection)
  return client.connect().then(
    () => client.end().then(() => true),
    () => false,
  )
}

/** Starts the server again whenever it stops alone. @returns how to stop for good */
function keepUp(
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
  const watched = watch()
  return async () => {
    stopping.abort()
    await server?.stop()
    await watched
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
