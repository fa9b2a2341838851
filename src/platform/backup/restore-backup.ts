import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Pool, PoolClient } from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { StartupError } from '../fault.ts'
import { isUnavailable } from '../postgres/database.ts'
import { migrate, migrationState } from '../postgres/migrate.ts'
import {
  type BackupHead,
  type BackupReader,
  backupReader,
  FIRST_LINE,
  type Section,
} from './format.ts'
import { copyTarget, type Table, tablesInOrder } from './tables.ts'
import { COPY_JOBS_BACK, prepareJobs, queueJobs } from './waiting-jobs.ts'
import { linesIn, type Report } from './write-backup.ts'

/** A backup whose head has been read. */
export interface OpenBackup {
  readonly head: BackupHead
  /**
   * Puts everything back, in one transaction, into a database that holds nothing yet, and migrates it to this
   * release. Throws a StartupError when the database is not empty, when backup and database do not fit each other,
   * or when the checksum is wrong; the database then holds nothing still.
   */
  restoreInto(pool: Pool, report: Report): Promise<void>
}

/** @param source the bytes of a backup, no longer compressed; @throws StartupError when they are not a backup */
export async function openBackup(source: AsyncIterable<Buffer>): Promise<OpenBackup> {
  const reader = backupReader(source)
  const first = await reader.line().catch(() => '')
  if (first !== FIRST_LINE) {
    throw new StartupError(
      first.startsWith('bloesem-backup ')
        ? 'The backup was made by a newer release. Restore it with that release.'
        : 'The file is not a backup of this product.',
    )
  }
  const head: BackupHead = JSON.parse(await reader.line())
  return { head, restoreInto: (pool, report) => restore(pool, head, reader, report) }
}

async function restore(
  pool: Pool,
  head: BackupHead,
  reader: BackupReader,
  report: Report,
): Promise<void> {
  await migrateTo(pool, head)
  const client = await pool.connect()
  try {
    await client.query('begin')
    await fill(client, reader, report)
    await client.query('commit')
  } catch (error) {
    throw error instanceof StartupError || isUnavailable(error) ? error : damaged(error)
  } finally {
    client.release(true)
  }
  await migrate(pool)
  await pool.query('analyze')
}

// A broken byte shows as whatever reads it first: the unpacking, the reading of a line, or PostgreSQL.
function damaged(error: unknown): StartupError {
  const reason = error instanceof Error ? error.message : String(error)
  return new StartupError(`The backup is damaged (${reason}). Use another copy of it.`)
}

/** Brings an empty database to the state the backup was made in. */
async function migrateTo(pool: Pool, head: BackupHead): Promise<void> {
  const { seen, brought } = await migrationState(pool)
  const unknown = head.migrations.filter((name, index) => brought[index] !== name)
  if (unknown.length > 0) {
    throw new StartupError(
      `The backup was made by a newer release, ${head.release} (it has ${unknown.join(', ')}). Restore it with that release.`,
    )
  }
  const ahead = seen.filter((name) => !head.migrations.includes(name))
  if (ahead.length > 0) {
    throw new StartupError(
      `The database is further than the backup (it has ${ahead.join(', ')}). Restore into a database, or a DATA_DIR, that nothing was started on yet.`,
    )
  }
  const last = head.migrations.at(-1)
  if (last !== undefined) await migrate(pool, undefined, last)
}

async function fill(client: PoolClient, reader: BackupReader, report: Report): Promise<void> {
  const tables = new Map((await tablesInOrder(client)).map((table) => [table.name, table]))
  for (const { name } of tables.values()) {
    // What triggers derive is in the backup already. Nobody else can write to the table until the end.
    await client.query(`alter table ${name} disable trigger user`)
    const { rowCount } = await client.query(`select from ${name} limit 1`)
    if (rowCount !== 0) {
      throw new StartupError(
        `The database is not empty: ${name} has rows. Restore into a new database, or choose another DATA_DIR.`,
      )
    }
  }
  await prepareJobs(client)
  let before = reader.checksum()
  let line = await reader.line()
  for (; line.startsWith('{'); before = reader.checksum(), line = await reader.line()) {
    await fillSection(client, JSON.parse(line), { tables, reader, report })
  }
  if (line !== before) {
    throw damaged('its checksum is wrong')
  }
  await queueJobs(client)
  for (const { name } of tables.values()) {
    await client.query(`alter table ${name} enable trigger user`)
  }
}

async function fillSection(
  client: PoolClient,
  section: Section,
  into: { tables: Map<string, Table>; reader: BackupReader; report: Report },
): Promise<void> {
  const { reader, report } = into
  if ('table' in section) {
    const target = copyTarget(knownTable(section, into.tables))
    const rows = await copyRows(client, `copy ${target} from stdin`, reader)
    report(section.table, rows)
  } else if ('sequence' in section) {
    await client.query('select setval($1::regclass, $2)', [section.sequence, section.value])
  } else {
    report('waiting jobs', await copyRows(client, COPY_JOBS_BACK, reader))
  }
}

// Names out of a file go into a statement only as those the database has itself.
function knownTable(
  { table, columns }: Extract<Section, { table: string }>,
  tables: Map<string, Table>,
): Table {
  const known = tables.get(table)
  const unknown = columns.filter((column) => !known?.columns.includes(column))
  if (known && unknown.length === 0) return { name: known.name, columns }
  throw new StartupError(
    `The backup does not fit this release: it has ${known ? `${table}.${unknown.join(', ')}` : table}.`,
  )
}

async function copyRows(
  client: PoolClient,
  statement: string,
  reader: BackupReader,
): Promise<number> {
  let rows = 0
  const counted = async function* () {
    for await (const piece of reader.rows()) {
      rows += linesIn(piece)
      yield piece
    }
  }
  await pipeline(Readable.from(counted()), client.query(copyFrom(statement)))
  return rows
}
