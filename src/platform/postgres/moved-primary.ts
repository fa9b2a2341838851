import { setTimeout as delay } from 'node:timers/promises'
import type { Pool, PoolClient } from 'pg'
import { isUnavailable } from './unavailable.ts'

/** How long a new connection is tried again: a pooler that restarts, a primary that hands over. */
const CONNECT_MS = 2_000
const PAUSE_MS = 100

/**
 * Takes a connection of the pool. While none can be opened it is tried again for two seconds, because nothing was sent yet. A
 * statement is never repeated: what became of it is not known.
 */
export async function connectWithRetry(pool: Pool): Promise<PoolClient> {
  const startedAt = performance.now()
  for (;;) {
    try {
      return await pool.connect()
    } catch (error) {
      const elapsed = performance.now() - startedAt
      if (pool.ending || !isUnavailable(error) || elapsed > CONNECT_MS) throw error
      await delay(PAUSE_MS)
    }
  }
}
