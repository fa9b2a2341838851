import { expect, test } from 'vitest'
import { CITIES } from '#domain/location/city.ts'
import { suggestCities } from '#domain/location/city-search.ts'
import { findSuggestionByText, suggestions } from './suggestions.ts'

const leeuwarden = {
  placeId: 'geonames-1',
  name: 'Leeuwarden',
  province: 'Friesland',
  otherNames: ['Ljouwert'],
}
const sneek = { placeId: 'geonames-2', name: 'Sneek', province: 'Friesland' }

test('[SEARCH-11] a place is found by any of its names', () => {
  expect(findSuggestionByText('ljouwert', [leeuwarden])).toBe(leeuwarden)
  expect(findSuggestionByText('leeuw', [leeuwarden, sneek])).toBe(leeuwarden)
})

test('[SEARCH-11] a province selects its only city if no town of it is listed, and needs a choice otherwise', () => {
  const cities = suggestCities(CITIES, 'friesland')
  expect(findSuggestionByText('friesland', cities)).toBe(cities[0])
  expect(findSuggestionByText('friesland', [...cities, leeuwarden, sneek])).toBeNull()
})

test('[SEARCH-12] without predictions the cities of the table are listed by name and province', () => {
  const named = (text: string) => suggestions(text, []).map(({ name }) => name)
  expect(named('maas')).toEqual([{ en: 'Maastricht', nl: 'Maastricht' }])
  expect(named('limburg')).toEqual(named('maas'))
  expect(named('sneek')).toEqual([])
})

test('[SEARCH-11] predicted towns come after the cities, without duplicates, ten in all', () => {
  const maassluis = { placeId: 'geonames-3', name: 'Maassluis', province: 'Zuid-Holland' }
  const again = { placeId: 'geonames-4', name: 'Maastricht', province: 'Limburg' }
  const [city, ...others] = suggestions('maas', [again, maassluis])
  expect(city).toMatchObject({ cityCode: 'NL06' })
  expect(others).toEqual([maassluis])
  expect(suggestions('maas', Array(12).fill(maassluis))).toHaveLength(10)
})

test('[SEARCH-11] a suggestion with another name is not selected', () => {
  expect(findSuggestionByText('zeist', [sneek])).toBeNull()
})
