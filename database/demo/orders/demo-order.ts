import type { ServiceLocation } from '#domain/delivery/delivery.ts'
import type { OrderStatus } from '#domain/order/status.ts'
import type { DemoVisit } from '../calendar/generate-calendar.ts'
import type { Person } from '../people.ts'
import type { DemoProvider } from '../providers/demo-provider.ts'

/** The customer of an order: a generated person or a demo sign-in. */
export type Customer = Omit<Person, 'cityCode'>

/** A visit with all fields of its order. Moments are epoch milliseconds. */
export interface DemoOrder {
  readonly id: string
  readonly provider: DemoProvider
  readonly visit: DemoVisit
  readonly customer: Customer
  /** The member who booked it; then the customer has no account. Null where the customer booked online. */
  readonly placedBy: string | null
  readonly location: ServiceLocation
  /** How far the home is; null at the salon, and where no distance was measured. */
  readonly travelKm: number | null
  readonly instructions: string
  /** What the provider's members wrote down about the visit. */
  readonly providerNote: string
  readonly history: OrderHistory
}

/** The status changes of an order, and its last status. */
export interface OrderHistory {
  readonly status: OrderStatus
  readonly placedAt: number
  readonly cancelledAt: number | null
  readonly events: readonly HistoryEvent[]
}

export interface HistoryEvent {
  readonly at: number
  readonly by: 'customer' | 'provider' | 'system'
  readonly from: OrderStatus | null
  readonly to: OrderStatus
}
