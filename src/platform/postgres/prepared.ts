import type { CompiledQuery } from 'kysely'
import type { Pool } from 'pg'
import { sha256 } from '../crypto.ts'

/**
 * Runs a query as a prepared statement, which PostgreSQL parses and plans once per connection. For frequent statements
 * with a constant text; a list of varying length in the text would leave one plan for every length.
 */
export async function runPrepared<Row>(
  pool: Pick<Pool, 'query'>,
  query: CompiledQuery<Row>,
): Promise<Row[]> {
  const { sql: text, parameters } = query
  const { rows } = await pool.query({ name: nameOf(text), text, values: [...parameters] })
  return rows
}

const names = new Map<string, string>()

function nameOf(text: string): string {
  const known = names.get(text)
  if (known) return known
  const name = sha256(text).slice(0, 32)
  names.set(text, name)
  return name
}
