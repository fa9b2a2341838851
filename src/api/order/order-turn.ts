import type { Database } from '#platform/postgres/database.ts'
import type { Session } from '#platform/postgres/session.ts'
import type { Tables } from '../schema.gen.ts'
import { takeOrderTurn } from './changing-store.ts'
import { inTurnOfCustomer, inTurnOfOrder } from './in-process-turns.ts'
import { retryOnConflict } from './retry-on-conflict.ts'

type InSession = <Result>(work: (session: Session<Tables>) => Promise<Result>) => Promise<Result>

/** What a change of an order reads and writes with: the database, or a transaction that has the order's turn. */
export interface Changing extends Pick<Session<Tables>, 'query' | 'pool'> {
  /** Does the work in a transaction that has the order's turn. */
  readonly inTurn: InSession
}

interface OrderToTurn {
  readonly orderId: string
  /** Whose account the change takes; null where it takes none. Only asked once the first attempt found it theirs. */
  readonly customerUserName: string | null
}

/**
 * Changes an order: at once, and where another change was faster in the order's turn, so that it is judged by what
 * those before it left and nobody overtakes it again (docs/decisions/0024).
 */
export async function changeInTurn<Submission>(
  database: Pick<Database<Tables>, 'query' | 'pool' | 'session'>,
  { orderId, customerUserName }: OrderToTurn,
  attempt: (changing: Changing) => Promise<Submission | 'changed-meanwhile'>,
): Promise<Submission> {
  const { query, pool } = database
  // Whoever waits holds no connection yet.
  const inTurn: InSession = (work) =>
    inTurnOfOrder(orderId, () =>
      inTurnOfCustomer(customerUserName, () =>
        database.session(async (session) => {
          await takeOrderTurn(orderId).execute(session.query)
          return work(session)
        }),
      ),
    )
  const first = await attempt({ query, pool, inTurn })
  if (first !== 'changed-meanwhile') return first
  return retryOnConflict(() =>
    inTurn((session) =>
      attempt({ query: session.query, pool: session.pool, inTurn: (work) => work(session) }),
    ),
  )
}
