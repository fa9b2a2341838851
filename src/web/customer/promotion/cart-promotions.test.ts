import { expect, test } from 'vitest'
import { cartPromotions, selectPromotion } from './cart-promotions.ts'
import { aPromotion } from './testing/promotions.ts'

const now = Date.parse('2026-11-20T12:00:00+01:00')
const welcome = aPromotion()
const november = aPromotion({
  id: '01900000-0000-7000-8000-0000000000b2',
  title: 'November offer',
  promotionType: 'LIMITED_TIME_OFFER_FLAT_AMOUNT',
  minimumOrderAmount: 75,
  discountPercentage: null,
  flatRateOff: 10,
})

test('[PROMO-03] a percentage of the cart and a flat amount are both in cents', () => {
  const promotions = cartPromotions([welcome, november], 8000, now)
  expect(promotions.map(({ discountCents }) => discountCents)).toEqual([800, 1000])
})

test('[PROMO-02] below its minimum a promotion has no discount and shows the missing amount', () => {
  expect(cartPromotions([november], 5650, now)).toMatchObject([
    { discountCents: 0, missingCents: 1850 },
  ])
})

test('[PROMO-01] a promotion that does not run today in its own zone is not offered', () => {
  const over = aPromotion({ endDate: '2026-11-19' })
  expect(cartPromotions([over], 8000, now)).toEqual([])
})

test('the best promotion applies until another is chosen, and never one below its minimum', () => {
  const promotions = cartPromotions([welcome, november], 8000, now)
  expect(selectPromotion(promotions, null)?.promotion.title).toBe('November offer')
  expect(selectPromotion(promotions, promotions[0]?.promotion.id ?? null)?.promotion.title).toBe(
    'Welcome',
  )
  const few = cartPromotions([welcome, november], 5650, now)
  expect(selectPromotion(few, few[1]?.promotion.id ?? null)?.promotion.title).toBe('Welcome')
  expect(selectPromotion([], null)).toBeNull()
})
