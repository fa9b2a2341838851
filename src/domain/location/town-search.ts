import { MAX_CITY_SUGGESTIONS, normalizeName } from './city-search.ts'
import type { Place } from './place.ts'

/** A town or village. */
export interface Town extends Place {
  /** In Dutch: 'Noord-Holland'. */
  readonly province: string
  readonly inhabitants: number
  /** Further names in use: 'Den Bosch', 'Ljouwert'. */
  readonly otherNames: readonly string[]
}

/**
 * Prepares a search that returns at most ten towns: first exact names, then names that begin with the text, then names
 * that contain it, then provinces that contain it; within each group the most inhabited first. Ignores case, accents,
 * spaces and apostrophes (SEARCH-11). Empty for an empty text.
 */
export function townSearch<T extends Town>(towns: readonly T[]): (text: string) => T[] {
  const prepared = towns.map((town) => ({
    town,
    names: [town.name, ...town.otherNames].map(normalizeName),
    province: normalizeName(town.province),
  }))
  return (text) => {
    const [name, province = ''] = text.split(',', 2).map(normalizeName)
    if (!name) return []
    const isInProvince = (each: { province: string }) => each.province.startsWith(province)
    return (prepared.some(isInProvince) ? prepared.filter(isInProvince) : prepared)
      .map(({ town, ...words }) => ({ town, rank: rankOf(words, name) }))
      .filter(({ rank }) => rank < NO_MATCH)
      .sort((a, b) => a.rank - b.rank || b.town.inhabitants - a.town.inhabitants)
      .slice(0, MAX_CITY_SUGGESTIONS)
      .map(({ town }) => town)
  }
}

const NO_MATCH = 4

function rankOf(
  { names, province }: { names: string[]; province: string },
  searched: string,
): number {
  if (names.includes(searched)) return 0
  if (names.some((name) => name.startsWith(searched))) return 1
  if (names.some((name) => name.includes(searched))) return 2
  return province.includes(searched) ? 3 : NO_MATCH
}
