import { inTurn, openTurnsOfEach } from '#platform/turns.ts'

const ofCustomers = openTurnsOfEach()
const ofOrders = openTurnsOfEach()

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
