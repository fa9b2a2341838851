import { isAhead } from '#domain/order/status.ts'
import type { ListedOrder } from '../booking/order-data.ts'

type Dated = Pick<
  ListedOrder,
  'bookingId' | 'status' | 'appointmentStartDate' | 'appointmentEndDate'
>

/** What is still to come, soonest first, and all the rest, latest first: as the pages come. */
export interface OrderGroups<O> {
  toCome: O[]
  earlier: O[]
}

/**
 * Parts what has been loaded. A visit under way is still to come; one that is called off is not,
 * whatever its day. An order that moved to a later page while one was reading shows once, as it is now.
 */
export function groupOrders<O extends Dated>(orders: readonly O[], now: number): OrderGroups<O> {
  const distinct = [...new Map(orders.map((order) => [order.bookingId, order])).values()]
  const isStillToCome = ({ status, appointmentEndDate }: O) =>
    isAhead({ status, endsAt: Date.parse(appointmentEndDate) }, now)
  return {
    toCome: distinct.filter(isStillToCome).sort(bySooner),
    earlier: distinct.filter((order) => !isStillToCome(order)).sort((a, b) => bySooner(b, a)),
  }
}

function bySooner(a: Dated, b: Dated): number {
  return Date.parse(a.appointmentStartDate) - Date.parse(b.appointmentStartDate)
}
