import { isUpcoming } from '#domain/order/status.ts'
import type { ListedOrder } from '../booking/order-data.ts'

type OrderTimes = Pick<
  ListedOrder,
  'bookingId' | 'status' | 'appointmentStartDate' | 'appointmentEndDate'
>

/** Upcoming orders, soonest first, and all others, latest first. */
export interface OrderGroups<O> {
  upcoming: O[]
  earlier: O[]
}

/**
 * Groups the loaded orders. A visit in progress is upcoming, a cancelled one is not. An order that is
 * on two pages, because it moved meanwhile, appears once, with its latest data.
 */
export function groupOrders<O extends OrderTimes>(
  orders: readonly O[],
  now: number,
): OrderGroups<O> {
  const uniqueOrders = [...new Map(orders.map((order) => [order.bookingId, order])).values()]
  const isToCome = ({ status, appointmentEndDate }: O) =>
    isUpcoming({ status, endsAt: Date.parse(appointmentEndDate) }, now)
  return {
    upcoming: uniqueOrders.filter(isToCome).sort(byStart),
    earlier: uniqueOrders.filter((order) => !isToCome(order)).sort((a, b) => byStart(b, a)),
  }
}

function byStart(a: OrderTimes, b: OrderTimes): number {
  return Date.parse(a.appointmentStartDate) - Date.parse(b.appointmentStartDate)
}
