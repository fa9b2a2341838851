import type { Pool, PoolClient } from 'pg'
import { isReadOnly, isUnavailable } from './postgres/unavailable.ts'

/**
 * Wraps the pool for the job queue. The queue writes the end of a job without awaiting it: it retries after errors with
 * certain codes, and any other error ends the process. The wrapper gives every "no database right now" such a code.
 */
export function retryingPool(pool: Pool): {
  pool: Pool
  /** Waits for writes that have begun; later retries are left to the next start. */
  close(): Promise<void>
} {
  const borrowed = new Set<Promise<void>>()
  let isClosed = false
  const borrow = async () => {
    if (isClosed) return NEVER
    const back = Promise.withResolvers<void>()
    void back.promise.then(() => borrowed.delete(back.promise))
    borrowed.add(back.promise)
    const client = await pool.connect().catch((error) => {
      back.resolve()
      return throwRetryable(error)
    })
    return retryingClient(client, back.resolve)
  }
  const connect = ((callback) => (callback ? pool.connect(callback) : borrow())) as Pool['connect']
  return {
    pool: withOverrides(pool, { connect }),
    close: async () => {
      isClosed = true
      await Promise.all(borrowed)
    },
  }
}

const NEVER = new Promise<never>(() => {})

function retryingClient(client: PoolClient, onReleased: () => void): PoolClient {
  let isOfStandby = false
  const query = (text: string, values?: unknown[]) =>
    client.query(text, values).catch((error) => {
      isOfStandby ||= isReadOnly(error)
      return throwRetryable(error)
    })
  const release = (error?: Error | boolean) => {
    client.release(error || isOfStandby)
    onReleased()
  }
  return withOverrides(client, { query: query as PoolClient['query'], release })
}

// Of the codes that the queue retries, the one with the longest delay.
function throwRetryable(error: unknown): never {
  if (!isUnavailable(error)) throw error
  throw Object.assign(new Error('no database right now', { cause: error }), { code: 'ETIMEDOUT' })
}

function withOverrides<Target extends object>(target: Target, own: Partial<Target>): Target {
  return new Proxy(target, {
    get: (_, name) => Reflect.get(name in own ? own : target, name),
  })
}
