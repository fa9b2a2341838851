import fc from 'fast-check'
import { expect, test } from 'vitest'
import { en } from '#messages/en.ts'
import type { Language } from '#messages/language.ts'
import { createMessages } from '../../messages.ts'
import { jsonLd } from '../../testing/schema-org.ts'
import type { ProviderInfo, ProviderPageData } from '../booking/provider-data.ts'
import { aCut, aMask, aProviderInfo, aWorkingWeek } from '../booking/testing/providers.ts'
import { providerJsonLd } from './provider-json-ld.ts'

const context = { i18n: createMessages('en', en), origin: 'https://bloesem.example' }

function pageOf(info: ProviderInfo): ProviderPageData {
  const timeZone = 'Europe/Amsterdam'
  return { info, cities: [], workingHours: aWorkingWeek(), dateHours: [], timeZone, now: 0 }
}

function writtenOf(info: ProviderInfo, requestedLanguage: Language | null = null): string {
  return providerJsonLd({ ...context, requestedLanguage }, pageOf(info))[0]?.children ?? ''
}

function thingsOf(info: ProviderInfo, requestedLanguage: Language | null = null) {
  const things = jsonLd.parse(JSON.parse(writtenOf(info, requestedLanguage)))['@graph']
  const of = (type: string) => things.find((thing) => thing['@type'] === type)
  return { salon: of('HealthAndBeautyBusiness'), way: of('BreadcrumbList') }
}

test('the JSON-LD of a provider has its place, hours, prices and rating', () => {
  const treatments = [aCut(), aCut({ serviceName: 'Advice', section: '', price: 0 }), aMask()]
  const { salon } = thingsOf(aProviderInfo({ catalogItems: treatments }))
  expect(salon).toMatchObject({
    name: 'Salon Kersenbloesem',
    url: 'https://bloesem.example/profile/salon-kersenbloesem',
    image: 'https://bloesem.example/share/hairStyling.png',
    address: {
      streetAddress: 'Haarlemmerdijk 112',
      postalCode: '1013 JH',
      addressCountry: 'NL',
      addressLocality: 'Amsterdam',
      addressRegion: 'Noord-Holland',
    },
    telephone: '+31205550112',
    openingHoursSpecification: [
      {
        dayOfWeek: ['Tuesday', 'Wednesday', 'Friday', 'Saturday'],
        opens: '09:00',
        closes: '18:00',
      },
      { dayOfWeek: ['Thursday'], opens: '09:00', closes: '13:00' },
      { dayOfWeek: ['Thursday'], opens: '14:00', closes: '21:00' },
    ],
    priceRange: '€0.00–€42.50',
    aggregateRating: { ratingValue: 4.9, reviewCount: 213 },
  })
  const offers = (salon as { hasOfferCatalog: { itemListElement: unknown[] } }).hasOfferCatalog
  expect(offers.itemListElement).toMatchObject([
    { category: 'Cutting', price: '42.50', itemOffered: { name: 'Cut & blow-dry' } },
    { price: '0.00', itemOffered: { name: 'Advice' } },
  ])
})

test('[WORK-41] the JSON-LD of a price that is only the lowest says so', () => {
  const treatments = [aCut({ price: 165, isPriceFrom: true })]
  const { salon } = thingsOf(aProviderInfo({ catalogItems: treatments }))
  const offers = (salon as { hasOfferCatalog: { itemListElement: object[] } }).hasOfferCatalog
  expect(offers.itemListElement).toMatchObject([
    { priceSpecification: { minPrice: '165.00', priceCurrency: 'EUR' } },
  ])
  expect(offers.itemListElement[0]).not.toHaveProperty('price')
})

test.each([
  ['020 555 01 12', '+31205550112'],
  ['+31 20 555 01 12', '+31205550112'],
  ['0031 (20) 555-0112', '+31205550112'],
  ['0032 3 555 01 12', '+3235550112'],
])('the telephone number %s is written internationally', (number, telephone) => {
  const { contactInfo, ...info } = aProviderInfo()
  const salon = { ...info, contactInfo: { ...contactInfo, mobileNumbers: [number] } }
  expect(thingsOf(salon).salon).toMatchObject({ telephone })
})

test('without reviews there is no rating', () => {
  const info = { ...aProviderInfo(), ratings: { averageRating: 0, totalCount: 0 } }
  expect(thingsOf(info).salon).not.toHaveProperty('aggregateRating')
})

test('a provider that only visits customers has an area and no address', () => {
  const { salon } = thingsOf(aProviderInfo({ business: { serviceAvailability: 'DOORSTEP' } }))
  expect(salon).toMatchObject({ areaServed: { '@type': 'City', name: 'Amsterdam' } })
  expect(salon).not.toHaveProperty('address')
  expect(salon).not.toHaveProperty('geo')
})

test('[LANG-06] the breadcrumb of a provider has its city and treatment, in the requested language', () => {
  const { way } = thingsOf(aProviderInfo(), 'nl')
  expect(way).toMatchObject({
    itemListElement: [
      { name: 'Amsterdam', item: 'https://bloesem.example/search?lang=nl' },
      { item: 'https://bloesem.example/search?service=hairStyling&lang=nl' },
      { item: 'https://bloesem.example/profile/salon-kersenbloesem?lang=nl' },
    ],
  })
})

test('a provider’s text cannot end the script or start markup', () => {
  const typed = fc.string({
    unit: fc.constantFrom('</script>', '<!--', '\u2028', '\u2029', '"', '\\', '&', 'a', ' '),
    minLength: 1,
  })
  fc.assert(
    fc.property(typed, (text) => {
      const info = aProviderInfo({ catalogItems: [aCut({ description: `x${text}` })] })
      const written = writtenOf({ ...info, profile: { ...info.profile, intro: text } })
      expect(written).not.toMatch(/[<>&\u2028\u2029]/)
      expect(JSON.stringify(JSON.parse(written))).toContain(JSON.stringify(`x${text}`))
    }),
  )
})

test('[WORK-143] the JSON-LD of a provider has the hours of single dates', () => {
  const dateHours = [{ date: '2026-11-29', openTime: '12:00', closeTime: '16:00' }]
  const page = { ...pageOf(aProviderInfo()), dateHours }
  const [script] = providerJsonLd({ ...context, requestedLanguage: null }, page)
  const things = jsonLd.parse(JSON.parse(script?.children ?? ''))['@graph']
  const days = { validFrom: '2026-11-29', validThrough: '2026-11-29' }
  expect(things[0]).toMatchObject({
    specialOpeningHoursSpecification: [{ ...days, opens: '12:00', closes: '16:00' }],
  })
})
