import { addDays, daysBetween, type PlainDate } from '../schedule/plain-date.ts'
import { isToCome, type OrderStatus } from './status.ts'

export interface ListedOrder {
  readonly status: OrderStatus
  /** ISO date and time with the provider's offset: its text is the salon's clock. */
  readonly appointmentStartDate: string
}

export type Upcoming<Order> = Order & { readonly daysUntil: number }

/**
 * The orders still to come, soonest first; the first is the next booking (ORDER-04). An order
 * counts while its status says so and it starts later than the start of yesterday, by the salon's
 * clock.
 */
export function upcoming<Order extends ListedOrder>(
  orders: readonly Order[],
  today: PlainDate,
): Upcoming<Order>[] {
  const startOfYesterday = `${addDays(today, -1)}T00:00`
  return orders
    .filter((order) => isToCome(order.status) && wallReading(order) > startOfYesterday)
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
