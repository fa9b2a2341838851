import { expect, test } from 'vitest'
import { CITIES, cityByCode, DEFAULT_CITY, DEFAULT_COUNTRY, provinceLabel } from './city.ts'
import { distanceKm } from './distance.ts'

test('[DATA-02] there are twelve cities with the codes of the table', () => {
  expect(CITIES.map((city) => `${city.cityCode} ${city.name.en}`)).toEqual([
    'NL01 Tilburg',
    'NL02 Amsterdam',
    'NL03 Rotterdam',
    'NL04 The Hague',
    'NL05 Utrecht',
    'NL06 Maastricht',
    'NL07 Eindhoven',
    'NL08 Groningen',
    'NL09 Almere',
    'NL10 Breda',
    'NL38 Hoofddorp',
    'NL362 Narnia',
  ])
})

test('[DATA-02] each city has its coordinates, to 100 metres, and its province', () => {
  expect(CITIES.filter(({ countryCode }) => countryCode !== 'NL')).toEqual([])
  const provinces = CITIES.map(({ cityCode, province }) => `${cityCode} ${province}`)
  expect(provinces).toEqual(TABLE.map(({ cityCode, province }) => `${cityCode} ${province}`))
  for (const [at, city] of CITIES.entries()) {
    const point = TABLE[at] ?? { latitude: 0, longitude: 0 }
    expect(distanceKm(city, point), city.name.en).toBeLessThan(0.1)
  }
})

test('[SEARCH-16] a search starts in Amsterdam', () => {
  expect(DEFAULT_CITY).toMatchObject({
    countryCode: 'NL',
    cityCode: 'NL02',
    province: 'Noord - Holland',
    name: { en: 'Amsterdam', nl: 'Amsterdam' },
  })
  expect(DEFAULT_COUNTRY).toBe('NL')
})

test('The Hague has its Dutch name', () => {
  expect(cityByCode('NL04')?.name).toEqual({ en: 'The Hague', nl: 'Den Haag' })
})

test('a code is found in any case, an unknown one is not', () => {
  expect(cityByCode(' nl362 ')?.name.nl).toBe('Narnia')
  expect(cityByCode('NL99')).toBeNull()
  expect(cityByCode('')).toBeNull()
})

test('Narnia is out of range of every other city', () => {
  const [narnia, ...others] = CITIES.toReversed()
  if (!narnia) throw new Error('no cities')
  for (const city of others) expect(distanceKm(narnia, city)).toBeGreaterThan(40)
})

test('a page shows a province in its usual spelling', () => {
  expect(provinceLabel('Noord - Holland')).toBe('Noord-Holland')
  expect(provinceLabel('Utrecht')).toBe('Utrecht')
})

/** The table once more, by hand: a city that moves is found even where its table is the only source. */
const TABLE = [
  { cityCode: 'NL01', province: 'Noord - Brabant', latitude: 51.5606, longitude: 5.0919 },
  { cityCode: 'NL02', province: 'Noord - Holland', latitude: 52.3676, longitude: 4.9041 },
  { cityCode: 'NL03', province: 'Zuid - Holland', latitude: 51.9244, longitude: 4.4777 },
  { cityCode: 'NL04', province: 'Zuid - Holland', latitude: 52.0705, longitude: 4.3007 },
  { cityCode: 'NL05', province: 'Utrecht', latitude: 52.0907, longitude: 5.1214 },
  { cityCode: 'NL06', province: 'Limburg', latitude: 50.8514, longitude: 5.691 },
  { cityCode: 'NL07', province: 'Noord - Brabant', latitude: 51.4416, longitude: 5.4697 },
  { cityCode: 'NL08', province: 'Groningen', latitude: 53.2194, longitude: 6.5665 },
  { cityCode: 'NL09', province: 'Flevoland', latitude: 52.3703, longitude: 5.2141 },
  { cityCode: 'NL10', province: 'Noord - Brabant', latitude: 51.5866, longitude: 4.776 },
  { cityCode: 'NL38', province: 'Noord - Holland', latitude: 52.3061, longitude: 4.6907 },
  { cityCode: 'NL362', province: 'Friesland', latitude: 53.45, longitude: 6.05 },
]
