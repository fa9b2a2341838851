import type { Database } from '#platform/postgres/database.ts'
import type { Session } from '#platform/postgres/session.ts'
import type { Tables } from '../schema.gen.ts'
import { lockOrder } from './changing-store.ts'
import { queueByCustomer, queueByOrder } from './in-process-queues.ts'
import { retryOnConflict } from './retry-on-conflict.ts'

type InSession = <Result>(work: (session: Session<Tables>) => Promise<Result>) => Promise<Result>

/** Database access for a change of an order: without a transaction, or within one that holds the order's lock. */
export interface OrderAccess extends Pick<Session<Tables>, 'query' | 'pool'> {
  /** Runs the work in a transaction that holds the order's lock. */
  readonly withLock: InSession
}

interface OrderToLock {
  readonly orderId: string
  /** The customer whose account the change locks, or null. The first attempt must have checked that the order is theirs. */
  readonly customerUserName: string | null
}

/**
 * Attempts a change without the order's lock. If another change was faster, it repeats the attempt within the lock, where
 * no other change can come between (docs/decisions/0024).
 */
export async function changeWithLock<Submission>(
  database: Pick<Database<Tables>, 'query' | 'pool' | 'session'>,
  { orderId, customerUserName }: OrderToLock,
  attempt: (changing: OrderAccess) => Promise<Submission | 'changed-meanwhile'>,
): Promise<Submission> {
  const { query, pool } = database
  // A waiting request holds no connection.
  const withLock: InSession = (work) =>
    queueByOrder(orderId, () =>
      queueByCustomer(customerUserName, () =>
        database.session(async (session) => {
          await lockOrder(orderId).execute(session.query)
          return work(session)
        }),
      ),
    )
  const first = await attempt({ query, pool, withLock })
  if (first !== 'changed-meanwhile') return first
  return retryOnConflict(() =>
    withLock((session) =>
      attempt({ query: session.query, pool: session.pool, withLock: (work) => work(session) }),
    ),
  )
}
