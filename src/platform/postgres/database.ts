import { Kysely, PostgresDialect, type Transaction } from 'kysely'
import pg from 'pg'
import { withAfterCommit } from './after-commit.ts'
import { isDiskFull } from './disk-full.ts'
import { inSession, type Session } from './session.ts'
import { readValue } from './values.ts'

/** How to reach a PostgreSQL: a URL, or the parts the embedded one hands out. */
export type Connection =
  | { connectionString: string }
  | { host: string; port: number; user: string; password: string; database: string }

/**
 * An open database. `query` is for stores; `pool` is for the parts that speak plain `pg` (jobs, rate
 * limits, COPY).
 */
export interface Database<Tables> {
  query: Kysely<Tables>
  pool: pg.Pool
  /**
   * Runs the work in one transaction and commits. When PostgreSQL asks for it (deadlock, serialization
   * failure) the whole work runs again, up to three times: it must do nothing outside the transaction
   * but by `afterCommit`.
   */
  transaction<Result>(work: (trx: Transaction<Tables>) => Promise<Result>): Promise<Result>
  /** Like `transaction`, for work that also needs plain `pg`, or to undo a part of what it did. */
  session<Result>(work: (session: Session<Tables>) => Promise<Result>): Promise<Result>
  /** True when the database answers within two seconds. */
  isReachable(): Promise<boolean>
  close(): Promise<void>
}

const RETRIES = 3
const RETRYABLE = new Set(['40001', '40P01'])

interface PoolOptions {
  maxConnections?: number
  /** A statement that takes longer is given up: isUnavailable(). None is where left out. */
  statementTimeoutMs?: number
  /** Told when an idle connection breaks; the pool replaces it by itself. */
  onIdleError?: (error: Error) => void
}

/**
 * Opens a pool; nothing is connected until the first query. Sessions speak UTC. See values.ts for how
 * column types arrive.
 */
export function openDatabase<Tables>(
  connection: Connection,
  options: PoolOptions = {},
): Database<Tables> {
  const pool = new pg.Pool({
    ...connection,
    max: options.maxConnections ?? 20,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 30_000,
    types: { getTypeParser: readValue },
    // Our statements are short: compiling one costs more than running it.
    options: `-c timezone=UTC -c jit=off -c statement_timeout=${options.statementTimeoutMs ?? 0}`,
    application_name: 'bloesem',
  })
  // The last connections may hear of the server's end when the pool has already let go of them.
  pool.on('error', (error) => pool.ending || options.onIdleError?.(error))
  // A connection in use reports through its query; without a listener its own event would end the process.
  pool.on('connect', (client) => client.on('error', () => {}))
  const query = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
  return {
    query,
    pool,
    transaction: (work) =>
      withRetries(() =>
        withAfterCommit((register) =>
          query.transaction().execute((trx) => {
            register(trx)
            return work(trx)
          }),
        ),
      ),
    session: (work) => withRetries(() => inSession(pool, work)),
    isReachable: () => answers(pool),
    close: () => pool.end(),
  }
}

/**
 * True for errors that mean "no database right now" (refused, dropped, starting up, shutting down, out of
 * connections, out of time, out of space) and not "this statement is wrong": the caller answers 503 and may be asked again.
 */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (isDiskFull(error)) return true
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  if (error instanceof AggregateError) return error.errors.some(isUnavailable)
  // No socket to connect to; any other file that is missing says nothing of the database.
  if (code === 'ENOENT') return 'syscall' in error && error.syscall === 'connect'
  return (
    UNAVAILABLE_CODES.has(code) || code.startsWith('08') || UNAVAILABLE_MESSAGE.test(error.message)
  )
}

/** True for what PostgreSQL says of a text with a zero character, plain or inside JSON: no text has one. */
export function isNoText(error: unknown): boolean {
  return error instanceof pg.DatabaseError && (error.code === '22021' || error.code === '22P05')
}

const UNAVAILABLE_CODES = new Set([
  ...['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH'],
  ...['57P01', '57P02', '57P03', '57P05', '57014', '53300', '25006'],
])
const UNAVAILABLE_MESSAGE =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/

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

async function answers(pool: pg.Pool): Promise<boolean> {
  const late = new Promise<false>((resolve) => setTimeout(resolve, 2_000, false).unref())
  const asked = pool.query('select 1').then(
    () => true,
    () => false,
  )
  return Promise.race([asked, late])
}
