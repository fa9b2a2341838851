import { approximatePoint, distanceKm, type Point } from '../location/distance.ts'
import { offersLocation, type ProviderDelivery } from './delivery.ts'

/**
 * How far a door can be from the point of its town. In Zeewolde, the widest, it is 15 kilometres; the rest allows for
 * points that are not in the middle.
 */
export const TOWN_EXTENT_KM = 20

/** How far a door can be from the point of its postal code, a part of a street. */
export const POSTAL_CODE_EXTENT_KM = 0.5

/** A provider, of whom the distance to homes is measured. */
export interface Traveller {
  readonly delivery: ProviderDelivery
  readonly location: Point
}

/**
 * Where the rides of a provider begin. For one that works at homes alone it is the point that everybody sees: distances, fees
 * and travel times would else tell where they live (WORK-149).
 */
export function travelOrigin({ delivery, location }: Traveller): Point {
  return offersLocation(delivery, 'SALON') ? location : approximatePoint(location)
}

/** The kilometres from a provider to the point of a home's postal code, with one decimal (WORK-212). */
export function homeDistanceKm(provider: Traveller, home: Point): number {
  return roundedKm(distanceKm(travelOrigin(provider), home))
}

/** Kilometres with one decimal; SQL rounds the same. */
export function roundedKm(km: number): number {
  return Math.round(km * 10) / 10
}

/** The least distance from a provider to a door in a town, of which only the town's point is known. */
export function leastDistanceKm(provider: Point, town: Point): number {
  return Math.max(0, distanceKm(provider, town) - TOWN_EXTENT_KM)
}
