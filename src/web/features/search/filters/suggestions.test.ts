import { expect, test } from 'vitest'
import { CITIES } from '#domain/location/city.ts'
import { suggestCities } from '#domain/location/city-search.ts'
import { meantSuggestion } from './suggestions.ts'

const leeuwarden = {
  ...{ placeId: 'geonames-1', name: 'Leeuwarden', province: 'Friesland' },
  otherNames: ['Ljouwert'],
}
const sneek = { placeId: 'geonames-2', name: 'Sneek', province: 'Friesland' }

test('[SEARCH-11] a place is meant by any of its names', () => {
  expect(meantSuggestion('ljouwert', [leeuwarden])).toBe(leeuwarden)
  expect(meantSuggestion('leeuw', [leeuwarden, sneek])).toBe(leeuwarden)
})

test('[SEARCH-11] a province means its only city where no town of it is listed, and is a question where some are', () => {
  const cities = suggestCities(CITIES, 'friesland')
  expect(meantSuggestion('friesland', cities)).toBe(cities[0])
  expect(meantSuggestion('friesland', [...cities, leeuwarden, sneek])).toBeNull()
})

test('[SEARCH-11] what is listed and has another name is not taken', () => {
  expect(meantSuggestion('zeist', [sneek])).toBeNull()
})
