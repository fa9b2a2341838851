import { type QueryExecutorProvider, sql } from 'kysely'
import { violatedConstraint } from '#platform/postgres/constraint.ts'
import { type Cell, copyRows } from '#platform/postgres/copy-rows.ts'
import { inSavepoint } from '#platform/postgres/savepoint.ts'

/** Anything that runs SQL: an open database, or `{ query: transaction }`. */
export interface SqlExecutor {
  query: QueryExecutorProvider
}

export type Row = Readonly<Record<string, Cell | undefined>>

/**
 * Inserts any number of rows; absent columns keep their defaults.
 * Every row must have the same columns. Points are `(x,y)`, ranges `[from,to)`, instants ISO 8601.
 */
export async function insertRows(
  database: SqlExecutor,
  table: string,
  rows: readonly Row[],
): Promise<void> {
  if (rows.length === 0) return
  const columns = columnsOf(rows)
  const cells = rows.map((row) => columns.map((column) => row[column] ?? null))
  await copyRows(database.query, { table, columns }, cells)
}

/**
 * Inserts the rows that violate no constraint, in a transaction; returns the values of a column of the inserted rows. That
 * each row is tested before it is inserted costs as much as inserting it, so it is done only where one violates a constraint.
 */
export async function insertNonConflicting(
  database: SqlExecutor,
  table: string,
  rows: readonly Row[],
  column: string,
): Promise<Set<string>> {
  if (rows.length === 0) return new Set()
  try {
    await inSavepoint(database.query, () => insertRows(database, table, rows))
    return new Set(rows.map((row) => String(row[column])))
  } catch (error) {
    if (violatedConstraint(error) === undefined) throw error
  }
  return insertAbsentRows(database, table, rows, column)
}

/** As `insertNonConflicting`, where most rows may be there already: each is tested. */
export async function insertAbsentRows(
  database: SqlExecutor,
  table: string,
  rows: readonly Row[],
  column: string,
): Promise<Set<string>> {
  if (rows.length === 0) return new Set()
  const { rows: inserted } = await sql<{ value: string }>`
    ${insertStatement(table, rows)} on conflict do nothing
    returning ${sql.ref(column)} as value`.execute(database.query)
  return new Set(inserted.map(({ value }) => value))
}

/** Inserts one row and returns its id. */
export async function insertRow(database: SqlExecutor, table: string, row: Row): Promise<string> {
  const { rows } = await sql<{ id: string }>`${insertStatement(table, [row])} returning id`.execute(
    database.query,
  )
  const [inserted] = rows
  if (inserted === undefined) throw new Error(`No row came back from ${table}`)
  return inserted.id
}

function insertStatement(table: string, rows: readonly Row[]) {
  const columns = sql.join(columnsOf(rows).map((column) => sql.ref(column)))
  return sql`insert into ${sql.table(table)} (${columns})
    select ${columns} from json_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::json)`
}

function columnsOf([row = {}]: readonly Row[]): string[] {
  return Object.entries(row).flatMap(([name, cell]) => (cell === undefined ? [] : [name]))
}

/** A half-open range of instants in the format of a tstzrange column. */
export function range(startsAt: number, endsAt: number): string {
  return `[${iso(startsAt)},${iso(endsAt)})`
}

/** An instant in the format of a timestamptz column. */
export function iso(epochMs: number): string {
  return new Date(epochMs).toISOString()
}
