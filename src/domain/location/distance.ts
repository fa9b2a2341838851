export interface Point {
  readonly latitude: number
  readonly longitude: number
}

/** The mean radius of the Earth (IUGG), the one SQL must use too so that both agree. */
export const EARTH_RADIUS_KM = 6371.0088

/** Great-circle distance in kilometres between two points in degrees (haversine). */
export function distanceKm(from: Point, to: Point): number {
  const dLatitude = radians(to.latitude - from.latitude)
  const dLongitude = radians(to.longitude - from.longitude)
  const chord =
    Math.sin(dLatitude / 2) ** 2 +
    Math.cos(radians(from.latitude)) *
      Math.cos(radians(to.latitude)) *
      Math.sin(dLongitude / 2) ** 2
  // Rounding may lift the chord of two antipodes a hair above 1, where there is no arc sine.
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(chord)))
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180
}
