import { MAX_CITY_SUGGESTIONS, plainName } from './city-search.ts'
import type { Place } from './place.ts'

/** A town or village with what tells it from another of its name. */
export interface Town extends Place {
  /** As on a Dutch map: 'Noord-Holland'. */
  readonly province: string
  readonly inhabitants: number
  /** What people call it too: 'Den Bosch', 'Ljouwert'. */
  readonly otherNames: readonly string[]
}

/**
 * The towns a text may mean, ten at most: those of exactly that name, then whose name begins with it, then whose name
 * has it within, then those of a province that has it; of each the most inhabited first. Letter case, accents,
 * spaces and apostrophes do not count (SEARCH-11). An empty text finds nothing.
 */
export function townSearch<T extends Town>(towns: readonly T[]): (text: string) => T[] {
  const prepared = towns.map((town) => ({
    town,
    names: [town.name, ...town.otherNames].map(plainName),
    province: plainName(town.province),
  }))
  return (text) => {
    const [name, province = ''] = text.split(',', 2).map(plainName)
    if (!name) return []
    const isThere = (each: { province: string }) => each.province.startsWith(province)
    return (prepared.some(isThere) ? prepared.filter(isThere) : prepared)
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
  wanted: string,
): number {
  if (names.includes(wanted)) return 0
  if (names.some((name) => name.startsWith(wanted))) return 1
  if (names.some((name) => name.includes(wanted))) return 2
  return province.includes(wanted) ? 3 : NO_MATCH
}
