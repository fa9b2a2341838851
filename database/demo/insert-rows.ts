import { type QueryExecutorProvider, sql } from 'kysely'

/** Anything that runs SQL: an open database, or `{ query: transaction }`. */
export interface SqlExecutor {
  query: QueryExecutorProvider
}

type Cell = string | number | boolean | null | readonly string[]
export type Row = Readonly<Record<string, Cell | undefined>>

/**
 * Inserts any number of rows in one statement with one parameter; absent columns keep their defaults.
 * Every row must have the same columns. Points are `(x,y)`, ranges `[from,to)`, instants ISO 8601.
 */
export async function insertRows(
  database: SqlExecutor,
  table: string,
  rows: readonly Row[],
  { skipConflicting = false } = {},
): Promise<void> {
  if (rows.length === 0) return
  const statement = insertStatement(table, rows)
  await (skipConflicting ? sql`${statement} on conflict do nothing` : statement).execute(
    database.query,
  )
}

/** Inserts the rows that violate no constraint; returns the values of a column of the inserted rows. */
export async function insertNonConflicting(
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
  const columns = Object.entries(rows[0] ?? {}).flatMap(([name, cell]) =>
    cell === undefined ? [] : [sql.ref(name)],
  )
  return sql`insert into ${sql.table(table)} (${sql.join(columns)})
    select ${sql.join(columns)} from json_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::json)`
}

/** A half-open range of instants in the format of a tstzrange column. */
export function range(startsAt: number, endsAt: number): string {
  return `[${iso(startsAt)},${iso(endsAt)})`
}

/** An instant in the format of a timestamptz column. */
export function iso(epochMs: number): string {
  return new Date(epochMs).toISOString()
}
