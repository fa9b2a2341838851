import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Pool, PoolClient } from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { migrate, migrationState } from '../postgres/migrate.ts'
import { isUnavailable } from '../postgres/unavailable.ts'
import { StartupError } from '../startup-error.ts'
import {
  type BackupHead,
  type BackupReader,
  backupReader,
  FIRST_LINE,
  type Section,
} from './format.ts'
import { copyTarget, type Table, tablesInOrder } from './tables.ts'
import { COPY_JOBS_IN, prepareJobs, queueJobs } from './waiting-jobs.ts'
import { linesIn, type ReportRows } from './write-backup.ts'

/** A backup whose head has been read. */
export interface OpenBackup {
  readonly head: BackupHead
  /**
   * Restores everything into an empty database, in one transaction, and migrates it to this release.
   * @throws a StartupError when the database is not empty, when its schema does not match the backup, or when the checksum
   * is wrong; the database then stays empty
   */
  restoreInto(pool: Pool, report: ReportRows): Promise<void>
}

/** @param source the decompressed bytes @throws a StartupError when they are not a backup */
export async function openBackup(source: AsyncIterable<Buffer>): Promise<OpenBackup> {
  const reader = backupReader(source)
  const first = await reader.line().catch(unreadable)
  if (first !== FIRST_LINE) {
    throw new StartupError(
      first.startsWith('bloesem-backup ')
        ? 'The backup was made by a newer release. Restore it with that release.'
        : 'The file is not a backup of this product.',
    )
  }
  const head = await readHead(reader)
  return { head, restoreInto: (pool, report) => restore(pool, head, reader, report) }
}

// What is not compressed, and what ends before its first line does, never was a backup.
function unreadable(error: unknown): string {
  if (error instanceof StartupError || /incorrect header check/.test(String(error))) return ''
  if (error instanceof Error && 'syscall' in error)
    throw new StartupError(`The backup cannot be read (${error.message}).`)
  throw damagedError(error)
}

async function readHead(reader: BackupReader): Promise<BackupHead> {
  try {
    const head = JSON.parse(await reader.line())
    if (!Array.isArray(head?.migrations)) throw new Error('its head names no migrations')
    return head
  } catch (error) {
    throw error instanceof StartupError ? error : damagedError(error)
  }
}

async function restore(
  pool: Pool,
  head: BackupHead,
  reader: BackupReader,
  report: ReportRows,
): Promise<void> {
  await migrateTo(pool, head)
  const client = await pool.connect()
  try {
    await client.query('begin')
    await restoreContent(client, reader, report)
    await client.query('commit')
  } catch (error) {
    throw error instanceof StartupError || isUnavailable(error) ? error : damagedError(error)
  } finally {
    client.release(true)
  }
  await migrate(pool)
  await pool.query('analyze')
}

// A damaged byte can be detected by gunzip, by the parser of a line, or by PostgreSQL.
function damagedError(error: unknown): StartupError {
  const reason = error instanceof Error ? error.message : String(error)
  return new StartupError(`The backup is damaged (${reason}). Use another copy of it.`)
}

/** Migrates an empty database to the schema of the backup. */
async function migrateTo(pool: Pool, head: BackupHead): Promise<void> {
  const { applied, available } = await migrationState(pool)
  const unknown = head.migrations.filter((name, index) => available[index] !== name)
  if (unknown.length > 0) {
    throw new StartupError(
      `The backup was made by a newer release, ${head.release} (it has ${unknown.join(', ')}). Restore it with that release.`,
    )
  }
  const ahead = applied.filter((name) => !head.migrations.includes(name))
  if (ahead.length > 0) {
    throw new StartupError(
      `The database is further than the backup (it has ${ahead.join(', ')}). Restore into a database, or a DATA_DIR, that nothing was started on yet.`,
    )
  }
  const last = head.migrations.at(-1)
  if (last !== undefined) await migrate(pool, undefined, last)
}

async function restoreContent(
  client: PoolClient,
  reader: BackupReader,
  report: ReportRows,
): Promise<void> {
  const tables = new Map((await tablesInOrder(client)).map((table) => [table.name, table]))
  for (const { name } of tables.values()) {
    // The backup has the values that triggers derive. The lock keeps others from writing until the end.
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
    await restoreSection(client, JSON.parse(line), { tables, reader, report })
  }
  if (line !== before) {
    throw damagedError('its checksum is wrong')
  }
  await queueJobs(client)
  for (const { name } of tables.values()) {
    await client.query(`alter table ${name} enable trigger user`)
  }
}

async function restoreSection(
  client: PoolClient,
  section: Section,
  into: { tables: Map<string, Table>; reader: BackupReader; report: ReportRows },
): Promise<void> {
  const { reader, report } = into
  if ('table' in section) {
    const target = copyTarget(findTable(section, into.tables))
    const rows = await copyRows(client, `copy ${target} from stdin`, reader)
    report(section.table, rows)
  } else if ('sequence' in section) {
    await client.query('select setval($1::regclass, $2)', [section.sequence, section.value])
  } else {
    report('waiting jobs', await copyRows(client, COPY_JOBS_IN, reader))
  }
}

// Only names that the database has itself become part of a statement.
function findTable(
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
