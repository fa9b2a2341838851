import type { Reply } from '#contract/endpoint.ts'
import type { Endpoints } from '#contract/endpoints.ts'
import type { PromotionId } from '#domain/identifiers.ts'
import type { Cents } from '#domain/money.ts'
import { applyPromotion, type Promotion, promotionDay } from '#domain/promotion/promotion.ts'
import type { PlainDate } from '#domain/schedule/plain-date.ts'
import { centsOf } from '../booking/cart-items.ts'

export type PromotionReply = Reply<Endpoints['listPromotions']>['data']['promotions'][number]

/** A promotion for a cart: its discount, or what the cart lacks to reach its minimum. */
export interface CartPromotion {
  readonly promotion: Promotion
  readonly discountCents: Cents
  /** 0 if it applies. */
  readonly missingCents: Cents
}

/** A promotion of the API with amounts in cents. */
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
 * The promotions of today for a cart (PROMO-02, PROMO-03). The API returns first-visit promotions only
 * to customers who may use them.
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

/** The chosen promotion if it applies, else the one with the largest discount, else null. */
export function selectPromotion(
  promotions: readonly CartPromotion[],
  chosenId: PromotionId | null,
): CartPromotion | null {
  const applicable = promotions.filter(({ missingCents }) => missingCents === 0)
  const best = applicable.toSorted((a, b) => b.discountCents - a.discountCents)[0]
  return applicable.find(({ promotion }) => promotion.id === chosenId) ?? best ?? null
}
