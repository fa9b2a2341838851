import type { Cents } from '../money.ts'
import { ok, type Result, refused } from '../refusal.ts'

/** Where a provider works: at the salon, at the customer's home, or both. */
export const PROVIDER_DELIVERIES = ['BOTH', 'SALON', 'DOORSTEP'] as const
export type ProviderDelivery = (typeof PROVIDER_DELIVERIES)[number]

/** The delivery filter of a search (SEARCH-09). */
export const SEARCH_DELIVERIES = ['IN_SALOON', 'DOORSTEP'] as const
export type SearchDelivery = (typeof SEARCH_DELIVERIES)[number]

/** Where one visit takes place. */
export const SERVICE_LOCATIONS = ['SALON', 'DOORSTEP'] as const
export type ServiceLocation = (typeof SERVICE_LOCATIONS)[number]

/** The provider deliveries that match a search (SEARCH-09). */
export function deliveriesFor(search: SearchDelivery): readonly ProviderDelivery[] {
  return search === 'IN_SALOON' ? ['SALON', 'BOTH'] : ['DOORSTEP', 'BOTH']
}

/** Where the visit of a search takes place. */
export function locationOf(search: SearchDelivery): ServiceLocation {
  return search === 'IN_SALOON' ? 'SALON' : 'DOORSTEP'
}

/** Whether a provider works at this location. */
export function offersLocation(provider: ProviderDelivery, location: ServiceLocation): boolean {
  return provider === 'BOTH' || provider === location
}

/** Whether a provider comes to homes. */
export function offersDoorstep(provider: ProviderDelivery): boolean {
  return offersLocation(provider, 'DOORSTEP')
}

/**
 * Whether a visit to a provider is at the customer's home. A provider that works at homes alone has no other place, whatever
 * was asked for; elsewhere a visit of which no place is known is at the salon.
 */
export function isHomeVisit(
  provider: ProviderDelivery,
  location: ServiceLocation | undefined,
): boolean {
  return provider === 'DOORSTEP' || (location === 'DOORSTEP' && offersDoorstep(provider))
}

export interface DeliveryRequest {
  readonly provider: ProviderDelivery
  readonly location: ServiceLocation
  /** The least possible distance; null when the town of the address is unknown: the provider judges it then. */
  readonly distanceKm: number | null
  /** How far the provider travels; null for no limit. */
  readonly radiusKm: number | null
  /** Whether the home is certainly in none of the places to which the provider goes. */
  readonly isElsewhere?: boolean
  /** Before any discount. */
  readonly originalCents: Cents
  readonly minimumOrderCents: Cents
}

/**
 * The cents that a visit lacks to the minimum for visits at home, before any discount; 0 at the salon. Used by wizard, cart
 * and server.
 */
export function centsBelowHomeMinimum(
  visit: Pick<DeliveryRequest, 'location' | 'originalCents' | 'minimumOrderCents'>,
): Cents {
  if (visit.location === 'SALON') return 0
  return Math.max(0, visit.minimumOrderCents - visit.originalCents)
}

/**
 * Whether a visit can take place at its location: the provider works there, and a visit at home is within the service
 * radius or in the places of the provider, and reaches the minimum, without its travel fee.
 */
export function checkDelivery(request: DeliveryRequest): Result<null, 'delivery-not-possible'> {
  const { provider, location, distanceKm, radiusKm } = request
  if (!offersLocation(provider, location)) return refused('delivery-not-possible')
  if (location === 'SALON') return ok(null)
  const tooFar = distanceKm !== null && radiusKm !== null && distanceKm > radiusKm
  const isOutOfReach = tooFar || request.isElsewhere === true
  if (isOutOfReach || centsBelowHomeMinimum(request) > 0) return refused('delivery-not-possible')
  return ok(null)
}
