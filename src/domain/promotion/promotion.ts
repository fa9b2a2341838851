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

/** What a salon is to the customer a promotion is shown to, the nearest first (ORDER-05). */
export const PROMOTION_NEARNESS = ['favourite', 'visited', 'city'] as const
export type PromotionNearness = (typeof PROMOTION_NEARNESS)[number]

export interface Promotion {
  readonly id: PromotionId
  readonly title: string
  readonly description: string
  readonly promotionType: PromotionType
  readonly minimumOrderCents: Cents
  /** Of the two flat types; 0 otherwise. */
  readonly flatRateOffCents: Cents
  /** Of the others: 0 to 100, two decimals at most; 0 otherwise. */
  readonly discountPercentage: number
  /** First and last day, both included, on the calendar of `timeZone`. */
  readonly startDate: PlainDate
  readonly endDate: PlainDate
  readonly active: boolean
  readonly timeZone: string
}

export interface PromotionUse {
  readonly totalCents: Cents
  /** The day the order is placed, on the promotion's calendar: see `promotionDay`. */
  readonly date: PlainDate
  /** No earlier order at this provider: what first-time really means (PROMO-03). */
  readonly isFirstVisit: boolean
}

/**
 * The discount a promotion gives on a cart, in cents, or why it gives none: not-active on that day,
 * not-first-visit, or minimum-not-met (PROMO-02).
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
 * A flat type takes its amount, the others their percentage, rounded half up to cents; never more
 * than the total, so that what is left is never below 0 (PROMO-03).
 */
export function discountCents(promotion: Promotion, totalCents: Cents): Cents {
  return Math.min(isFlat(promotion) ? promotion.flatRateOffCents : percentageOff(), totalCents)

  function percentageOff(): Cents {
    // In hundredths of a percent, so that 12.5 % of 10.01 is worked out in whole numbers.
    return roundHalfUp(totalCents * Math.round(promotion.discountPercentage * 100), 10_000)
  }
}

/** Whether the promotion runs on a day of its own calendar (PROMO-01). */
export function isActiveOn(promotion: Promotion, date: PlainDate): boolean {
  return promotion.active && promotion.startDate <= date && date <= promotion.endDate
}

/** The day it is in the promotion's time zone at an instant (epoch ms). */
export function promotionDay(promotion: Promotion, instant: number): PlainDate {
  return wallClock(instant, promotion.timeZone).date
}

export function isForFirstVisit(promotion: Pick<Promotion, 'promotionType'>): boolean {
  return promotion.promotionType.startsWith('FIRST_TIME_USER')
}

function isFlat(promotion: Promotion): boolean {
  return promotion.promotionType.endsWith('FLAT_AMOUNT')
}
