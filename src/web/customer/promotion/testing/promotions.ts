import type { PromotionReply } from '../cart-promotions.ts'

/** 10 % off a first visit from €40.00, in November 2026. */
export function aPromotion(overrides: Partial<PromotionReply> = {}): PromotionReply {
  return {
    id: '01900000-0000-7000-8000-0000000000b1',
    title: 'Welcome',
    description: 'For your first visit',
    promotionType: 'FIRST_TIME_USER_PERCENTAGE',
    minimumOrderAmount: 40,
    flatRateOff: null,
    discountPercentage: 10,
    startDate: '2026-11-01',
    endDate: '2026-11-30',
    active: true,
    timeZone: 'Europe/Amsterdam',
    ...overrides,
  }
}
