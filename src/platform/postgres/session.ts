import { Kysely, PostgresDialect } from 'kysely'
import type pg from 'pg'

/** Database access within one transaction. */
export interface Session<Tables> {
  query: Kysely<Tables>
  /** For plain `pg`. */
  pool: Pick<pg.Pool, 'query'>
  /** Runs a part of the work in a savepoint: a failure undoes only that part, and the transaction continues. */
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
    // PostgreSQL answers ROLLBACK when a caught failure has left the transaction aborted.
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
  // Kysely releases its connection after every query; this one is kept until the transaction ends.
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
