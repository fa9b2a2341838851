import type { PromotionType } from '#domain/promotion/promotion.ts'
import type { PlainDate } from '#domain/schedule/plain-date.ts'
import type { Row } from './insert-rows.ts'
import type { PromotionName } from './providers/demo-provider.ts'

/** A promotion of a demo provider, from two weeks before today until six weeks after. */
export interface DemoPromotion {
  readonly promotionType: PromotionType
  readonly minimumOrderCents: number
  readonly flatRateOffCents: number | null
  readonly discountPercentage: number | null
  readonly startDate: PlainDate
  readonly endDate: PlainDate
  readonly en: readonly [title: string, description: string]
  readonly nl: readonly [title: string, description: string]
}

export function demoPromotion(name: PromotionName, today: Temporal.PlainDate): DemoPromotion {
  const season = SEASONS[Math.floor((today.month % 12) / 3)] ?? SEASONS[0]
  const byName: Record<PromotionName, Omit<DemoPromotion, 'startDate' | 'endDate'>> = {
    'welcome-percentage': {
      promotionType: 'FIRST_TIME_USER_PERCENTAGE',
      ...percentage(10, 4000),
      en: ['Welcome discount', '10% off your first visit, from €40.00.'],
      nl: ['Welkomstkorting', '10% korting op je eerste bezoek, vanaf €\u00a040,00.'],
    },
    'welcome-flat': {
      promotionType: 'FIRST_TIME_USER_FLAT_AMOUNT',
      ...flat(750, 4500),
      en: ['Nice to meet you', '€7.50 off your first visit, from €45.00.'],
      nl: ['Leuk je te ontmoeten', '€\u00a07,50 korting op je eerste bezoek, vanaf €\u00a045,00.'],
    },
    'season-percentage': {
      promotionType: 'LIMITED_TIME_OFFER_PERCENTAGE',
      ...percentage(15, 6000),
      en: [`${season.en} offer`, '15% off everything, from €60.00.'],
      nl: [`${season.nl}actie`, '15% korting op alles, vanaf €\u00a060,00.'],
    },
    'season-flat': {
      promotionType: 'LIMITED_TIME_OFFER_FLAT_AMOUNT',
      ...flat(1000, 7500),
      en: [`${season.en} offer`, '€10.00 off, from €75.00.'],
      nl: [`${season.nl}actie`, '€\u00a010,00 korting, vanaf €\u00a075,00.'],
    },
  }
  return {
    ...byName[name],
    startDate: today.subtract({ days: 14 }).toString() as PlainDate,
    endDate: today.add({ days: 42 }).toString() as PlainDate,
  }
}

/** The columns of a row of promotions. */
export function promotionRow(promotion: DemoPromotion): Row {
  return {
    title_en: promotion.en[0],
    title_nl: promotion.nl[0],
    description_en: promotion.en[1],
    description_nl: promotion.nl[1],
    promotion_type: promotion.promotionType,
    minimum_order_cents: promotion.minimumOrderCents,
    flat_rate_off_cents: promotion.flatRateOffCents,
    discount_percentage: promotion.discountPercentage,
    start_date: promotion.startDate,
    end_date: promotion.endDate,
  }
}

const SEASONS = [
  { en: 'Winter', nl: 'Winter' },
  { en: 'Spring', nl: 'Lente' },
  { en: 'Summer', nl: 'Zomer' },
  { en: 'Autumn', nl: 'Herfst' },
] as const

function percentage(discountPercentage: number, minimumOrderCents: number) {
  return { discountPercentage, flatRateOffCents: null, minimumOrderCents }
}

function flat(flatRateOffCents: number, minimumOrderCents: number) {
  return { discountPercentage: null, flatRateOffCents, minimumOrderCents }
}
