import { cityByCode, DEFAULT_CITY } from '#domain/location/city.ts'
import type { Point } from '#domain/location/distance.ts'
import { pointInNetherlands } from '#domain/location/place.ts'
import type { ApiDeps } from '../api-deps.ts'

interface Address {
  readonly street: string
  readonly postalCode: string
}

type PointSource = 'address' | 'postal-code' | 'unknown' | 'no-service'

/**
 * Where an address is: of its street, else of its postal code (DESK-043). The point is null when neither is known; one outside the
 * Netherlands counts as not known.
 */
export async function findPlace(
  places: ApiDeps['places'],
  { street, postalCode }: Address,
): Promise<{ place: PointSource; point: Point | null }> {
  if (!places) return { place: 'no-service', point: null }
  const found = street === '' ? null : await places.geocode(`${street}, ${postalCode}`)
  const atStreet = pointInNetherlands(found)
  if (atStreet) return { place: 'address', point: atStreet }
  const point = pointInNetherlands(await places.locatePostalCode(postalCode))
  return point ? { place: 'postal-code', point } : { place: 'unknown', point }
}

/** The point of a new salon; that of its city when its address is not known. Its owner moves it. */
export async function pointOfSalon(
  places: ApiDeps['places'],
  { cityCode, ...address }: Address & { cityCode: string },
): Promise<Point> {
  const { point } = await findPlace(places, address)
  return point ?? cityByCode(cityCode) ?? DEFAULT_CITY
}
