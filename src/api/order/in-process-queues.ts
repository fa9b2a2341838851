import { createKeyedQueue, runInQueue } from '#platform/work-queue.ts'

const customerQueues = createKeyedQueue()
const orderQueues = createKeyedQueue()

/**
 * Runs work that locks the row of a customer's account, one at a time in this process. The database serializes it anyway;
 * waiting here takes no connection (docs/decisions/0023).
 * @throws a 503 when too many wait already or it waited too long
 */
export function queueByCustomer<Done>(
  userName: string | null,
  work: () => Promise<Done>,
): Promise<Done> {
  return userName === null ? work() : runInQueue(customerQueues, userName, work)
}

/** The same for the lock of an order (docs/decisions/0024); entered before the queue of its customer. */
export function queueByOrder<Done>(orderId: string, work: () => Promise<Done>): Promise<Done> {
  return runInQueue(orderQueues, orderId.toLowerCase(), work)
}
