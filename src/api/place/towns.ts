import { addressTowns } from '#domain/location/address-town.ts'
import { CITIES } from '#domain/location/city.ts'
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

/** The point of the town of an address; null when the address has no known town or the name of several places. */
export const townOfAddress = addressTowns(TOWNS, SHARED_NAMES)

/** Whether an id is that of a bundled town, not one of the places service. */
export function isTownId(placeId: string): boolean {
  return placeId.startsWith(ID_PREFIX)
}

export function townById(placeId: string): TownWithId | null {
  return TOWNS.find((town) => town.placeId === placeId) ?? null
}

function isCity({ name }: TownWithId): boolean {
  return CITIES.some((city) => city.name.nl === name)
}

type PackedTown = [number, string, number, number, number, number, ...string[]]
