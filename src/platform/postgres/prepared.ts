import type {
  CompiledQuery,
  Kysely,
  PostgresCursor,
  PostgresPool,
  PostgresPoolClient,
  PostgresQueryResult,
} from 'kysely'
import type { Pool, PoolClient } from 'pg'
import { sha256 } from '../crypto.ts'
import { isCopy, sendCopy } from './copy-rows.ts'
import { connectWithRetry } from './moved-primary.ts'
import { isReadOnly } from './unavailable.ts'

/**
 * Runs a query as a prepared statement, which PostgreSQL parses and plans once per connection. For frequent statements
 * with a constant text; a list of varying length in the text would leave one plan for every length.
 * @param query the query builder of a database or of a transaction
 */
export async function runPrepared<Tables, Row>(
  query: Kysely<Tables>,
  statement: { compile(query: Kysely<Tables>): CompiledQuery<Row> },
): Promise<Row[]> {
  const compiled = statement.compile(query)
  if (!names.has(compiled.sql)) names.set(compiled.sql, sha256(compiled.sql).slice(0, 32))
  const { rows } = await query.executeQuery(compiled)
  return rows
}

/** The names of the statements that are prepared, by their text. */
const names = new Map<string, string>()

/**
 * A pool for Kysely, which itself passes no names of statements to `pg`. Its connections are those of a primary that may move
 * (moved-primary.ts).
 */
export function preparingPool(pool: Pool): PostgresPool {
  return {
    connect: async () => preparingClient(await connectWithRetry(pool)),
    end: () => pool.end(),
    options: pool.options,
  }
}

/** A connection for Kysely; see preparingPool. */
export function preparingClient(client: PoolClient): PostgresPoolClient {
  let isOfStandby = false
  const send = async (text: string, values: readonly unknown[]) => {
    try {
      if (isCopy(text)) return await sendCopy(client, text, String(values[0]))
      return await client.query({ name: names.get(text), text, values: [...values] })
    } catch (error) {
      isOfStandby ||= isReadOnly(error)
      throw error
    }
  }
  function query<R>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<R>>
  function query(cursor: PostgresCursor<unknown>): never
  function query(text: unknown, values: readonly unknown[] = []): unknown {
    if (typeof text !== 'string') throw new Error('no statement is read by a cursor')
    return send(text, values)
  }
  return { query, release: (isBroken) => client.release(isBroken || isOfStandby) }
}
