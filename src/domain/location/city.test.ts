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

test('[DATA-02] every city lies in the Netherlands', () => {
  for (const { countryCode, latitude, longitude, province } of CITIES) {
    expect(countryCode).toBe(DEFAULT_COUNTRY)
    expect(latitude).toBeGreaterThan(50.7)
    expect(latitude).toBeLessThan(53.6)
    expect(longitude).toBeGreaterThan(3.3)
    expect(longitude).toBeLessThan(7.3)
    expect(province).not.toBe('')
  }
})

test('[SEARCH-16] a search starts in Amsterdam', () => {
  expect(DEFAULT_CITY).toMatchObject({ cityCode: 'NL02', province: 'Noord - Holland' })
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
