import { isActiveOn, isForFirstVisit } from '#domain/promotion/promotion.ts'
import type { PlainDate } from '#domain/schedule/plain-date.ts'
import type { Caller } from '../account/caller.ts'
import type { ApiDeps } from '../api-deps.ts'
import { findProviderId } from '../provider/store.ts'
import { maySeePromotionsOf } from './policy.ts'
import { findPromotions, isAccount, isFirstVisit } from './store.ts'

interface PromotionsAsked {
  readonly caller: Caller
  readonly customerUserName: string
  readonly providerUserName: string
  /** On each promotion's own calendar. */
  readonly date: PlainDate
  readonly language: 'en' | 'nl'
}

/** The promotions that run on a day and that this customer can still use (PROMO-01, PROMO-03). */
export async function listPromotions({ database: { query } }: ApiDeps, asked: PromotionsAsked) {
  const { caller, customerUserName, date } = asked
  const mayAsk = await maySeePromotionsOf(caller, customerUserName, (name) =>
    isAccount(query, name),
  )
  if (!mayAsk) return { ok: false, refusal: 'forbidden' } as const
  const providerId = await findProviderId(query, asked.providerUserName)
  if (!providerId) return { ok: false, refusal: 'not-found' } as const
  const [promotions, isFirst] = await Promise.all([
    findPromotions(query, [providerId], asked.language),
    caller.kind === 'visitor' || isFirstVisit(query, { customerUserName, providerId }),
  ])
  const usable = (promotions.get(providerId) ?? []).filter(
    (promotion) => isActiveOn(promotion, date) && (isFirst || !isForFirstVisit(promotion)),
  )
  return { ok: true, promotions: usable } as const
}
