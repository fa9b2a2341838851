import type { OrderStatus } from '#domain/order/status.ts'
import type { Booking } from './booking.ts'

/** An order as it is stored; instants are epoch milliseconds. */
export interface StoredOrder {
  readonly id: string
  readonly customerUserName: string
  readonly status: OrderStatus
  readonly version: number
  readonly startsAt: number
}

/** A booking whose story went on since it was stored, and how many of its events are stored already. */
export interface GoneOn {
  readonly booking: Booking
  readonly storedEvents: number
}

/**
 * The bookings whose story went on. An order that people changed (called off, moved to another time,
 * answered otherwise) left its story: it stands as they left it.
 */
export function goneOn(
  bookings: readonly Booking[],
  stored: ReadonlyMap<string, StoredOrder>,
): GoneOn[] {
  return bookings.flatMap((booking) => {
    const { id, visit, story } = booking
    const order = stored.get(id)
    if (order === undefined || order.version >= story.events.length) return []
    const isOnItsWay =
      story.events[order.version - 1]?.to === order.status && order.startsAt === visit.startsAt
    return isOnItsWay ? [{ booking, storedEvents: order.version }] : []
  })
}
