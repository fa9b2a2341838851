import { EARTH_RADIUS_KM, type Point } from '#domain/location/distance.ts'

/**
 * A PostgreSQL `box` of degrees, (longitude, latitude) as `point` columns are, that holds every point within
 * the radius. Near a pole or the date line it spans all longitudes.
 */
export function boxAround({ latitude, longitude, radiusKm }: Point & { radiusKm: number }): string {
  const angle = radiusKm / EARTH_RADIUS_KM
  const north = latitude + degrees(angle)
  const south = latitude - degrees(angle)
  const reach = degrees(Math.asin(Math.sin(angle) / Math.cos((latitude * Math.PI) / 180)))
  const crosses = north >= 90 || south <= -90 || Math.abs(longitude) + reach >= 180
  const [west, east] = crosses ? [-180, 180] : [longitude - reach, longitude + reach]
  // A hair larger: at the very rim rounding must not decide before the exact distance does.
  return `((${west - RIM},${south - RIM}),(${east + RIM},${north + RIM}))`
}

const RIM = 1e-6

function degrees(radians: number): number {
  return (radians * 180) / Math.PI
}
