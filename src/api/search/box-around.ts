import { EARTH_RADIUS_KM, type Point } from '#domain/location/distance.ts'

/**
 * A PostgreSQL `box` of (longitude, latitude) in degrees that contains every point within the radius. Near a pole or the
 * date line it spans all longitudes.
 */
export function boxAround({ latitude, longitude, radiusKm }: Point & { radiusKm: number }): string {
  const angle = radiusKm / EARTH_RADIUS_KM
  const north = latitude + degrees(angle)
  const south = latitude - degrees(angle)
  const reach = degrees(Math.asin(Math.sin(angle) / Math.cos((latitude * Math.PI) / 180)))
  const crosses = north >= 90 || south <= -90 || Math.abs(longitude) + reach >= 180
  const [west, east] = crosses ? [-180, 180] : [longitude - reach, longitude + reach]
  // A little larger, so that rounding excludes no point on the edge; the exact distance decides.
  return `((${west - MARGIN_DEGREES},${south - MARGIN_DEGREES}),(${east + MARGIN_DEGREES},${north + MARGIN_DEGREES}))`
}

const MARGIN_DEGREES = 1e-6

function degrees(radians: number): number {
  return (radians * 180) / Math.PI
}
