import { expect, test } from 'vitest'
import { en } from '#messages/en.ts'
import type { Language } from '#messages/language.ts'
import { nl } from '#messages/nl.ts'
import { createMessages } from '../../../messages.ts'
import type { Provider } from '../search-results.ts'
import { markerOf } from './provider-marker.ts'

test('[MAP-01] a marker has the rating with one decimal, and is labelled with name and price', () => {
  const dutch = markerOf(aProviderInfo(), spoken('nl'))
  expect(dutch).toMatchObject({ id: 'lotus-en-linnen', rating: 4.72, markerText: '4,7' })
  expect(plain(dutch.label)).toBe('Lotus en Linnen, 4,7, vanaf € 45,00')
  expect(plain(markerOf(aProviderInfo(), spoken('en')).label)).toBe(
    'Lotus en Linnen, 4.7, from €45.00',
  )
})

test('[MAP-01] a whole rating keeps its decimal, and without reviews there is none', () => {
  expect(markerOf(aProviderInfo({ rating: 5 }), spoken('en')).markerText).toBe('5.0')
  expect(markerOf(aProviderInfo({ numberOfReviews: 0, rating: 0 }), spoken('nl'))).toMatchObject({
    rating: null,
    markerText: 'nieuw',
  })
})

test('the price of a marker is that of the searched treatment, if known', () => {
  const label = (serviceType: 'waxing' | 'spaServices' | null, servicePrices = {}) =>
    plain(markerOf(aProviderInfo({ servicePrices }), { ...spoken('en'), serviceType }).label)
  const prices = { waxing: 60, spaServices: 0 }
  expect(label('waxing', prices)).toBe('Lotus en Linnen, 4.7, from €60.00')
  expect(label('spaServices', prices)).toBe('Lotus en Linnen, 4.7')
  expect(label(null, { waxing: 60, spaServices: 45 })).toBe('Lotus en Linnen, 4.7, from €45.00')
  expect(label(null)).toBe('Lotus en Linnen, 4.7')
})

test('[WORK-186] the price of a marker has the travel fee of a visit at home', () => {
  const provider = aProviderInfo({ servicePrices: { waxing: 60 }, travelFee: 7.5 })
  expect(plain(markerOf(provider, spoken('en')).label)).toContain('from €67.50')
})

test('a provider that only visits customers is not marked at its address', () => {
  const { latitude, longitude } = markerOf(
    aProviderInfo({ serviceAvailability: 'DOORSTEP' }),
    spoken('en'),
  )
  expect([latitude, longitude]).toEqual([52.37, 4.9])
  expect(markerOf(aProviderInfo(), spoken('en')).latitude).toBe(52.36712)
})

function spoken(language: Language) {
  const { t } = createMessages(language, { en, nl }[language])
  return { t, language, serviceType: null }
}

function plain(text: string): string {
  return text.replace(/\s/g, ' ')
}

function aProviderInfo(overrides: Partial<Provider> = {}): Provider {
  return {
    username: 'lotus-en-linnen',
    fullName: 'Lotus en Linnen',
    profilePictureUrl: '',
    rating: 4.72,
    numberOfReviews: 12,
    physicalLocation: {
      address: 'Haarlemmerdijk 112',
      postalCode: '1013 JH',
      cityName: 'Amsterdam',
      latitude: 52.36712,
      longitude: 4.90449,
    },
    latitude: 52.36712,
    longitude: 4.90449,
    distance: 0.8,
    serviceAvailability: 'SALON',
    typeOfServices: ['spaServices'],
    serviceDurations: { spaServices: 45 },
    servicePrices: { spaServices: 45, waxing: 60 },
    topServices: [],
    doorstepDeliveryInfo: { minimumOrderValue: 0 },
    travelFee: 0,
    promotion: null,
    timeZone: 'Europe/Amsterdam',
    firstAvailable: null,
    nextAvailable: [],
    ...overrides,
  }
}
