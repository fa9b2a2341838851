import {
  leastDistanceKm,
  POSTAL_CODE_EXTENT_KM,
  type Traveller,
  travelOrigin,
} from '#domain/delivery/home-distance.ts'
import { townOfAddress } from '../place/towns.ts'

/** A provider and how far it comes: to its places, or else within its radius. */
export interface ComingProvider extends Traveller {
  readonly serviceRadiusKm: number | null
  /** The ids of towns. */
  readonly servicePlaces: readonly string[]
}

/** What is known of the way to an address, to judge whether the provider comes there. */
export interface HomeReach {
  /** The least possible distance; null where it is not known. */
  readonly distanceKm: number | null
  readonly radiusKm: number | null
  /** Whether it is certainly in none of the provider's places. */
  readonly isElsewhere: boolean
}

/**
 * Whether a provider comes to an address, as far as known (INFO-03, WORK-217). The distance is that to the point of its postal
 * code where it is known, else to its town; an address without a known town is the provider's to judge.
 * @param travelKm to the point of the postal code
 */
export function homeReach(
  provider: ComingProvider,
  address: string,
  travelKm: number | null,
): HomeReach {
  const town = townOfAddress(address)
  const { servicePlaces, serviceRadiusKm } = provider
  if (servicePlaces.length > 0) {
    const isElsewhere = town !== null && !servicePlaces.includes(town.placeId)
    return { distanceKm: null, radiusKm: null, isElsewhere }
  }
  const inTown = town && leastDistanceKm(travelOrigin(provider), town)
  const distanceKm = travelKm === null ? inTown : Math.max(0, travelKm - POSTAL_CODE_EXTENT_KM)
  return { distanceKm, radiusKm: serviceRadiusKm, isElsewhere: false }
}
