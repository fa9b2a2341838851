import type { Kysely, Transaction } from 'kysely'
import type { Database } from '#platform/postgres/database.ts'
import type { Tables } from '../schema.gen.ts'
import { lockOrder } from './changing-store.ts'
import { queueByCustomer, queueByOrder } from './in-process-queues.ts'
import { retryOnConflict } from './retry-on-conflict.ts'

type InTransaction = <Result>(
  work: (trx: Transaction<Tables>) => Promise<Result>,
) => Promise<Result>

/** Database access for a change of an order: without a transaction, or within one that holds the order's lock. */
export interface OrderAccess {
  readonly query: Kysely<Tables>
  /** Runs the work in a transaction that holds the order's lock. */
  readonly withLock: InTransaction
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
  database: Pick<Database<Tables>, 'query' | 'transaction'>,
  { orderId, customerUserName }: OrderToLock,
  attempt: (changing: OrderAccess) => Promise<Submission | 'version-conflict'>,
): Promise<Submission> {
  // A waiting request holds no connection.
  const withLock: InTransaction = (work) =>
    queueByOrder(orderId, () =>
      queueByCustomer(customerUserName, () =>
        database.transaction(async (trx) => {
          await lockOrder(trx, orderId)
          return work(trx)
        }),
      ),
    )
  const first = await attempt({ query: database.query, withLock })
  if (first !== 'version-conflict') return first
  return retryOnConflict(() =>
    withLock((trx) => attempt({ query: trx, withLock: (work) => work(trx) })),
  )
}
