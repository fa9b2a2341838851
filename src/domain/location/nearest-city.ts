import { CITIES, type City } from './city.ts'
import { distanceKm, type Point } from './distance.ts'

/** The city with the nearest centre. */
export function nearestCity(point: Point): City {
  return CITIES.reduce((nearest, city) =>
    distanceKm(point, city) < distanceKm(point, nearest) ? city : nearest,
  )
}

/** The cities within a distance of a point, always including the nearest one. */
export function citiesAround(point: Point, kilometres: number): City[] {
  const nearest = nearestCity(point)
  return CITIES.filter((city) => city === nearest || distanceKm(point, city) <= kilometres)
}
