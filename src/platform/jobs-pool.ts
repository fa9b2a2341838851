import type { Pool, PoolClient } from 'pg'
import { isUnavailable } from './postgres/database.ts'

/**
 * The pool as the queue may have it. The queue tells the database how a job ended without waiting for the
 * answer: after an error whose code it knows it tries again, any other ends the whole process. Here "no
 * database right now" always has such a code, so that a job's end is told as soon as there is one.
 */
export function patientPool(pool: Pool): Pool {
  const lend = async () => patientClient(await pool.connect().catch(tryAgain))
  const connect = ((callback) => (callback ? pool.connect(callback) : lend())) as Pool['connect']
  return overlaid(pool, { connect })
}

function patientClient(client: PoolClient): PoolClient {
  const query = (text: string, values?: unknown[]) => client.query(text, values).catch(tryAgain)
  return overlaid(client, { query: query as PoolClient['query'] })
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
