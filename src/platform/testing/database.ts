import { sql } from 'kysely'
import { inject, onTestFinished } from 'vitest'
import { type Connection, type Database, openDatabase } from '../postgres/database.ts'
import { randomToken } from '../random.ts'
import { TEMPLATE } from './global-setup.ts'

export interface TestDatabase<Tables> extends Database<Tables> {
  connection: Extract<Connection, { host: string }>
}

interface Options {
  template?: string
  /** How many at most; three when left out. */
  connections?: number | undefined
}

/** For tests in which more than two transactions meet at the same moment. */
export const MANY_CONNECTIONS = 10

const PATIENT_MS = 30_000

/**
 * A new migrated database, dropped when the test ends. Pass `afterAll` as `cleanUp` to share it among the tests of a file.
 * Each further connection costs as much as dozens of statements: it reads the catalog and plans anew.
 */
export async function aDatabase<Tables>(
  cleanUp: (drop: () => Promise<void>) => void = onTestFinished,
  { template = TEMPLATE, connections = 3 }: Options = {},
): Promise<TestDatabase<Tables>> {
  const server = inject('postgres')
  const connection = await copyOf(template, server)
  const name = connection.database
  const database = openDatabase<Tables>(connection, {
    maxConnections: connections,
    connectTimeoutMs: PATIENT_MS, // a busy machine is no fault of what is tested
  })
  cleanUp(async () => {
    await database.close()
    await runAsAdmin(server, `drop database ${name} with (force)`)
  })
  return { ...database, connection }
}

async function copyOf(template: string, server: TestDatabase<unknown>['connection']) {
  const name = `test_${randomToken(9).replace(/\W/g, '_').toLowerCase()}`
  await runAsAdmin(server, `create database ${name} template ${template} strategy file_copy`)
  return { ...server, database: name }
}

/**
 * Makes a template of test databases once in a run: the first file that asks for it fills a migrated one, and others wait.
 * @returns what `fill` said of it, as every file gets it
 */
export async function makeTemplate<Said>(
  template: string,
  fill: (connection: TestDatabase<unknown>['connection']) => Promise<Said>,
): Promise<Said> {
  const server = inject('postgres')
  const admin = openDatabase(server, { maxConnections: 1 })
  const said = await admin.transaction(async (transaction) => {
    await sql`select pg_advisory_xact_lock(hashtext(${template}))`.execute(transaction)
    const { rows } = await sql<{ said: string }>`
      select shobj_description(oid, 'pg_database') as said from pg_database
      where datname = ${template}`.execute(transaction)
    if (rows[0]) return JSON.parse(rows[0].said) as Said
    const connection = await copyOf(TEMPLATE, server)
    const filled = await fill(connection)
    const comment = JSON.stringify(filled).replaceAll("'", "''")
    await runAsAdmin(server, `comment on database ${connection.database} is '${comment}'`)
    await runAsAdmin(server, `alter database ${connection.database} rename to ${template}`)
    return filled
  })
  await admin.close()
  return said
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
