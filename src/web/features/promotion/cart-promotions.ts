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
  readonly missingCents: Cents
}

/** A promotion of the wire with its money in cents. */
export function promotionOf(reply: PromotionReply): Promotion {
  const { minimumOrderAmount, flatRateOff, discountPercentage, ...rest } = reply
  return {
    ...rest,
    id: rest.id as PromotionId,
    startDate: rest.startDate as PlainDate,
    endDate: rest.endDate as PlainDate,
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
    if (outcome.ok) return [{ promotion, discountCents: outcome.value, missingCents: 0 }]
    if (outcome.refusal !== 'minimum-not-met') return []
    const missingCents = promotion.minimumOrderCents - totalCents
    return [{ promotion, discountCents: 0, missingCents }]
  })
}

/** The chosen promotion where it applies, else the one that takes most off, else none. */
export function selectPromotion(
  promotions: readonly CartPromotion[],
  chosenId: PromotionId | null,
): CartPromotion | null {
  const applicable = promotions.filter(({ missingCents }) => missingCents === 0)
  const best = applicable.toSorted((a, b) => b.discountCents - a.discountCents)[0]
  return applicable.find(({ promotion }) => promotion.id === chosenId) ?? best ?? null
}
