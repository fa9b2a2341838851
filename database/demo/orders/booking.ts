import type { ServiceLocation } from '#domain/delivery/delivery.ts'
import type { OrderStatus } from '#domain/order/status.ts'
import type { Visit } from '../calendar/lay-visits.ts'
import type { Person } from '../people.ts'
import type { Salon } from '../salons/salon.ts'

/** Who booked: one of the people, or somebody with a demo sign-in. */
export type Customer = Omit<Person, 'cityCode'>

/** A visit with everything an order says about it. Moments are epoch milliseconds. */
export interface Booking {
  readonly id: string
  readonly salon: Salon
  readonly visit: Visit
  readonly customer: Customer
  readonly location: ServiceLocation
  readonly instructions: string
  readonly story: Story
}

/** What happened to an order: every change of status, and where it stands now. */
export interface Story {
  readonly status: OrderStatus
  readonly placedAt: number
  readonly cancelledAt: number | null
  readonly events: readonly StoryEvent[]
}

export interface StoryEvent {
  readonly at: number
  readonly by: 'customer' | 'provider' | 'system'
  readonly from: OrderStatus | null
  readonly to: OrderStatus
}
