import { Socket } from 'node:net'
import pg from 'pg'
import { sendUnnamed } from './send-unnamed.ts'
import { readValue } from './values.ts'

/** A PostgreSQL connection: a URL, or the parts that the embedded one provides. */
export type Connection =
  | { connectionString: string }
  | { host: string; port: number; user: string; password: string; database: string }

export interface PoolOptions {
  maxConnections?: number
  /** A longer statement is cancelled: isUnavailable(). No limit when left out. */
  statementTimeoutMs?: number
  /** A connection that sends nothing for so long is closed: the server stopped or cannot be reached. No limit when left out. */
  silenceLimitMs?: number
  connectTimeoutMs?: number
  /**
   * Whether it leads to a PgBouncer in transaction mode: no statement is named, and no setting is sent, because each
   * transaction may run on another connection of the server (settings: pooler.ts).
   */
  isPooler?: boolean
  /** Called when an idle connection breaks; the pool replaces it. */
  onIdleError?: ((error: Error) => void) | undefined
}

/** Opens a pool; it connects on the first query. Sessions use UTC. Column types are mapped by values.ts. */
export function openPool(connection: Connection, options: PoolOptions): pg.Pool {
  const { silenceLimitMs, statementTimeoutMs = 0, isPooler = false } = options
  const pool = new pg.Pool({
    ...connection,
    max: options.maxConnections ?? 20,
    connectionTimeoutMillis: options.connectTimeoutMs ?? 5_000,
    idleTimeoutMillis: silenceLimitMs ? silenceLimitMs / 2 : 30_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    types: { getTypeParser: readValue },
    application_name: 'bloesem',
    ...(!isPooler && { options: startupOptions({ ...SESSION_SETTINGS, statementTimeoutMs }) }),
    ...(silenceLimitMs && { stream: () => silenceLimitedSocket(silenceLimitMs) }),
  })
  // Connections may report the server's end while the pool is closing.
  pool.on('error', (error) => pool.ending || options.onIdleError?.(error))
  pool.on('connect', (client) => {
    // A connection in use reports through its query; an unhandled error event would end the process.
    client.on('error', () => {})
    if (isPooler) sendUnnamed(client)
  })
  return pool
}

/** The settings of each session of the product. Our statements are short: JIT compilation costs more than it saves. */
export const SESSION_SETTINGS = { timezone: 'UTC', jit: 'off' } as const

function startupOptions({
  statementTimeoutMs,
  ...settings
}: typeof SESSION_SETTINGS & { statementTimeoutMs: number }): string {
  return Object.entries({ ...settings, statement_timeout: statementTimeoutMs })
    .map(([name, value]) => `-c ${name}=${value}`)
    .join(' ')
}

// The server does not answer for a statement longer than its timeout, unless it stopped or the network is cut.
function silenceLimitedSocket(limitMs: number): Socket {
  const socket = new Socket()
  socket.setTimeout(limitMs, () => {
    const error = new Error(`the database sent nothing for ${limitMs} ms`)
    socket.destroy(Object.assign(error, { code: 'ETIMEDOUT' }))
  })
  return socket
}
