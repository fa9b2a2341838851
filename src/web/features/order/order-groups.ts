import { isAhead } from '#domain/order/status.ts'
import type { ListedOrder } from '../booking/order-data.ts'

type OrderTimes = Pick<
  ListedOrder,
  'bookingId' | 'status' | 'appointmentStartDate' | 'appointmentEndDate'
>

/** What is still to come, soonest first, and all the rest, latest first: as the pages come. */
export interface OrderGroups<O> {
  upcoming: O[]
  earlier: O[]
}

/**
 * Parts what has been loaded. A visit under way is still to come; one that is called off is not,
 * whatever its day. An order that moved to a later page while one was reading shows once, as it is now.
 */
export function groupOrders<O extends OrderTimes>(
  orders: readonly O[],
  now: number,
): OrderGroups<O> {
  const uniqueOrders = [...new Map(orders.map((order) => [order.bookingId, order])).values()]
  const isUpcoming = ({ status, appointmentEndDate }: O) =>
    isAhead({ status, endsAt: Date.parse(appointmentEndDate) }, now)
  return {
    upcoming: uniqueOrders.filter(isUpcoming).sort(byStart),
    earlier: uniqueOrders.filter((order) => !isUpcoming(order)).sort((a, b) => byStart(b, a)),
  }
}

function byStart(a: OrderTimes, b: OrderTimes): number {
  return Date.parse(a.appointmentStartDate) - Date.parse(b.appointmentStartDate)
}
