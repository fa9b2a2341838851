import { addDays, daysBetween, type PlainDate } from '../schedule/plain-date.ts'
import { isOpenStatus, type OrderStatus } from './status.ts'

export interface ListedOrder {
  readonly status: OrderStatus
  /** ISO 8601 with the provider's offset, so that its text shows the provider's wall time. */
  readonly appointmentStartDate: string
}

export type UpcomingOrder<Order> = Order & { readonly daysUntil: number }

/**
 * The upcoming orders, the soonest first (ORDER-04): those with an upcoming status that start after the beginning of
 * yesterday in the provider's wall time.
 */
export function upcoming<Order extends ListedOrder>(
  orders: readonly Order[],
  today: PlainDate,
): UpcomingOrder<Order>[] {
  const startOfYesterday = `${addDays(today, -1)}T00:00`
  return orders
    .filter((order) => isOpenStatus(order.status) && wallReading(order) > startOfYesterday)
    .map((order) => ({ ...order, daysUntil: daysBetween(today, dayOf(order)) }))
    .sort((a, b) => instantOf(a) - instantOf(b))
}

function wallReading(order: ListedOrder): string {
  return order.appointmentStartDate.slice(0, 'YYYY-MM-DDTHH:MM'.length)
}

function dayOf(order: ListedOrder): PlainDate {
  return order.appointmentStartDate.slice(0, 'YYYY-MM-DD'.length) as PlainDate
}

function instantOf(order: ListedOrder): number {
  return Date.parse(order.appointmentStartDate)
}
