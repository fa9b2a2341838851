import { CITIES } from '#domain/location/city.ts'
import { type Town, townSearch } from '#domain/location/town-search.ts'
import packed from './towns.json' with { type: 'json' }

const ID_PREFIX = 'geonames-'

/** A town that comes with the product, under an id that stays the same from release to release. */
export interface KnownTown extends Town {
  readonly placeId: string
}

/** Every Dutch town that the base map names (scripts/towns.mjs). */
export const TOWNS: readonly KnownTown[] = packed.towns.map((fields) => {
  const [id, name, province, latitude, longitude, inhabitants, ...otherNames] = fields as PackedTown
  return {
    placeId: `${ID_PREFIX}${id}`,
    province: packed.provinces[province] ?? '',
    ...{ name, latitude, longitude, inhabitants, otherNames },
  }
})

/** The towns a text may mean, best first; the cities of the table are found without being asked for. */
export const findTowns = townSearch(TOWNS.filter((town) => !isOfTable(town)))

/** Whether an id is of a town that comes with the product, and not of the places service. */
export function isTownId(placeId: string): boolean {
  return placeId.startsWith(ID_PREFIX)
}

/** The town of an id, or null. */
export function townById(placeId: string): KnownTown | null {
  return TOWNS.find((town) => town.placeId === placeId) ?? null
}

function isOfTable({ name }: KnownTown): boolean {
  return CITIES.some((city) => city.name.nl === name)
}

type PackedTown = [number, string, number, number, number, number, ...string[]]
