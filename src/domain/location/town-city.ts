import { CITIES, type City } from './city.ts'
import { normalizeName } from './city-search.ts'
import type { Point } from './distance.ts'
import { nearestCity } from './nearest-city.ts'

/** The city of the table for an address in a town: the one of that name, else the nearest to the address. */
export function cityOfTown(town: string, point: Point): { city: City; isNamed: boolean } {
  const name = normalizeName(town)
  const named = CITIES.find(({ name: names, otherNames = [] }) =>
    [names.nl, names.en, ...otherNames].some((each) => normalizeName(each) === name),
  )
  return named ? { city: named, isNamed: true } : { city: nearestCity(point), isNamed: false }
}
