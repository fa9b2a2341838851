import { Kysely, PostgresDialect, type Transaction } from 'kysely'
import pg from 'pg'
import { withAfterCommit } from './after-commit.ts'
import { type Connection, openPool, type PoolOptions } from './pool.ts'
import { preparingPool } from './prepared.ts'
import { openStandby, type Standby } from './standby.ts'

export type { Connection } from './pool.ts'

/**
 * An open database. `query` is for stores; `pool` is for code that uses plain `pg` (jobs, rate limits). `sessions` is for what
 * needs a connection of its own for longer than a transaction (LISTEN), or without a limit of time (backups): it never leads
 * through a pooler.
 */
export interface Database<Tables> {
  query: Kysely<Tables>
  pool: pg.Pool
  sessions: pg.Pool
  /** Standbys to read from; null without any. */
  standby: Standby | null
  /**
   * Runs the work in one transaction. After a deadlock or serialization failure it runs again, up to three times: effects
   * outside the transaction must go through `afterCommit`. A caught failure that left the transaction aborted makes it throw.
   */
  transaction<Result>(work: (trx: Transaction<Tables>) => Promise<Result>): Promise<Result>
  /** Whether the database answers within two seconds. */
  isReachable(): Promise<boolean>
  close(): Promise<void>
}

const RETRIES = 3
const RETRYABLE = new Set(['40001', '40P01'])

interface DatabaseOptions extends Omit<PoolOptions, 'isPooler'> {
  /** The server itself, where `connection` leads to a PgBouncer in transaction mode. */
  direct?: Connection | undefined
  /** Standbys to read from, in `Database.standby`. */
  standby?: Connection | undefined
}

/** For LISTEN, a connection for each channel, and a few backups. */
const SESSIONS = 4

/** Opens a database; it connects on the first query (pool.ts). */
export function openDatabase<Tables>(
  connection: Connection,
  { direct, standby: replica, ...options }: DatabaseOptions = {},
): Database<Tables> {
  const pool = openPool(connection, { ...options, isPooler: direct !== undefined })
  const sessions = openPool(direct ?? connection, {
    maxConnections: SESSIONS,
    onIdleError: options.onIdleError,
  })
  const primary = preparingPool(pool)
  const standby = replica ? openStandby(pool, replica, primary) : null
  const dialect = new PostgresDialect({ pool: standby?.pool ?? primary })
  const query = new Kysely<Tables>({ dialect })
  return {
    query,
    pool,
    sessions,
    standby: standby?.standby ?? null,
    transaction: (work) =>
      withRetries(() =>
        withAfterCommit((register) =>
          query.transaction().execute((trx) => {
            register(trx)
            return work(trx)
          }),
        ),
      ),
    isReachable: () => isAnswering(pool),
    close: async () => void (await Promise.all([pool.end(), sessions.end(), standby?.close()])),
  }
}

async function withRetries<Result>(attempt: () => Promise<Result>): Promise<Result> {
  for (let retries = 0; ; retries++) {
    try {
      return await attempt()
    } catch (error) {
      const code = error instanceof pg.DatabaseError ? error.code : undefined
      if (code === undefined || !RETRYABLE.has(code) || retries === RETRIES) throw error
    }
  }
}

async function isAnswering(pool: pg.Pool): Promise<boolean> {
  const timeout = new Promise<false>((resolve) => setTimeout(resolve, 2_000, false).unref())
  const answer = pool.query('select 1').then(
    () => true,
    () => false,
  )
  return Promise.race([answer, timeout])
}
