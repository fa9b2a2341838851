import { addressTowns } from '#domain/location/address-town.ts'
import { CITIES } from '#domain/location/city.ts'
import { distanceKm, type Point } from '#domain/location/distance.ts'
import { type Town, townSearch } from '#domain/location/town-search.ts'
import { SHARED_NAMES } from './shared-names.ts'
import packed from './towns.json' with { type: 'json' }

const ID_PREFIX = 'geonames-'

/** A bundled town. Its id is the same in every release. */
export interface TownWithId extends Town {
  readonly placeId: string
}

/** All Dutch towns of the base map (scripts/generate-towns.ts). */
export const TOWNS: readonly TownWithId[] = packed.towns.map((fields) => {
  const [id, name, province, latitude, longitude, inhabitants, ...otherNames] = fields as PackedTown
  return {
    placeId: `${ID_PREFIX}${id}`,
    province: packed.provinces[province] ?? '',
    name,
    latitude,
    longitude,
    inhabitants,
    otherNames,
  }
})

/** The towns that match a text, the best first, without the cities of the table, which the browser searches itself. */
export const findTowns = townSearch(TOWNS.filter((town) => !isCity(town)))

/** The town of an address; null when the address has no known town or the name of several places. */
export const townOfAddress = addressTowns(TOWNS, SHARED_NAMES)

/** Whether an id is that of a bundled town, not one of the places service. */
export function isTownId(placeId: string): boolean {
  return placeId.startsWith(ID_PREFIX)
}

export function townById(placeId: string): TownWithId | null {
  return TOWNS.find((town) => town.placeId === placeId) ?? null
}

/** The bundled towns that match a text, the best first, the cities of the table among them. */
export const findAllTowns = townSearch(TOWNS)

/**
 * The towns that a point may be in, the nearest first: the nearest one, and all that are large enough to reach it. A town of
 * a million inhabitants reaches twelve kilometres, a village two and a half.
 */
export function townsAround(point: Point): TownWithId[] {
  const away = TOWNS.map((town) => ({ town, km: distanceKm(point, town) })).toSorted(
    (a, b) => a.km - b.km,
  )
  return away
    .filter(({ town, km }, nth) => nth === 0 || km <= 2 + Math.sqrt(town.inhabitants) / 100)
    .map(({ town }) => town)
}

function isCity({ name }: TownWithId): boolean {
  return CITIES.some((city) => city.name.nl === name)
}

type PackedTown = [number, string, number, number, number, number, ...string[]]
