export interface Point {
  readonly latitude: number
  readonly longitude: number
}

/** The mean radius of the Earth (IUGG); SQL uses the same. */
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
  // Rounding can make the chord of antipodes slightly larger than 1, where asin is NaN.
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(chord)))
}

/**
 * The point rounded to about a kilometre, for providers who only make home visits: nobody is told their own address
 * (WORK-149).
 */
export function approximatePoint({ latitude, longitude }: Point): Point {
  return { latitude: roundToHundredths(latitude), longitude: roundToHundredths(longitude) }
}

function roundToHundredths(degrees: number): number {
  return Math.round(degrees * 100) / 100
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180
}
