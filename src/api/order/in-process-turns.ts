import { openTurnsOfEach, type TurnsOfEach } from '#platform/turns.ts'

// As long as a statement may wait for a lock; more than anybody's own screens ever ask at once.
const LIMITS = { waiting: 200, patienceMs: 10_000 }

const ofCustomers = openTurnsOfEach(LIMITS)
const ofOrders = openTurnsOfEach(LIMITS)

/**
 * Does work that takes the row of a customer's account, after the others of this process that do. The database has
 * them take turns in any case; whoever waits here does it without a connection (docs/decisions/0023).
 * @throws a 503 where too many wait already, or it takes seconds
 */
export function inTurnOfCustomer<Done>(
  userName: string | null,
  work: () => Promise<Done>,
): Promise<Done> {
  return userName === null ? work() : inTurn(ofCustomers, userName, work)
}

/** The same for the turn of an order (docs/decisions/0024). It comes before that of its customer. */
export function inTurnOfOrder<Done>(orderId: string, work: () => Promise<Done>): Promise<Done> {
  return inTurn(ofOrders, orderId.toLowerCase(), work)
}

async function inTurn<Done>(turns: TurnsOfEach, key: string, work: () => Promise<Done>) {
  const turn = await turns.take(key, async () => ({ done: await work() }))
  if (!turn) throw Object.assign(new Error('too many wait for the same'), { statusCode: 503 })
  return turn.done
}
