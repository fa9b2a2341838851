import { inject, onTestFinished } from 'vitest'
import { type Connection, type Database, openDatabase } from '../postgres/database.ts'
import { randomToken } from '../random.ts'
import { TEMPLATE } from './global-setup.ts'

export interface TestDatabase<Tables> extends Database<Tables> {
  connection: Extract<Connection, { host: string }>
}

/**
 * A new migrated database, dropped when the test ends. Pass `afterAll` as `cleanUp` to share it among the tests of a file.
 */
export async function aDatabase<Tables>(
  cleanUp: (drop: () => Promise<void>) => void = onTestFinished,
): Promise<TestDatabase<Tables>> {
  const server = inject('postgres')
  const name = `test_${randomToken(9).replace(/\W/g, '_').toLowerCase()}`
  const connection = { ...server, database: name }
  await runAsAdmin(server, `create database ${name} template ${TEMPLATE} strategy file_copy`)
  const database = openDatabase<Tables>(connection, { maxConnections: 10 })
  cleanUp(async () => {
    await database.close()
    await runAsAdmin(server, `drop database ${name} with (force)`)
  })
  return { ...database, connection }
}

/** The DATABASE_URL of a test database. */
export function urlOf(connection: TestDatabase<unknown>['connection']): string {
  const { user, password, host, port, database } = connection
  const query = new URLSearchParams({ host, port: String(port) })
  return `postgresql://${user}:${encodeURIComponent(password)}@localhost/${database}?${query}`
}

// One connection for all files of a worker: to open one takes as long as to create a database. It ends with the server.
let admin: Database<unknown> | undefined

async function runAsAdmin(server: Connection, statement: string): Promise<void> {
  admin ??= openDatabase(server, { maxConnections: 1 })
  await admin.pool.query(statement)
}
