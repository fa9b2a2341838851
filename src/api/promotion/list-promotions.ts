import { isActiveOn, isForFirstVisit, type Promotion } from '#domain/promotion/promotion.ts'
import type { PlainDate } from '#domain/schedule/plain-date.ts'
import type { Language } from '#messages/language.ts'
import { hasAccount } from '../account/store.ts'
import type { ApiDeps } from '../api-deps.ts'
import type { Caller } from '../http/caller.ts'
import { readOrderToChange } from '../order-access/order-to-change.ts'
import { findActiveProviderId } from '../provider-id-store.ts'
import { maySeePromotionsOf } from './policy.ts'
import { findPromotions, isFirstVisit } from './store.ts'

interface PromotionsRequest {
  readonly caller: Caller
  readonly customerUserName: string
  readonly providerUserName: string
  /** On each promotion's own calendar. */
  readonly date: PlainDate
  /** The order being changed, if any: its own promotion stays usable. */
  readonly orderId: string | undefined
  readonly language: Language
}

/** The promotions of a day that this customer can use (PROMO-01, PROMO-03). */
export async function listPromotions(deps: ApiDeps, request: PromotionsRequest) {
  const { caller, customerUserName, date, orderId, providerUserName } = request
  const { query } = deps.database
  const mayAsk = await maySeePromotionsOf(caller, customerUserName, (name) =>
    hasAccount(query, name),
  )
  if (!mayAsk) return { ok: false, refusal: 'forbidden' } as const
  const providerId = await findActiveProviderId(query, providerUserName)
  if (!providerId) return { ok: false, refusal: 'not-found' } as const
  const change = orderId
    ? await readOrderToChange(deps, caller, { orderId, providerUserName })
    : NO_CHANGE
  if (!change.ok) return change
  const changedOrderId = change.order?.orderId ?? null
  const [promotions, isFirst] = await Promise.all([
    findPromotions(query, [providerId], request.language),
    caller.kind === 'visitor' ||
      isFirstVisit(query, { customerUserName, providerId, changedOrderId }),
  ])
  const isOfOrder = ({ id }: Promotion) => id === change.order?.promotionId
  const usable = (promotions.get(providerId) ?? []).filter(
    (promotion) =>
      isActiveOn(promotion, date) &&
      (isFirst || !isForFirstVisit(promotion) || isOfOrder(promotion)),
  )
  return { ok: true, promotions: usable } as const
}

const NO_CHANGE = { ok: true, order: null } as const
