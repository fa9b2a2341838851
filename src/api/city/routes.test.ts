import { expect, test } from 'vitest'
import { listCities } from '#contract/city.ts'
import type { Language } from '#messages/language.ts'
import { anApi } from '../testing/api.ts'

const api = await anApi()

test('[DATA-02, DATA-03, DATA-05] the list has the twelve cities with coordinates, provinces and codes', async () => {
  const { cities } = await api.call(listCities, { params: { countryCode: 'NL' } })
  expect(cities).toHaveLength(12)
  expect(cities.find(({ cityCode }) => cityCode === 'NL02')).toEqual({
    countryCode: 'NL',
    cityCode: 'NL02',
    cityName: 'Amsterdam',
    province: 'Noord - Holland',
    latitude: expect.closeTo(52.37, 1),
    longitude: expect.closeTo(4.9, 1),
  })
})

test('[LANG-04] a city is named in the language of the request', async () => {
  const named = async (language: Language) => {
    const { cities } = await api.call(listCities, { params: { countryCode: 'nl' } }, { language })
    return cities.find(({ cityCode }) => cityCode === 'NL04')?.cityName
  }
  expect(await named('en')).toBe('The Hague')
  expect(await named('nl')).toBe('Den Haag')
})

test('[DATA-03] the list of another country is empty', async () => {
  const { cities } = await api.call(listCities, { params: { countryCode: 'BE' } })
  expect(cities).toEqual([])
})
