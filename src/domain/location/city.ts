import type { Point } from './distance.ts'

export interface City extends Point {
  readonly countryCode: 'NL'
  readonly cityCode: string
  readonly name: { readonly en: string; readonly nl: string }
  readonly province: string
  /** Further names in use. */
  readonly otherNames?: readonly string[]
}

export const DEFAULT_COUNTRY = 'NL'

/**
 * The fixed city table (DATA-02). Provinces are spelt 'Noord - Holland' (SEARCH-16).
 * Narnia is an uninhabited sandbank in the Wadden Sea, out of reach of every salon.
 */
export const CITIES: readonly City[] = [
  city('NL01', 'Tilburg', 'Noord - Brabant', 51.5606, 5.0919),
  city('NL02', 'Amsterdam', 'Noord - Holland', 52.3676, 4.9041),
  city('NL03', 'Rotterdam', 'Zuid - Holland', 51.9244, 4.4777),
  {
    ...city('NL04', { en: 'The Hague', nl: 'Den Haag' }, 'Zuid - Holland', 52.0705, 4.3007),
    otherNames: ["'s-Gravenhage"],
  },
  city('NL05', 'Utrecht', 'Utrecht', 52.0907, 5.1214),
  city('NL06', 'Maastricht', 'Limburg', 50.8514, 5.691),
  city('NL07', 'Eindhoven', 'Noord - Brabant', 51.4416, 5.4697),
  city('NL08', 'Groningen', 'Groningen', 53.2194, 6.5665),
  city('NL09', 'Almere', 'Flevoland', 52.3703, 5.2141),
  city('NL10', 'Breda', 'Noord - Brabant', 51.5866, 4.776),
  city('NL38', 'Hoofddorp', 'Noord - Holland', 52.3061, 4.6907),
  city('NL362', 'Narnia', 'Friesland', 53.45, 6.05),
]

/** The city of a search without one (SEARCH-16). */
export const DEFAULT_CITY: City = knownCity('NL02')

/** The city of a code, ignoring case; null when the table has none. */
export function cityByCode(cityCode: string): City | null {
  const code = cityCode.trim().toUpperCase()
  return CITIES.find((city) => city.cityCode === code) ?? null
}

/** A province for display: 'Noord - Holland' in the table → 'Noord-Holland'. */
export function provinceLabel(province: string): string {
  return province.replace(' - ', '-')
}

function city(
  cityCode: string,
  name: string | City['name'],
  province: string,
  latitude: number,
  longitude: number,
): City {
  const names = typeof name === 'string' ? { en: name, nl: name } : name
  return { countryCode: DEFAULT_COUNTRY, cityCode, name: names, province, latitude, longitude }
}

function knownCity(cityCode: string): City {
  const found = cityByCode(cityCode)
  if (!found) throw new Error(`The city table lacks ${cityCode}`)
  return found
}
