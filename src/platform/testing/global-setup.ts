import { mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Pool } from 'pg'
import type { TestProject } from 'vitest/node'
import { type Connection, openDatabase } from '../postgres/database.ts'
import { startEmbedded } from '../postgres/embedded.ts'
import { migrate } from '../postgres/migrate.ts'
import { copyFolder, fastFolder } from './copy-folder.ts'

declare module 'vitest' {
  interface ProvidedContext {
    postgres: Extract<Connection, { host: string }>
    /** A data folder with a migrated database that no server uses, to be copied. */
    migratedFolder: string
  }
}

export const TEMPLATE = 'template_migrated'

/** Starts one embedded PostgreSQL for the whole run, with a migrated template of the test databases. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(fastFolder(), 'bloesem-test-'))
  const dataDir = join(folder, 'run')
  const migratedFolder = join(folder, 'migrated')
  await migrateNewFolder(migratedFolder)
  copyFolder(migratedFolder, dataDir)
  const postgres = await startEmbedded({ dataDir, settings: FAST_SETTINGS })
  const admin = openDatabase(postgres.connection, { maxConnections: 1 })
  await admin.pool.query(`create database ${TEMPLATE} template ${postgres.connection.database}`)
  await admin.close()
  project.provide('postgres', postgres.connection)
  project.provide('migratedFolder', migratedFolder)
  return async () => {
    await postgres.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function migrateNewFolder(dataDir: string): Promise<void> {
  const postgres = await startEmbedded({ dataDir, settings: FAST_SETTINGS })
  const database = openDatabase(postgres.connection, { maxConnections: 4 })
  await migrate(database.pool)
  await hashPasswordOnce(database.pool, postgres.connection)
  await database.close()
  await postgres.stop()
}

// Who connects derives the key of the password in as many steps as were taken when it was set: 4,096 by default.
async function hashPasswordOnce(
  pool: Pool,
  { user, password }: Extract<Connection, { host: string }>,
): Promise<void> {
  const client = await pool.connect()
  await client.query('set scram_iterations = 1')
  await client.query(
    `alter role ${client.escapeIdentifier(user)} password ${client.escapeLiteral(password)}`,
  )
  client.release()
}

const FAST_SETTINGS = {
  fsync: 'off',
  full_page_writes: 'off',
  wal_level: 'minimal',
  max_wal_senders: '0',
  wal_compression: 'off',
  max_connections: '300',
  autovacuum: 'off',
}
