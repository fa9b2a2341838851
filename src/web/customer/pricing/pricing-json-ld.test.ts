import { expect, test } from 'vitest'
import { PLANS } from '#domain/pricing/plan.ts'
import type { Language } from '#messages/language.ts'
import { builtInMessages } from '../../messages.server.ts'
import { jsonLd } from '../../testing/schema-org.ts'
import { pricingJsonLd } from './pricing-json-ld.ts'

function softwareIn(language: Language) {
  const context = { i18n: builtInMessages(language), origin: 'https://bloesem.example' }
  const [script] = pricingJsonLd({ ...context, requestedLanguage: language })
  return jsonLd.parse(JSON.parse(script?.children ?? ''))['@graph'][0]
}

test('[PRICE-09, PRICE-02] the JSON-LD has the prices of the page: 20, 30 and 50 euros a month', () => {
  const a = (price: string) => ({
    price,
    priceCurrency: 'EUR',
    priceSpecification: { price, unitCode: 'MON', valueAddedTaxIncluded: false },
  })
  expect(softwareIn('en')).toMatchObject({
    '@type': 'SoftwareApplication',
    url: 'https://bloesem.example/pricing?lang=en',
    offers: [
      { name: 'Software Only', ...a('20.00') },
      { name: 'Software + Marketing', ...a('30.00') },
      { name: 'Salon Package', ...a('50.00') },
    ],
  })
  const cents = PLANS.map(({ priceCents }) => (priceCents / 100).toFixed(2))
  expect(cents).toEqual(['20.00', '30.00', '50.00'])
})

test('[PRICE-09] the plans are named in the language of the address', () => {
  expect(softwareIn('nl')).toMatchObject({
    url: 'https://bloesem.example/pricing?lang=nl',
    offers: [
      { name: 'Alleen software', priceSpecification: { unitText: 'per maand' } },
      { name: 'Software + marketing' },
      { name: 'Salonpakket', priceSpecification: { unitText: 'per vestiging, per maand' } },
    ],
  })
})
