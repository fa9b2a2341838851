import type { z } from 'zod'
import type { Reply, RequestInput } from '#contract/endpoint.ts'
import type { addPromotion, changePromotion } from '#contract/promotion.ts'
import { euros } from '#domain/money.ts'
import { promotionStatus } from '#domain/promotion/promotion-status.ts'
import type { PromotionTerms, TermsFaults } from '#domain/promotion/promotion-terms.ts'
import type { PlainDate } from '#domain/schedule/plain-date.ts'
import { wallClock } from '#domain/schedule/wall-clock.ts'
import { storable, storableLine } from '../storable.ts'
import type { PromotionRow } from './row.ts'
import { termsOf } from './terms-columns.ts'
import type { UsedPromotionRow } from './workspace-store.ts'

/** The status of a stored promotion at an instant (epoch ms). */
export function statusOf(row: PromotionRow, now: number) {
  const { active, startDate, endDate } = { ...termsOf(row), active: row.active }
  const isEnded = row.ended_at !== null
  const today = wallClock(now, row.time_zone).date
  return promotionStatus({ active, startDate, endDate, isEnded }, today)
}

/** The wire form of a promotion for the members of its provider. */
export function workspacePromotionReply(
  row: UsedPromotionRow,
  now: number,
): Reply<typeof addPromotion>['data']['promotion'] {
  const { minimumOrderCents, flatRateOffCents, discountPercentage, ...same } = termsOf(row)
  return {
    id: row.id,
    version: row.version,
    ...same,
    minimumOrderAmount: euros(minimumOrderCents),
    flatRateOff: flatRateOffCents > 0 ? euros(flatRateOffCents) : null,
    discountPercentage: discountPercentage > 0 ? discountPercentage : null,
    status: statusOf(row, now),
    timesUsed: row.times_used,
    discountAmount: euros(row.discount_given_cents),
    isUsed: row.is_used,
  }
}

type TermsBody =
  | RequestInput<typeof addPromotion>['body']
  | RequestInput<typeof changePromotion>['body']

/** The terms of a body, with texts that can be stored. */
export function termsFromBody(body: TermsBody): PromotionTerms {
  return {
    titleEn: storableLine(body.titleEn),
    titleNl: storableLine(body.titleNl),
    descriptionEn: storable(body.descriptionEn),
    descriptionNl: storable(body.descriptionNl),
    promotionType: body.promotionType,
    minimumOrderCents: Math.round(body.minimumOrderAmount * 100),
    flatRateOffCents: Math.round((body.flatRateOff ?? 0) * 100),
    discountPercentage: body.discountPercentage ?? 0,
    startDate: body.startDate as PlainDate,
    endDate: body.endDate as PlainDate,
  }
}

const WIRE_NAMES: Partial<Record<keyof PromotionTerms, keyof z.output<typeof addPromotion.body>>> =
  { minimumOrderCents: 'minimumOrderAmount', flatRateOffCents: 'flatRateOff' }

/** The refusal of terms with faults; null without any. */
export function faultsRefusal(faults: TermsFaults) {
  const details = Object.entries(faults).map(([field, fault]) => ({
    path: `body.${WIRE_NAMES[field as keyof PromotionTerms] ?? field}`,
    message: fault,
  }))
  return details.length > 0 ? ({ ok: false, refusal: 'invalid-request', details } as const) : null
}
