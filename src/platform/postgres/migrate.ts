import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { runner } from 'node-pg-migrate'
import type { Pool, PoolClient } from 'pg'
import { installJobQueue } from '../jobs.ts'
import { StartupError } from '../startup-error.ts'
import { LOCK } from './lock-numbers.ts'

const MIGRATIONS = join(import.meta.dirname, '../../../database/migrations')
const TABLE = 'migrations'

/**
 * Migrates the database to this release: runs the pending database/migrations/*.sql in order of name, in one transaction,
 * and installs the job queue's schema. There are no down migrations. An advisory lock lets one of several processes
 * migrate while the others wait.
 * @param last the last migration to run, for a backup of an older release; all when left out
 * @returns the names of the migrations that ran
 * @throws a StartupError for a database that a newer release has migrated
 */
export async function migrate(pool: Pool, folder = MIGRATIONS, last?: string): Promise<string[]> {
  const client = await pool.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK.migration])
    await refuseNewerDatabase(client, folder)
    const pending = await namesPending(client, folder)
    const count = last === undefined ? pending.length : pending.indexOf(last) + 1
    const ran = await runner({
      count,
      dbClient: client,
      dir: folder,
      direction: 'up',
      migrationsTable: TABLE,
      noLock: true,
      singleTransaction: true,
      logger: { info: () => {}, warn: () => {}, error: () => {} },
    })
    await installJobQueue(pool)
    return ran.map((migration) => migration.name)
  } finally {
    // Closes the connection, which releases the lock.
    client.release(true)
  }
}

/** The names of this release's migrations that the database does not have; empty when it is ready. */
export async function migrationsPending(pool: Pool, folder = MIGRATIONS): Promise<string[]> {
  const client = await pool.connect()
  try {
    return await namesPending(client, folder)
  } finally {
    client.release()
  }
}

/** The migrations of the database (`applied`) and of this release (`available`), in order. */
export async function migrationState(pool: Pool, folder = MIGRATIONS) {
  const client = await pool.connect()
  try {
    return { applied: await namesInDatabase(client), available: await namesInFolder(folder) }
  } finally {
    client.release()
  }
}

async function namesPending(client: PoolClient, folder: string): Promise<string[]> {
  const ran = new Set(await namesInDatabase(client))
  return (await namesInFolder(folder)).filter((name) => !ran.has(name))
}

async function refuseNewerDatabase(client: PoolClient, folder: string): Promise<void> {
  const known = new Set(await namesInFolder(folder))
  const unknown = (await namesInDatabase(client)).filter((name) => !known.has(name))
  if (unknown.length === 0) return
  throw new StartupError(
    `The database was already used by a newer release (it has ${unknown.join(', ')}). Start that release, or restore a backup made before it.`,
  )
}

async function namesInFolder(folder: string): Promise<string[]> {
  const files = await readdir(folder)
  return files
    .filter((file) => file.endsWith('.sql'))
    .map((file) => file.slice(0, -'.sql'.length))
    .sort()
}

async function namesInDatabase(client: PoolClient): Promise<string[]> {
  const { rows } = await client.query<{ present: boolean }>(
    'select to_regclass($1) is not null as present',
    [TABLE],
  )
  if (!rows[0]?.present) return []
  const names = await client.query<{ name: string }>(`select name from ${TABLE} order by id`)
  return names.rows.map((row) => row.name)
}
