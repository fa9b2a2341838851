import type { OrderStatus } from '#domain/order/status.ts'
import type { DemoOrder } from './demo-order.ts'

/** An order in the database; instants are epoch milliseconds. */
export interface StoredOrder {
  readonly id: string
  readonly customerUserName: string | null
  readonly status: OrderStatus
  readonly version: number
  readonly startsAt: number
}

/** An order whose history has further events, and how many of its events are stored. */
export interface OrderContinuation {
  readonly demoOrder: DemoOrder
  readonly storedEvents: number
}

/**
 * The orders whose history has further events. An order that people changed (cancelled, moved, answered
 * otherwise) does not continue: it stays as they left it.
 */
export function ordersToContinue(
  demoOrders: readonly DemoOrder[],
  stored: ReadonlyMap<string, StoredOrder>,
): OrderContinuation[] {
  return demoOrders.flatMap((demoOrder) => {
    const { id, visit, history } = demoOrder
    const order = stored.get(id)
    if (order === undefined || order.version >= history.events.length) return []
    const isUnchanged =
      history.events[order.version - 1]?.to === order.status && order.startsAt === visit.startsAt
    return isUnchanged ? [{ demoOrder, storedEvents: order.version }] : []
  })
}
