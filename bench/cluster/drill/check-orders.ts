import type { DrillOrder } from './market.ts'

/** An order as the database has it after the drill. */
export interface StoredOrder {
  readonly orderId: string
  readonly customer: string
  readonly salon: string
  /** Epoch milliseconds. */
  readonly startsAt: number
}

/** A mail about an order that arrived, and how often. */
export interface SentMail {
  readonly orderId: string
  readonly reader: 'customer' | 'salon'
  readonly count: number
}

export interface OrderCheck {
  readonly lost: readonly string[]
  readonly doubled: readonly string[]
  /** Acknowledged orders of which a mail is missing. */
  readonly unmailed: readonly string[]
  readonly mailedTwice: readonly string[]
}

interface AcknowledgedOrder {
  readonly orderId: string
  readonly booking: PlacedOrder
}
type PlacedOrder = Pick<DrillOrder, 'key' | 'startsAt'> & {
  readonly customer: Pick<DrillOrder['customer'], 'userName'>
  readonly salon: Pick<DrillOrder['salon'], 'userName'>
}

/**
 * Compares what the site acknowledged with what the database has. An order is lost when its id is not there, and doubled when
 * one key was given two ids, or a customer has two orders of one time at one salon.
 * @param readers who gets a mail about a new order
 */
export function checkOrders(
  acknowledged: readonly AcknowledgedOrder[],
  stored: readonly StoredOrder[],
  mails: readonly SentMail[],
  readers: readonly string[],
): OrderCheck {
  const there = new Set(stored.map(({ orderId }) => orderId))
  const ids = new Map<string, Set<string>>()
  for (const { orderId, booking } of acknowledged)
    ids.set(booking.key, (ids.get(booking.key) ?? new Set()).add(orderId))
  const twoIds = [...ids].filter(([, each]) => each.size > 1).map(([key]) => key)
  const visits = Map.groupBy(stored, (order) => visitOf(order))
  const twoOrders = [...visits].filter(([, each]) => each.length > 1).map(([visit]) => visit)
  const mailed = new Set(mails.map(({ orderId, reader }) => `${orderId} ${reader}`))
  return {
    lost: acknowledged.map(({ orderId }) => orderId).filter((id) => !there.has(id)),
    doubled: [...twoIds, ...twoOrders],
    unmailed: acknowledged
      .map(({ orderId }) => orderId)
      .filter((id) => there.has(id) && readers.some((reader) => !mailed.has(`${id} ${reader}`))),
    mailedTwice: mails
      .filter(({ count }) => count > 1)
      .map(({ orderId, reader }) => `${orderId} ${reader}`),
  }
}

const visitOf = ({ customer, salon, startsAt }: StoredOrder) =>
  `${customer} ${salon} ${new Date(startsAt).toISOString()}`
