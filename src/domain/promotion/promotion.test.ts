import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { PromotionId } from '../identifiers.ts'
import {
  applyPromotion,
  discountCents,
  isActiveOn,
  PROMOTION_TYPES,
  type Promotion,
  type PromotionUse,
  promotionDay,
} from './promotion.ts'

test('[PROMO-03] a flat discount subtracts its amount', () => {
  expect(discountCents(aFlatOffer({ flatRateOffCents: 1_000 }), 4_500)).toBe(1_000)
})

test('[PROMO-03] a flat discount is at most the total', () => {
  expect(discountCents(aFlatOffer({ flatRateOffCents: 1_000 }), 750)).toBe(750)
})

test('[PROMO-03] the other types subtract a percentage, rounded half up to cents', () => {
  expect(discountCents(aPercentageOffer({ discountPercentage: 10 }), 5_650)).toBe(565)
  expect(discountCents(aPercentageOffer({ discountPercentage: 10 }), 1_005)).toBe(101)
  expect(discountCents(aPercentageOffer({ discountPercentage: 10 }), 1_004)).toBe(100)
  expect(discountCents(aPercentageOffer({ discountPercentage: 12.5 }), 1_004)).toBe(126)
  expect(discountCents(aPercentageOffer({ discountPercentage: 100 }), 999)).toBe(999)
})

test.each([
  ['FIRST_TIME_USER_FLAT_AMOUNT', 500],
  ['LIMITED_TIME_OFFER_FLAT_AMOUNT', 500],
  ['FIRST_TIME_USER_PERCENTAGE', 2_000],
  ['LIMITED_TIME_OFFER_PERCENTAGE', 2_000],
] as const)('[PROMO-03] %s subtracts %i of 10000 cents', (promotionType, expected) => {
  const promotion = anOffer({ promotionType, flatRateOffCents: 500, discountPercentage: 20 })
  expect(discountCents(promotion, 10_000)).toBe(expected)
})

test('[PROMO-01] a promotion runs from its first to its last day, both included', () => {
  const offer = aFlatOffer({ startDate: '2026-11-20', endDate: '2026-11-25' })
  const days = ['2026-11-19', '2026-11-20', '2026-11-25', '2026-11-26'] as const
  expect(days.map((day) => isActiveOn(offer, day))).toEqual([false, true, true, false])
})

test('[PROMO-01] a promotion that is switched off does not run', () => {
  expect(isActiveOn(aFlatOffer({ active: false }), '2026-11-24')).toBe(false)
})

test('[PROMO-01] the day of a promotion is that of its own time zone', () => {
  const lateEvening = Date.parse('2026-11-24T23:30:00Z')
  expect(promotionDay(aFlatOffer({ timeZone: 'Europe/Amsterdam' }), lateEvening)).toBe('2026-11-25')
  expect(promotionDay(aFlatOffer({ timeZone: 'America/New_York' }), lateEvening)).toBe('2026-11-24')
})

test('[PROMO-02] a promotion applies from the minimum order amount on', () => {
  const offer = aFlatOffer({ minimumOrderCents: 5_000, flatRateOffCents: 1_000 })
  expect(applyPromotion(offer, aUse({ totalCents: 5_000 }))).toEqual({ ok: true, value: 1_000 })
  expect(applyPromotion(offer, aUse({ totalCents: 4_999 }))).toEqual({
    ok: false,
    refusal: 'minimum-not-met',
  })
})

test('[PROMO-01] a promotion that does not run on the day is refused', () => {
  const offer = aFlatOffer({ endDate: '2026-11-23' })
  expect(applyPromotion(offer, aUse({}))).toEqual({ ok: false, refusal: 'not-active' })
})

test('[PROMO-03] a first visit means no earlier order at that provider', () => {
  const welcome = anOffer({ promotionType: 'FIRST_TIME_USER_PERCENTAGE', discountPercentage: 20 })
  expect(applyPromotion(welcome, aUse({ isFirstVisit: true })).ok).toBe(true)
  expect(applyPromotion(welcome, aUse({ isFirstVisit: false }))).toEqual({
    ok: false,
    refusal: 'not-first-visit',
  })
  expect(applyPromotion(aFlatOffer(), aUse({ isFirstVisit: false })).ok).toBe(true)
})

test('[PROMO-03] a discount is whole cents, and the rest is never negative', () => {
  fc.assert(
    fc.property(anyPromotion(), fc.nat(1_000_000), (promotion, totalCents) => {
      const discount = discountCents(promotion, totalCents)
      expect(Number.isInteger(discount)).toBe(true)
      expect(discount).toBeGreaterThanOrEqual(0)
      expect(discount).toBeLessThanOrEqual(totalCents)
    }),
  )
})

test('[PROMO-03] a higher total never has a smaller discount', () => {
  fc.assert(
    fc.property(anyPromotion(), fc.nat(1_000_000), fc.nat(1_000), (promotion, totalCents, more) => {
      expect(discountCents(promotion, totalCents + more)).toBeGreaterThanOrEqual(
        discountCents(promotion, totalCents),
      )
    }),
  )
})

test('[PROMO-02] a promotion applies exactly if it runs, is for this customer and the minimum is met', () => {
  fc.assert(
    fc.property(anyPromotion(), anyUse(), (promotion, use) => {
      const isForAll = promotion.promotionType.startsWith('LIMITED')
      const expected =
        isActiveOn(promotion, use.date) &&
        (isForAll || use.isFirstVisit) &&
        use.totalCents >= promotion.minimumOrderCents
      expect(applyPromotion(promotion, use).ok).toBe(expected)
    }),
  )
})

function anOffer(overrides: Partial<Promotion> = {}): Promotion {
  return {
    id: 'autumn' as PromotionId,
    title: 'Herfstactie',
    description: 'Tien euro korting op je behandeling',
    promotionType: 'LIMITED_TIME_OFFER_FLAT_AMOUNT',
    minimumOrderCents: 0,
    flatRateOffCents: 0,
    discountPercentage: 0,
    startDate: '2026-11-01',
    endDate: '2026-11-30',
    active: true,
    timeZone: 'Europe/Amsterdam',
    ...overrides,
  }
}

function aFlatOffer(overrides: Partial<Promotion> = {}): Promotion {
  return anOffer({ flatRateOffCents: 1_000, ...overrides })
}

function aPercentageOffer(overrides: Partial<Promotion>): Promotion {
  return anOffer({ promotionType: 'LIMITED_TIME_OFFER_PERCENTAGE', ...overrides })
}

function aUse(overrides: Partial<PromotionUse>): PromotionUse {
  return { totalCents: 6_000, date: '2026-11-24', isFirstVisit: true, ...overrides }
}

function anyPromotion(): fc.Arbitrary<Promotion> {
  return fc
    .record({
      promotionType: fc.constantFrom(...PROMOTION_TYPES),
      minimumOrderCents: fc.nat(10_000),
      flatRateOffCents: fc.nat(20_000),
      discountPercentage: fc.nat(10_000).map((hundredths) => hundredths / 100),
      active: fc.boolean(),
    })
    .map(anOffer)
}

function anyUse(): fc.Arbitrary<PromotionUse> {
  return fc.record({
    totalCents: fc.nat(20_000),
    date: fc.constantFrom('2026-10-31', '2026-11-01', '2026-11-24', '2026-12-01'),
    isFirstVisit: fc.boolean(),
  })
}
