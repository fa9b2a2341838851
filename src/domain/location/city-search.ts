import type { City } from './city.ts'

/** The maximum of suggestions in the location box (SEARCH-11). */
export const MAX_CITY_SUGGESTIONS = 10

/**
 * The cities with a name (in any language) or province that contains the text, ignoring case and accents: first names that
 * begin with it, then other names, then provinces (SEARCH-11). Empty for an empty text.
 */
export function searchCities(cities: readonly City[], text: string): City[] {
  const searched = normalizeName(beforeProvince(text))
  if (searched === '') return []
  return cities
    .map((city) => ({ city, rank: rankOf(city, searched) }))
    .filter(({ rank }) => rank < NO_MATCH)
    .sort((a, b) => a.rank - b.rank)
    .slice(0, MAX_CITY_SUGGESTIONS)
    .map(({ city }) => city)
}

/** The suggestions of the location box: matching cities, or the first ones for an empty text. */
export function suggestCities(cities: readonly City[], text: string): City[] {
  return text.trim() === '' ? cities.slice(0, MAX_CITY_SUGGESTIONS) : searchCities(cities, text)
}

/**
 * The only element with exactly this name, else the only one whose name begins with the text. Null when there are none or
 * several.
 */
export function matchByName<Named>(
  all: readonly Named[],
  text: string,
  namesOf: (each: Named) => readonly string[],
): Named | null {
  const searched = normalizeName(beforeProvince(text))
  if (searched === '') return null
  const matching = (matches: (name: string) => boolean) =>
    all.filter((each) => namesOf(each).map(normalizeName).some(matches))
  return (
    onlyElement(matching((name) => name === searched)) ??
    onlyElement(matching((name) => name.startsWith(searched)))
  )
}

/** The element of a list of one, else null. */
export function onlyElement<Value>(values: readonly Value[]): Value | null {
  return values.length === 1 ? (values[0] ?? null) : null
}

const NO_MATCH = 3

function rankOf(city: City, searched: string): number {
  const names = namesOfCity(city).map(normalizeName)
  if (names.some((name) => name.startsWith(searched))) return 0
  if (names.some((name) => name.includes(searched))) return 1
  return normalizeName(city.province).includes(searched) ? 2 : NO_MATCH
}

/** The names of a city in both languages, and its other names. */
export function namesOfCity({ name, otherNames = [] }: City): readonly string[] {
  return [name.en, name.nl, ...otherNames]
}

/** 'Breda, Noord-Brabant', the form in the box, → 'Breda'. */
function beforeProvince(text: string): string {
  return text.split(',', 1)[0] ?? ''
}

/** Lower case letters and digits only, without accents: 'Noord-Holland' equals 'Noord - Holland'. */
export function normalizeName(text: string): string {
  return text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^\p{Letter}\p{Number}]/gu, '')
}
