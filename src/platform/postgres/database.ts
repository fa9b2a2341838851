import { Kysely, PostgresDialect, type Transaction } from 'kysely'
import pg from 'pg'
import { withAfterCommit } from './after-commit.ts'
import { isDiskFull } from './disk-full.ts'
import { preparingPool } from './prepared.ts'
import { readValue } from './values.ts'

/** A PostgreSQL connection: a URL, or the parts that the embedded one provides. */
export type Connection =
  | { connectionString: string }
  | { host: string; port: number; user: string; password: string; database: string }

/**
 * An open database. `query` is for stores; `pool` is for code that uses plain `pg` (jobs, rate limits, COPY).
 */
export interface Database<Tables> {
  query: Kysely<Tables>
  pool: pg.Pool
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

interface PoolOptions {
  maxConnections?: number
  /** A longer statement is cancelled: isUnavailable(). No limit when left out. */
  statementTimeoutMs?: number
  /** Called when an idle connection breaks; the pool replaces it. */
  onIdleError?: (error: Error) => void
}

/**
 * Opens a pool; it connects on the first query. Sessions use UTC. Column types are mapped by values.ts.
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
    // Our statements are short: JIT compilation costs more than it saves.
    options: `-c timezone=UTC -c jit=off -c statement_timeout=${options.statementTimeoutMs ?? 0}`,
    application_name: 'bloesem',
  })
  // Connections may report the server's end while the pool is closing.
  pool.on('error', (error) => pool.ending || options.onIdleError?.(error))
  // A connection in use reports through its query; an unhandled error event would end the process.
  pool.on('connect', (client) => client.on('error', () => {}))
  const query = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: preparingPool(pool) }) })
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
    isReachable: () => isAnswering(pool),
    close: () => pool.end(),
  }
}

/**
 * Whether an error means "no database right now": refused or dropped connection, start-up, shutdown, no free connection,
 * timeout, full disk. The caller answers with a 503.
 */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (isDiskFull(error)) return true
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  if (error instanceof AggregateError) return error.errors.some(isUnavailable)
  // The server's socket is missing; other missing files say nothing about the database.
  if (code === 'ENOENT') return 'syscall' in error && error.syscall === 'connect'
  return (
    UNAVAILABLE_CODES.has(code) || code.startsWith('08') || UNAVAILABLE_MESSAGE.test(error.message)
  )
}

/** Whether PostgreSQL refused a text with a zero character, plain or inside JSON. */
export function isInvalidText(error: unknown): boolean {
  return error instanceof pg.DatabaseError && (error.code === '22021' || error.code === '22P05')
}

const UNAVAILABLE_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  '57P01',
  '57P02',
  '57P03',
  '57P05',
  '57014',
  '53300',
  '25006',
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

async function isAnswering(pool: pg.Pool): Promise<boolean> {
  const timeout = new Promise<false>((resolve) => setTimeout(resolve, 2_000, false).unref())
  const answer = pool.query('select 1').then(
    () => true,
    () => false,
  )
  return Promise.race([answer, timeout])
}
