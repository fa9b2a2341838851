import { homeDistanceKm } from '#domain/delivery/home-distance.ts'
import { rideMinutes } from '#domain/delivery/travel-time.ts'
import type { TimeRange } from '#domain/schedule/slots.ts'
import { MINUTE_MS } from '#domain/time-units.ts'
import type { DemoVisit } from '../calendar/generate-calendar.ts'
import { postalCodePoint } from '../people.ts'
import type { DemoProvider } from '../providers/demo-provider.ts'
import type { Customer } from './demo-order.ts'

/** How far a home is, and how long the ride to it takes, in minutes. */
export interface HomeRide {
  readonly travelKm: number | null
  readonly travelMinutes: number
}

/** What else is on the calendar of a provider. */
export interface ProviderAppointments {
  readonly visits: readonly DemoVisit[]
  readonly blocks: readonly TimeRange[]
}

/**
 * The ride of a visit at the home of a customer; null where the calendar has no time for it. Another visit may need its own
 * ride in the time between them, so each has half of it: the same at every moment of the market.
 */
export function homeRide(
  provider: DemoProvider,
  visit: DemoVisit,
  customer: Customer,
  taken: ProviderAppointments,
): HomeRide | null {
  if (!provider.rides) return { travelKm: null, travelMinutes: visit.travelMinutes }
  const home = postalCodePoint(customer.address)
  const from = { delivery: provider.delivery ?? 'SALON', location: provider }
  const travelKm = home && homeDistanceKm(from, home)
  const travelMinutes = rideMinutes(provider.rides, travelKm)
  const travelMs = travelMinutes * MINUTE_MS
  const isApart = (otherStart: number, otherEnd: number, needed: number) =>
    otherEnd <= visit.startsAt - needed || otherStart >= visit.blockedUntil + needed
  const isFree =
    taken.blocks.every((block) => isApart(block.startsAt, block.endsAt, travelMs)) &&
    taken.visits.every(
      (other) =>
        other === visit ||
        other.isCancelled ||
        isApart(other.startsAt, other.blockedUntil, 2 * travelMs),
    )
  return isFree ? { travelKm, travelMinutes } : null
}
