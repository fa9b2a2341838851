import { MINUTE_MS } from '../time-units.ts'
import { isHomeVisit, type ProviderDelivery, type ServiceLocation } from './delivery.ts'

/** The most minutes that a provider keeps free for the way to a visit at home, and again for the way back. */
export const MAX_TRAVEL_MINUTES = 180

/**
 * The minutes that a visit keeps free for travel before and again after it (WORK-140): the provider's at a customer's home,
 * 0 at the salon.
 */
export function visitTravelMinutes(
  provider: { readonly delivery: ProviderDelivery; readonly travelMinutes: number },
  location: ServiceLocation | undefined,
): number {
  return isHomeVisit(provider.delivery, location) ? provider.travelMinutes : 0
}

/** The speeds that a provider can set, in kilometres an hour as the crow flies. */
export const TRAVEL_SPEEDS_KMH = { least: 5, most: 100 } as const

const RIDE_STEP_MINUTES = 5

/**
 * The minutes of a ride to a home: by its distance and the speed of the provider, rounded up to five minutes, and never more
 * than its longest ride. The longest ride where the distance or the speed is not known (WORK-213).
 */
export function rideMinutes(
  provider: { readonly longestMinutes: number; readonly speedKmh: number | null },
  distanceKm: number | null,
): number {
  const { longestMinutes, speedKmh } = provider
  if (distanceKm === null || speedKmh === null) return longestMinutes
  // In tenths of kilometres, which are whole: fractions would make 25 minutes a little more, and so 30.
  const minutes = (Math.round(distanceKm * 10) * 6) / speedKmh
  return Math.min(longestMinutes, Math.ceil(minutes / RIDE_STEP_MINUTES) * RIDE_STEP_MINUTES)
}

/**
 * How long before its start a visit can be booked at the latest, in minutes: by the notice of the provider, and never later
 * than its travel would begin (WORK-148).
 */
export function visitNoticeMinutes(visit: {
  readonly minimumNoticeMinutes: number
  readonly travelMinutes: number
}): number {
  return Math.max(visit.minimumNoticeMinutes, visit.travelMinutes)
}

/** What is kept free around a visit, in minutes. */
export interface VisitMargins {
  /** After the visit. */
  readonly bufferMinutes: number
  /** Before the visit, and again after its buffer. */
  readonly travelMinutes: number
}

/** A visit (epoch ms) with its buffer and its travel. */
export function withMargins<Visit extends { readonly startsAt: number; readonly endsAt: number }>(
  visit: Visit,
  { bufferMinutes, travelMinutes }: VisitMargins,
): Visit {
  return {
    ...visit,
    startsAt: visit.startsAt - travelMinutes * MINUTE_MS,
    endsAt: visit.endsAt + (bufferMinutes + travelMinutes) * MINUTE_MS,
  }
}
