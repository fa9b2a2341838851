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
