import { distanceKm, type Point } from '../location/distance.ts'

/**
 * How far a door can be from the point of its town. In Zeewolde, the widest, it is 15 kilometres; the rest allows for
 * points that are not in the middle.
 */
export const TOWN_EXTENT_KM = 20

/** The least distance from a provider to a door in a town, of which only the town's point is known. */
export function leastDistanceKm(provider: Point, town: Point): number {
  return Math.max(0, distanceKm(provider, town) - TOWN_EXTENT_KM)
}
