import type { Pool, PoolClient } from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { migrationState } from '../postgres/migrate.ts'
import { type BackupHead, END_OF_ROWS, FIRST_LINE, type Section, withChecksum } from './format.ts'
import { copyTarget, sequences, tablesInOrder } from './tables.ts'
import { COPY_WAITING_JOBS } from './waiting-jobs.ts'

/** Called after each table with its number of rows. */
export type ReportRows = (table: string, rows: number) => void

/**
 * Writes a backup (format.ts) of tables, sequences and waiting jobs, from one repeatable-read snapshot, while the product
 * runs. Only one chunk at a time is in memory. The snapshot ends when the reader stops early.
 */
export async function* writeBackup(
  pool: Pool,
  about: Pick<BackupHead, 'release' | 'secret'>,
  report: ReportRows,
): AsyncGenerator<Buffer> {
  const { applied } = await migrationState(pool)
  const client = await pool.connect()
  try {
    await client.query('begin isolation level repeatable read, read only')
    // A table takes as long as the reader takes to read it.
    await client.query('set local statement_timeout = 0')
    const { rows } = await client.query('select now() as at')
    const madeAt = new Date(rows[0].at).toISOString()
    yield* withChecksum(parts(client, { ...about, migrations: applied, madeAt }, report))
  } finally {
    client.release(true)
  }
}

async function* parts(
  client: PoolClient,
  head: BackupHead,
  report: ReportRows,
): AsyncGenerator<Buffer> {
  yield Buffer.from(`${FIRST_LINE}\n${JSON.stringify(head)}\n`)
  for (const table of await tablesInOrder(client)) {
    yield lineOf({ table: table.name, columns: table.columns })
    yield* rowsOf(client, `copy ${copyTarget(table)} to stdout`, (rows) => report(table.name, rows))
  }
  for (const { name, value } of await sequences(client)) {
    if (value !== null) yield lineOf({ sequence: name, value })
  }
  yield lineOf({ jobs: true })
  yield* rowsOf(client, COPY_WAITING_JOBS, (rows) => report('waiting jobs', rows))
}

async function* rowsOf(
  client: PoolClient,
  statement: string,
  report: (rows: number) => void,
): AsyncGenerator<Buffer> {
  let rows = 0
  for await (const piece of client.query(copyTo(statement))) {
    rows += linesIn(piece)
    yield piece
  }
  yield END_OF_ROWS
  report(rows)
}

function lineOf(section: Section): Buffer {
  return Buffer.from(`${JSON.stringify(section)}\n`)
}

/** The number of lines in these bytes; COPY writes one row per line. */
export function linesIn(bytes: Buffer): number {
  let lines = 0
  for (let at = bytes.indexOf(10); at >= 0; at = bytes.indexOf(10, at + 1)) lines++
  return lines
}
