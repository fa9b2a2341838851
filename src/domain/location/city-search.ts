import type { City } from './city.ts'

/** How many suggestions the location box offers at most (SEARCH-11). */
export const MAX_CITY_SUGGESTIONS = 10

/**
 * The cities whose name (in either language, or another it has) or province contains the text, letter case and
 * accents aside; names that begin with it first, then names, then provinces (SEARCH-11).
 * An empty text finds nothing.
 */
export function searchCities(cities: readonly City[], text: string): City[] {
  const wanted = plainName(beforeProvince(text))
  if (wanted === '') return []
  return cities
    .map((city) => ({ city, rank: rankOf(city, wanted) }))
    .filter(({ rank }) => rank < NO_MATCH)
    .sort((a, b) => a.rank - b.rank)
    .slice(0, MAX_CITY_SUGGESTIONS)
    .map(({ city }) => city)
}

/** What the location box lists: the cities that fit, and the first ones while nothing is typed. */
export function suggestCities(cities: readonly City[], text: string): City[] {
  return text.trim() === '' ? cities.slice(0, MAX_CITY_SUGGESTIONS) : searchCities(cities, text)
}

/**
 * The one that a text means when nobody chose it from a list: whose name it is, else whose name alone begins with it. Null
 * where that could be several, or none.
 */
export function meantByName<Named>(
  all: readonly Named[],
  text: string,
  namesOf: (each: Named) => readonly string[],
): Named | null {
  const wanted = plainName(beforeProvince(text))
  if (wanted === '') return null
  const those = (fits: (name: string) => boolean) =>
    all.filter((each) => namesOf(each).map(plainName).some(fits))
  return only(those((name) => name === wanted)) ?? only(those((name) => name.startsWith(wanted)))
}

/** What there is when there is nothing else, else null. */
export function only<Value>(values: readonly Value[]): Value | null {
  return values.length === 1 ? (values[0] ?? null) : null
}

const NO_MATCH = 3

function rankOf(city: City, wanted: string): number {
  const names = namesOfCity(city).map(plainName)
  if (names.some((name) => name.startsWith(wanted))) return 0
  if (names.some((name) => name.includes(wanted))) return 1
  return plainName(city.province).includes(wanted) ? 2 : NO_MATCH
}

/** In either language, and what people call it too. */
export function namesOfCity({ name, otherNames = [] }: City): readonly string[] {
  return [name.en, name.nl, ...otherNames]
}

/** 'Breda' of 'Breda, Noord-Brabant', which is how the box shows it. */
function beforeProvince(text: string): string {
  return text.split(',', 1)[0] ?? ''
}

/** Letters and digits only, so that 'Noord-Holland' finds 'Noord - Holland'. */
export function plainName(text: string): string {
  return text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^\p{Letter}\p{Number}]/gu, '')
}
