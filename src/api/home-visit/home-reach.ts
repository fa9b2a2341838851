import {
  leastDistanceKm,
  POSTAL_CODE_EXTENT_KM,
  type Traveller,
  travelOrigin,
} from '#domain/delivery/home-distance.ts'
import { townOfAddress } from '../place/towns.ts'

/**
 * The least distance from a provider to the door of an address (INFO-03): by the point of its postal code where it is known,
 * else by that of its town. Null where neither is known.
 * @param travelKm to the point of the postal code
 */
export function leastDistanceToHome(
  provider: Traveller,
  address: string,
  travelKm: number | null,
): number | null {
  if (travelKm !== null) return Math.max(0, travelKm - POSTAL_CODE_EXTENT_KM)
  const town = townOfAddress(address)
  return town && leastDistanceKm(travelOrigin(provider), town)
}
