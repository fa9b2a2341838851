import { expect, test } from 'vitest'
import { en } from '#messages/en.ts'
import { createMessages } from '../../messages.ts'
import { cityNameOf, fullAddressText, placeText } from './place-text.ts'
import { aProviderInfo } from './testing/providers.ts'

const { t } = createMessages('en', en)

test.each([
  ['SALON', 'Haarlemmerdijk 112, Amsterdam'],
  ['BOTH', 'Haarlemmerdijk 112, Amsterdam'],
  ['DOORSTEP', 'Only at your home'],
] as const)(
  '[PROFILE-04] the place of a provider that works %s is %s',
  (serviceAvailability, text) => {
    expect(placeText(t, aProviderInfo({ business: { serviceAvailability } }))).toBe(text)
  },
)

test('[PROFILE-04] the address is complete, with the city’s name from the list, otherwise from the provider', () => {
  const info = aProviderInfo()
  const around = { countryCode: 'NL', province: '', latitude: 52, longitude: 5 } as const
  const cities = [
    { ...around, cityCode: 'NL05', cityName: 'Utrecht' },
    { ...around, cityCode: 'NL02', cityName: 'Amsterdam (stad)' },
  ]
  expect(fullAddressText(info)).toBe('Haarlemmerdijk 112, 1013 JH Amsterdam')
  expect(cityNameOf({ info, cities })).toBe('Amsterdam (stad)')
  expect(cityNameOf({ info, cities: cities.slice(0, 1) })).toBe('Amsterdam')
})
