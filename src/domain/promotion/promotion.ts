import type { PromotionId } from '../identifiers.ts'
import { type Cents, roundHalfUp } from '../money.ts'
import { ok, type PromotionRefusal, type Result, refused } from '../refusal.ts'
import type { PlainDate } from '../schedule/plain-date.ts'
import { wallClock } from '../schedule/wall-clock.ts'

export const PROMOTION_TYPES = [
  'FIRST_TIME_USER_FLAT_AMOUNT',
  'LIMITED_TIME_OFFER_FLAT_AMOUNT',
  'FIRST_TIME_USER_PERCENTAGE',
  'LIMITED_TIME_OFFER_PERCENTAGE',
] as const
export type PromotionType = (typeof PROMOTION_TYPES)[number]

/** The relation of a promotion's provider to a customer, the nearest first (ORDER-05). */
export const PROMOTION_NEARNESS = ['favourite', 'visited', 'city'] as const
export type PromotionNearness = (typeof PROMOTION_NEARNESS)[number]

export interface Promotion {
  readonly id: PromotionId
  readonly title: string
  readonly description: string
  readonly promotionType: PromotionType
  readonly minimumOrderCents: Cents
  /** For the flat types; 0 otherwise. */
  readonly flatRateOffCents: Cents
  /** For the percentage types: 0 to 100, at most two decimals; 0 otherwise. */
  readonly discountPercentage: number
  /** First and last day, both included, in `timeZone`. */
  readonly startDate: PlainDate
  readonly endDate: PlainDate
  readonly active: boolean
  readonly timeZone: string
}

export interface PromotionUse {
  readonly totalCents: Cents
  /** The day on which the order is placed, in the promotion's time zone (`promotionDay`). */
  readonly date: PlainDate
  /** Whether the customer has no earlier order at this provider (PROMO-03). */
  readonly isFirstVisit: boolean
}

/**
 * The discount of a promotion on a cart, in cents (PROMO-02). Refusals: not-active, not-first-visit, minimum-not-met.
 */
export function applyPromotion(
  promotion: Promotion,
  use: PromotionUse,
): Result<Cents, PromotionRefusal> {
  if (!isActiveOn(promotion, use.date)) return refused('not-active')
  if (isForFirstVisit(promotion) && !use.isFirstVisit) return refused('not-first-visit')
  if (use.totalCents < promotion.minimumOrderCents) return refused('minimum-not-met')
  return ok(discountCents(promotion, use.totalCents))
}

/**
 * The discount in cents: the flat amount, or the percentage rounded half up; at most the total (PROMO-03).
 */
export function discountCents(promotion: Promotion, totalCents: Cents): Cents {
  return Math.min(isFlat(promotion) ? promotion.flatRateOffCents : percentageOff(), totalCents)

  function percentageOff(): Cents {
    // In hundredths of a percent, so that 12.5 % of 10.01 is computed with integers.
    return roundHalfUp(totalCents * Math.round(promotion.discountPercentage * 100), 10_000)
  }
}

/** Whether the promotion is active on a day of its time zone (PROMO-01). */
export function isActiveOn(promotion: Promotion, date: PlainDate): boolean {
  return promotion.active && promotion.startDate <= date && date <= promotion.endDate
}

/** The day of an instant (epoch ms) in the promotion's time zone. */
export function promotionDay(promotion: Promotion, instant: number): PlainDate {
  return wallClock(instant, promotion.timeZone).date
}

/** Whether the promotion is for customers without an earlier order at its provider. */
export function isForFirstVisit(promotion: Pick<Promotion, 'promotionType'>): boolean {
  return promotion.promotionType.startsWith('FIRST_TIME_USER')
}

/** Whether the discount is an amount, and not a percentage. */
export function isFlat(promotion: Pick<Promotion, 'promotionType'>): boolean {
  return promotion.promotionType.endsWith('FLAT_AMOUNT')
}
