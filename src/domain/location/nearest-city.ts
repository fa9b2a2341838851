import { CITIES, type City } from './city.ts'
import { distanceKm, type Point } from './distance.ts'

/** The city whose middle is least far away. */
export function nearestCity(point: Point): City {
  return CITIES.reduce((nearest, city) =>
    distanceKm(point, city) < distanceKm(point, nearest) ? city : nearest,
  )
}

/** The cities within so many kilometres of a point, and the nearest one in any case. */
export function citiesAround(point: Point, kilometres: number): City[] {
  const nearest = nearestCity(point)
  return CITIES.filter((city) => city === nearest || distanceKm(point, city) <= kilometres)
}
