import type { PlainDate } from '../schedule/plain-date.ts'
import type { Promotion } from './promotion.ts'

/** What a promotion does on a day (WORK-50). */
export const PROMOTION_STATUSES = ['running', 'planned', 'paused', 'ended'] as const
export type PromotionStatus = (typeof PROMOTION_STATUSES)[number]

/** What a member can make of a promotion (WORK-52). */
export const PROMOTION_SWITCHES = ['active', 'paused', 'ended'] as const
export type PromotionSwitch = (typeof PROMOTION_SWITCHES)[number]

interface SwitchedPromotion extends Pick<Promotion, 'active' | 'startDate' | 'endDate'> {
  /** Whether a member has ended it before its last day. */
  readonly isEnded: boolean
}

/** The status of a promotion on a day of its time zone. Paused is before its first day too. */
export function promotionStatus(promotion: SwitchedPromotion, today: PlainDate): PromotionStatus {
  if (promotion.isEnded || promotion.endDate < today) return 'ended'
  if (!promotion.active) return 'paused'
  return promotion.startDate > today ? 'planned' : 'running'
}

/** Whether a promotion with this status is switched like that already. */
export function isSwitchedTo(status: PromotionStatus, to: PromotionSwitch): boolean {
  return to === 'active' ? status === 'running' || status === 'planned' : status === to
}
