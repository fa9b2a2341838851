import { mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { type Connection, openDatabase } from '../postgres/database.ts'
import { startEmbedded } from '../postgres/embedded.ts'
import { migrate } from '../postgres/migrate.ts'
import { fastFolder } from './folder.ts'

declare module 'vitest' {
  interface ProvidedContext {
    postgres: Extract<Connection, { host: string }>
  }
}

export const TEMPLATE = 'template_migrated'

/** Starts one embedded PostgreSQL for the whole run, with a migrated template of the test databases. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = mkdtempSync(join(fastFolder(), 'bloesem-test-'))
  const postgres = await startEmbedded({ dataDir, settings: FAST_SETTINGS })
  const admin = openDatabase(postgres.connection, { maxConnections: 1 })
  await admin.pool.query(`create database ${TEMPLATE}`)
  await admin.close()
  const template = openDatabase(
    { ...postgres.connection, database: TEMPLATE },
    { maxConnections: 4 },
  )
  await migrate(template.pool)
  await template.close()
  project.provide('postgres', postgres.connection)
  return async () => {
    await postgres.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

const FAST_SETTINGS = {
  fsync: 'off',
  full_page_writes: 'off',
  max_connections: '300',
  autovacuum: 'off',
}
