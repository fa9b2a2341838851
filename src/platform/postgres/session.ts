import { Kysely, PostgresDialect } from 'kysely'
import type pg from 'pg'

/** A database as one transaction sees it. */
export interface Session<Tables> {
  query: Kysely<Tables>
  /** For statements in plain `pg`. */
  pool: Pick<pg.Pool, 'query'>
  /** Does a part of the work: when it fails it is undone alone and the transaction goes on. */
  attempt<Result>(part: () => Promise<Result>): Promise<Result>
}

/** Runs the work in one transaction on one connection, and commits. */
export async function inSession<Tables, Result>(
  pool: pg.Pool,
  work: (session: Session<Tables>) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect()
  let broken: unknown
  try {
    await client.query('begin')
    const result = await work(sessionOn<Tables>(client))
    // Where a failure was caught that left the transaction aborted, PostgreSQL ends it so.
    const { command } = await client.query('commit')
    if (command === 'ROLLBACK') throw new Error('the transaction was undone')
    return result
  } catch (error) {
    await client.query('rollback').catch((failure) => {
      broken = failure
    })
    throw error
  } finally {
    client.release(broken !== undefined)
  }
}

function sessionOn<Tables>(client: pg.PoolClient): Session<Tables> {
  // Kysely gives its connection back after every query; this one stays until the transaction ends.
  const connection = { query: client.query.bind(client), release: () => {} }
  const pool = { connect: async () => connection, end: async () => {}, options: {} }
  const query = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: pool as never }) })
  return {
    query,
    pool: connection,
    attempt: async (part) => {
      await client.query('savepoint part')
      try {
        const result = await part()
        await client.query('release savepoint part')
        return result
      } catch (error) {
        await client.query('rollback to savepoint part')
        throw error
      }
    },
  }
}
