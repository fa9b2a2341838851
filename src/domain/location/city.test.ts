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

test('[DATA-02] each stands where it does, in its province', () => {
  expect(CITIES.filter(({ countryCode }) => countryCode !== 'NL')).toEqual([])
  const places = CITIES.map(({ latitude, longitude, province }) =>
    [latitude.toFixed(1), longitude.toFixed(1), province].join(' '),
  )
  expect(places).toEqual([
    '51.6 5.1 Noord - Brabant',
    '52.4 4.9 Noord - Holland',
    '51.9 4.5 Zuid - Holland',
    '52.1 4.3 Zuid - Holland',
    '52.1 5.1 Utrecht',
    '50.9 5.7 Limburg',
    '51.4 5.5 Noord - Brabant',
    '53.2 6.6 Groningen',
    '52.4 5.3 Flevoland',
    '51.6 4.8 Noord - Brabant',
    '52.3 4.7 Noord - Holland',
    '53.5 6.0 Friesland',
  ])
})

test('[SEARCH-16] a search starts in Amsterdam', () => {
  expect(DEFAULT_CITY).toMatchObject({
    ...{ countryCode: 'NL', cityCode: 'NL02', province: 'Noord - Holland' },
    name: { en: 'Amsterdam', nl: 'Amsterdam' },
  })
  expect(DEFAULT_COUNTRY).toBe('NL')
})

test('The Hague has its Dutch name', () => {
  expect(cityByCode('NL04')?.name).toEqual({ en: 'The Hague', nl: 'Den Haag' })
})

test('a code is found in any case, another is not', () => {
  expect(cityByCode(' nl362 ')?.name.nl).toBe('Narnia')
  expect(cityByCode('NL99')).toBeNull()
  expect(cityByCode('')).toBeNull()
})

test('Narnia is out of reach of every other city', () => {
  const [narnia, ...others] = CITIES.toReversed()
  if (!narnia) throw new Error('no cities')
  for (const city of others) expect(distanceKm(narnia, city)).toBeGreaterThan(40)
})

test('a page spells a province as people do', () => {
  expect(provinceLabel('Noord - Holland')).toBe('Noord-Holland')
  expect(provinceLabel('Utrecht')).toBe('Utrecht')
})
