import { createIsomorphicFn } from '@tanstack/react-start'
import { euros } from '#domain/money.ts'
import { PLANS, type Plan } from '#domain/pricing/plan.ts'
import { urlInLanguage } from '../../head.ts'
import { jsonLdScript, type Thing } from '../../json-ld.ts'
import type { RouterContext } from '../../router-context.ts'

type PageContext = Pick<RouterContext, 'i18n' | 'origin' | 'requestedLanguage'>

/** JSON-LD of the plans and their prices (row PRICE-09, decision 0017). */
export const pricingJsonLd = createIsomorphicFn()
  .server((context: PageContext) => jsonLdScript([software(context)]))
  .client((): ReturnType<typeof jsonLdScript> => [])

function software(context: PageContext): Thing {
  const { i18n, origin, requestedLanguage = null } = context
  const url = urlInLanguage(origin, '/pricing', requestedLanguage)
  return {
    '@type': 'SoftwareApplication',
    name: i18n.t('common.brand'),
    description: i18n.t('seo.pages.pricing.text'),
    url,
    applicationCategory: 'BusinessApplication',
    operatingSystem: 'Web',
    offers: PLANS.map((plan) => offer(plan, i18n, url)),
  }
}

function offer({ key, priceCents, per }: Plan, { t }: PageContext['i18n'], url: string): Thing {
  const price = { price: euros(priceCents).toFixed(2), priceCurrency: 'EUR' }
  return {
    '@type': 'Offer',
    name: t(`pricing.plans.${key}.name`),
    description: t(`pricing.plans.${key}.text`),
    url,
    ...price,
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      ...price,
      unitCode: 'MON',
      unitText: t(`pricing.per.${per}`),
      valueAddedTaxIncluded: false,
    },
  }
}
