import type { Pool, PoolClient } from 'pg'
import { isUnavailable } from './postgres/database.ts'

/**
 * The pool as the queue may have it. The queue tells the database how a job ended without waiting for the
 * answer: after an error whose code it knows it tries again, any other ends the whole process. Here "no
 * database right now" always has such a code, so that a job's end is told as soon as there is one.
 */
export function retryingPool(pool: Pool): {
  pool: Pool
  /** Waits for what is being told; what would be tried again later is left to the next start. */
  close(): Promise<void>
} {
  const lent = new Set<Promise<void>>()
  let isClosed = false
  const lend = async () => {
    if (isClosed) return NOBODY_WAITS
    const back = Promise.withResolvers<void>()
    void back.promise.then(() => lent.delete(back.promise))
    lent.add(back.promise)
    const client = await pool.connect().catch((error) => {
      back.resolve()
      return tryAgain(error)
    })
    return patientClient(client, back.resolve)
  }
  const connect = ((callback) => (callback ? pool.connect(callback) : lend())) as Pool['connect']
  return {
    pool: overlaid(pool, { connect }),
    close: async () => {
      isClosed = true
      await Promise.all(lent)
    },
  }
}

const NOBODY_WAITS = new Promise<never>(() => {})

function patientClient(client: PoolClient, onReleased: () => void): PoolClient {
  const query = (text: string, values?: unknown[]) => client.query(text, values).catch(tryAgain)
  const release = (error?: Error | boolean) => {
    client.release(error)
    onReleased()
  }
  return overlaid(client, { query: query as PoolClient['query'], release })
}

// Of the codes the queue knows, the one after which it waits longest between tries.
function tryAgain(error: unknown): never {
  if (!isUnavailable(error)) throw error
  throw Object.assign(new Error('no database right now', { cause: error }), { code: 'ETIMEDOUT' })
}

function overlaid<Target extends object>(target: Target, own: Partial<Target>): Target {
  return new Proxy(target, {
    get: (_, name) => Reflect.get(name in own ? own : target, name),
  })
}
