import fc from 'fast-check'
import { expect, test } from 'vitest'
import { CATEGORY_KEYS } from '../catalog/category.ts'
import { SEARCH_DELIVERIES } from '../delivery/delivery.ts'
import { CITIES } from '../location/city.ts'
import { activeFilters, clearFilters, withCity, withPlace, withPoint } from './change-filters.ts'
import {
  AVAILABILITIES,
  DEFAULT_FILTERS,
  FIRST_PAGE_TOKEN,
  filterParameters,
  parseFilters,
  SEARCH_PAGE_SIZE,
  type SearchFilters,
  SORTS,
  searchPath,
} from './filters.ts'

test('a page has ten providers, and the first token is 1', () => {
  expect([SEARCH_PAGE_SIZE, FIRST_PAGE_TOKEN]).toEqual([10, '1'])
})

test('[SEARCH-16, SEARCH-09] a search without parameters is for salons in Amsterdam, recommended first', () => {
  expect(parseFilters({})).toEqual({
    cityCode: 'NL02',
    point: null,
    placeName: null,
    serviceType: null,
    delivery: 'IN_SALOON',
    availability: null,
    sortBy: 'recommended',
    query: '',
    radiusKm: null,
  })
})

test('[SEARCH-07] filters are read from the address', () => {
  const parameters = {
    city: 'NL05',
    place: 'De Bilt',
    lat: '52.08333',
    lng: '5.12',
    service: 'nailArtist',
    delivery: 'DOORSTEP',
    when: 'THIS_WEEK',
    sort: 'distance',
    q: 'gellak',
    radius: '25',
  }
  expect(parseFilters(parameters)).toEqual({
    cityCode: 'NL05',
    point: { latitude: 52.0833, longitude: 5.12 },
    placeName: 'De Bilt',
    serviceType: 'nailArtist',
    delivery: 'DOORSTEP',
    availability: 'THIS_WEEK',
    sortBy: 'distance',
    query: 'gellak',
    radiusKm: 25,
  })
})

test.each([
  { city: 'NL99' },
  { city: 7 },
  { service: 'dentist' },
  { service: 'toString' },
  { delivery: 'BY_POST' },
  { when: 'YESTERDAY' },
  { when: null },
  { sort: 'dearest' },
  { sort: {} },
  { q: '   ' },
  { q: [] },
  { lat: '52.1' },
  { lat: '', lng: '' },
  { lat: '52.1', lng: 'east' },
  { lat: '91', lng: '5' },
  { lat: '52', lng: '-180.1' },
  { radius: '26' },
  { radius: 'far' },
  { place: 'De Bilt' },
  { place: 'De Bilt', lat: '52.1' },
  { utm_source: 'nieuwsbrief' },
])('[SEARCH-07] an invalid parameter is ignored: %j', (parameters) => {
  expect(parseFilters(parameters)).toEqual(DEFAULT_FILTERS)
})

test('[SEARCH-07] an invalid parameter does not affect the others', () => {
  const filters = parseFilters({ city: 'NL05', service: 'dentist', sort: 'price' })
  expect(filters).toEqual({ ...DEFAULT_FILTERS, cityCode: 'NL05', sortBy: 'price' })
})

test('[SEARCH-07] a parameter that the router parsed as a number or list is read', () => {
  expect(parseFilters({ q: 2026, city: ['nl05', 'NL01'] })).toEqual({
    ...DEFAULT_FILTERS,
    query: '2026',
    cityCode: 'NL05',
  })
})

test('[SEARCH-07] a query that is too long is cut', () => {
  expect(parseFilters({ q: 'x'.repeat(10_000) }).query).toHaveLength(100)
})

test('[SEARCH-07] defaults are left out of the address', () => {
  expect(filterParameters(DEFAULT_FILTERS)).toEqual({})
  expect(filterParameters({ ...DEFAULT_FILTERS, cityCode: 'NL05' })).toEqual({ city: 'NL05' })
})

test('[SEARCH-07] a shared address searches for the same', () => {
  fc.assert(
    fc.property(anyFilters(), (filters) => {
      expect(parseFilters(filterParameters(filters))).toEqual(filters)
    }),
  )
})

test('[SEARCH-07] any address is read without an error, and repairing twice equals repairing once', () => {
  const parameters = fc.dictionary(
    fc.constantFrom(
      'city',
      'place',
      'lat',
      'lng',
      'service',
      'delivery',
      'when',
      'sort',
      'q',
      'radius',
      '__proto__',
    ),
    fc.anything(),
  )
  fc.assert(
    fc.property(parameters, (wild) => {
      const repaired = parseFilters(wild)
      expect(parseFilters(filterParameters(repaired))).toEqual(repaired)
    }),
  )
})

test('[SEARCH-13] another place clears the service type, the same one does not', () => {
  const filters = { ...DEFAULT_FILTERS, serviceType: 'waxing', availability: 'TODAY' } as const
  expect(withCity(filters, 'NL05')).toEqual({ ...filters, cityCode: 'NL05', serviceType: null })
  expect(withCity(filters, 'NL02')).toBe(filters)
})

test('[SEARCH-13] a map area belongs to the nearest city and can keep the service type', () => {
  const filters = { ...DEFAULT_FILTERS, serviceType: 'waxing', availability: 'TODAY' } as const
  const north = { latitude: 52.400049, longitude: 4.92 }
  const here = withPoint(filters, north)
  expect(here).toEqual({ ...filters, point: { latitude: 52.4, longitude: 4.92 } })
  expect(withCity(here, 'NL02')).toEqual(filters)
  const utrecht = withPoint(here, { latitude: 52.1, longitude: 5.1 })
  expect(utrecht).toMatchObject({ cityCode: 'NL05', serviceType: null, availability: 'TODAY' })
})

test('[SEARCH-07] a point with an invalid name is kept without it', () => {
  const at = { lat: '52.11', lng: '5.18' }
  const { point, placeName } = parseFilters({ ...at, place: '<img src=x>' })
  expect([point, placeName]).toEqual([{ latitude: 52.11, longitude: 5.18 }, null])
})

test('[SEARCH-13] a place belongs to the nearest city and clears the service type; another city clears the place', () => {
  const filters = { ...DEFAULT_FILTERS, serviceType: 'waxing', availability: 'TODAY' } as const
  const point = { latitude: 52.1, longitude: 5.1 }
  const there = withPlace(filters, { name: 'De Bilt', ...point })
  const { availability } = filters
  expect(there).toEqual({
    ...DEFAULT_FILTERS,
    availability,
    point,
    cityCode: 'NL05',
    placeName: 'De Bilt',
  })
  expect(withCity(there, 'NL05')).toMatchObject({ point: null, placeName: null })
  expect(withPoint(there, { latitude: 52.2, longitude: 5.1 }).placeName).toBeNull()
})

test('[SEARCH-13] a place near the same city clears the service type; a map area there does not', () => {
  const filters = { ...DEFAULT_FILTERS, cityCode: 'NL05', serviceType: 'waxing' } as const
  const point = { latitude: 52.1, longitude: 5.1 }
  const there = withPlace(filters, { name: 'De Bilt', ...point })
  expect(there).toMatchObject({ cityCode: 'NL05', placeName: 'De Bilt', serviceType: null })
  expect(withPoint(filters, point)).toMatchObject({ cityCode: 'NL05', serviceType: 'waxing' })
})

test('[SEARCH-01] each filter has one chip', () => {
  expect(activeFilters(DEFAULT_FILTERS)).toEqual([])
  const some = { ...DEFAULT_FILTERS, delivery: 'DOORSTEP', availability: 'WEEKEND' } as const
  expect(activeFilters(some)).toEqual(['delivery', 'availability'])
})

test('[SEARCH-01] clearing all filters keeps the place, also on the map, and the service type', () => {
  fc.assert(
    fc.property(anyFilters(), (filters) => {
      const cleared = clearFilters(filters)
      expect(activeFilters(cleared)).toEqual([])
      const { cityCode, point, placeName, serviceType } = filters
      expect(cleared).toMatchObject({ cityCode, point, placeName, serviceType })
    }),
  )
})

test('a place and a treatment have one address, and a search reads them from it', () => {
  expect(searchPath('NL02', null)).toBe('/search')
  expect(searchPath('NL05', null)).toBe('/search?city=NL05')
  expect(searchPath('NL05', 'nailArtist')).toBe('/search?city=NL05&service=nailArtist')
})

function anyFilters(): fc.Arbitrary<SearchFilters> {
  const filters = fc.record({
    cityCode: fc.constantFrom(...CITIES.map((city) => city.cityCode)),
    point: fc.option(fc.record({ latitude: degrees(90), longitude: degrees(180) })),
    placeName: fc.constantFrom(null, 'De Bilt', '’s-Gravenzande', 'Bergen (NH.)', '1e Exloërmond'),
    serviceType: fc.constantFrom(null, ...CATEGORY_KEYS),
    delivery: fc.constantFrom(...SEARCH_DELIVERIES),
    availability: fc.constantFrom(null, ...AVAILABILITIES),
    sortBy: fc.constantFrom(...SORTS),
    radiusKm: fc.constantFrom(null, 25),
    query: fc.string({ maxLength: 100, unit: 'grapheme' }).map((text) => text.trim().slice(0, 100)),
  })
  return filters.map((each) => ({ ...each, placeName: each.point && each.placeName }))
}

function degrees(limit: number) {
  return fc
    .integer({ min: -limit * 1e4, max: limit * 1e4 })
    .map((tenThousandths) => tenThousandths / 1e4)
}
