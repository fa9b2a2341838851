import type { Reply } from '#contract/endpoint.ts'
import type { Endpoints } from '#contract/endpoints.ts'
import type { PromotionId } from '#domain/identifiers.ts'
import type { Cents } from '#domain/money.ts'
import { applyPromotion, type Promotion, promotionDay } from '#domain/promotion/promotion.ts'
import type { PlainDate } from '#domain/schedule/plain-date.ts'
import { centsOf } from '../booking/cart-items.ts'

export type PromotionReply = Reply<Endpoints['listPromotions']>['data']['promotions'][number]

/** A promotion against the cart: what it takes off, or how much the cart is short of its minimum. */
export interface CartPromotion {
  readonly promotion: Promotion
  readonly discountCents: Cents
  /** 0 where it applies. */
  readonly shortCents: Cents
}

/** A promotion of the wire with its money in cents. */
export function promotionOf(reply: PromotionReply): Promotion {
  const { minimumOrderAmount, flatRateOff, discountPercentage, ...same } = reply
  return {
    ...same,
    id: same.id as PromotionId,
    startDate: same.startDate as PlainDate,
    endDate: same.endDate as PlainDate,
    minimumOrderCents: centsOf(minimumOrderAmount),
    flatRateOffCents: centsOf(flatRateOff ?? 0),
    discountPercentage: discountPercentage ?? 0,
  }
}

/**
 * What each promotion does for a cart ordered now (PROMO-02, PROMO-03); those that do not run today
 * are left out. The API lists a first-visit promotion only to who may use it.
 */
export function cartPromotions(
  promotions: readonly PromotionReply[],
  totalCents: Cents,
  now: number,
): CartPromotion[] {
  return promotions.flatMap((reply) => {
    const promotion = promotionOf(reply)
    const date = promotionDay(promotion, now)
    const outcome = applyPromotion(promotion, { totalCents, date, isFirstVisit: true })
    if (outcome.ok) return [{ promotion, discountCents: outcome.value, shortCents: 0 }]
    if (outcome.refusal !== 'minimum-not-met') return []
    const shortCents = promotion.minimumOrderCents - totalCents
    return [{ promotion, discountCents: 0, shortCents }]
  })
}

/** The chosen promotion where it applies, else the one that takes most off, else none. */
export function appliedPromotion(
  promotions: readonly CartPromotion[],
  chosen: PromotionId | null,
): CartPromotion | null {
  const applying = promotions.filter(({ shortCents }) => shortCents === 0)
  const best = applying.toSorted((a, b) => b.discountCents - a.discountCents)[0]
  return applying.find(({ promotion }) => promotion.id === chosen) ?? best ?? null
}
