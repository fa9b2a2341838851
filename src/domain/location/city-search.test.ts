import { expect, test } from 'vitest'
import { CITIES, type City } from './city.ts'
import {
  MAX_CITY_SUGGESTIONS,
  matchByName,
  namesOfCity,
  searchCities,
  suggestCities,
} from './city-search.ts'

test('[SEARCH-11] a city is found by part of its name, in any case', () => {
  expect(found('utr')).toEqual(['Utrecht'])
  expect(found('DAM')).toEqual(['Amsterdam', 'Rotterdam'])
})

test('[SEARCH-11] a city is found by its name in either language', () => {
  expect(found('den haag')).toEqual(['The Hague'])
  expect(found('hague')).toEqual(['The Hague'])
})

test.each(["'s-Gravenhage", 's gravenh', '’S-GRAVENHAGE'])(
  '[SEARCH-11] "%s" is The Hague',
  (text) => {
    expect(found(text)).toEqual(['The Hague'])
    expect(matchByName(CITIES, text, namesOfCity)?.name.en).toBe('The Hague')
  },
)

test('[SEARCH-11] the cities of a province are found, in any spelling of it', () => {
  const ofNorthHolland = ['Amsterdam', 'Hoofddorp']
  expect(found('Noord - Holland')).toEqual(ofNorthHolland)
  expect(found('noord-holland')).toEqual(ofNorthHolland)
  expect(found('noord holland')).toEqual(ofNorthHolland)
  expect(found('Breda, Noord-Br')).toEqual(['Breda'])
})

test('[SEARCH-11] accents are ignored', () => {
  const cafe: City = { ...aCity('Café aan Zee'), province: 'Fryslân' }
  expect(searchCities([cafe], 'cafe')).toEqual([cafe])
  expect(searchCities([cafe], 'FRYSLAN')).toEqual([cafe])
})

test('[SEARCH-11] names that start with the text come first, provinces last', () => {
  expect(found('u').at(0)).toBe('Utrecht')
  expect(found('br').at(0)).toBe('Breda')
  expect(found('br').slice(1)).toEqual(['Tilburg', 'Eindhoven'])
})

test('[SEARCH-11] an empty text lists the first ten, any other the matches', () => {
  expect(suggestCities(CITIES, ' ')).toEqual(CITIES.slice(0, 10))
  expect(suggestCities(CITIES, 'utr').map(({ name }) => name.en)).toEqual(['Utrecht'])
})

test.each([
  ['breda', 'Breda'],
  ['BRE', 'Breda'],
  ['den h', 'The Hague'],
  ['Breda, Noord-Brabant', 'Breda'],
  ['Amsterdam, North', 'Amsterdam'],
])('[SEARCH-11] "%s" matches %s without a choice', (text, name) => {
  expect(matchByName(CITIES, text, namesOfCity)?.name.en).toBe(name)
})

test.each(['a', 'dam', 'brabant', 'Parijs', '', ' , '])(
  '[SEARCH-11] "%s" matches no single city',
  (text) => {
    expect(matchByName(CITIES, text, namesOfCity)).toBeNull()
  },
)

test('[SEARCH-11] an exact name matches before longer names, and neither of two places with one name', () => {
  const villages = ['Bergen', 'Bergen op Zoom', 'Ede', 'Ede'].map(aCity)
  expect(matchByName(villages, 'bergen', namesOfCity)).toBe(villages[0])
  expect(matchByName(villages, 'ede', namesOfCity)).toBeNull()
})

test('[SEARCH-11] the list has ten places at most', () => {
  const villages = Array.from({ length: 30 }, (_, index) => aCity(`Dorp ${index}`))
  expect(searchCities(villages, 'dorp')).toHaveLength(MAX_CITY_SUGGESTIONS)
})

test.each(['', '   ', '-', 'Parijs'])('[SEARCH-11] nothing is found for "%s"', (text) => {
  expect(found(text)).toEqual([])
})

function found(text: string): string[] {
  return searchCities(CITIES, text).map((city) => city.name.en)
}

function aCity(name: string): City {
  return {
    countryCode: 'NL',
    cityCode: 'NL99',
    name: { en: name, nl: name },
    province: 'Utrecht',
    latitude: 52,
    longitude: 5,
  }
}
