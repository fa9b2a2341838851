import type {
  addPromotion as addEndpoint,
  changePromotion as changeEndpoint,
  switchPromotion as switchEndpoint,
} from '#contract/promotion.ts'
import { isSwitchedTo } from '#domain/promotion/promotion-status.ts'
import {
  areSameTerms,
  checkTerms,
  hasSameDiscount,
  MAX_PROMOTIONS,
} from '#domain/promotion/promotion-terms.ts'
import type { PlainDate } from '#domain/schedule/plain-date.ts'
import { wallClock } from '#domain/schedule/wall-clock.ts'
import type { ApiDeps } from '../api-deps.ts'
import type { HandlerInput, Outcome } from '../http/outcome.ts'
import { findMember } from '../membership/find-member.ts'
import { termsOf } from './terms-columns.ts'
import {
  faultsRefusal,
  statusOf,
  termsFromBody,
  workspacePromotionReply,
} from './workspace-reply.ts'
import {
  findCurrentPromotions,
  findUsedPromotion,
  insertPromotion,
  lockProvider,
  readUsedPromotion,
  type UsedPromotionRow,
  updateSwitch,
  updateTerms,
} from './workspace-store.ts'

type Deps = Pick<ApiDeps, 'database' | 'clock'>

/** Adds a promotion to the caller's provider; the same one again adds none, so a member may send it twice (WORK-51). */
export async function addPromotion(
  deps: Deps,
  { caller, params, body }: HandlerInput<typeof addEndpoint>,
): Promise<Outcome<typeof addEndpoint>> {
  const member = await findMember(deps, caller, editorOf(params.userName))
  if (!member.ok) return member
  const { providerId, timeZone } = member
  const now = deps.clock.now()
  const today = wallClock(now, timeZone).date
  const terms = termsFromBody(body)
  const refused = faultsRefusal(checkTerms(terms, { today, storedStart: null }))
  if (refused) return refused
  return deps.database.transaction(async (trx) => {
    await lockProvider(trx, providerId)
    const current = await findCurrentPromotions(trx, { providerId, today })
    const same = current.find((row) => areSameTerms(termsOf(row), terms))
    if (!same && current.length >= MAX_PROMOTIONS)
      return { ok: false, refusal: 'too-many-promotions' } as const
    const id = same?.id ?? (await insertPromotion(trx, { providerId, timeZone, terms }))
    return answerOf(await readUsedPromotion(trx, id), now)
  })
}

/**
 * Changes a promotion of the caller's provider (WORK-51). It names the version that was read; once an order has used the
 * promotion its discount stays (WORK-52).
 */
export async function changePromotion(
  deps: Deps,
  { caller, params, body }: HandlerInput<typeof changeEndpoint>,
): Promise<Outcome<typeof changeEndpoint>> {
  const member = await findMember(deps, caller, editorOf(params.userName))
  if (!member.ok) return member
  const now = deps.clock.now()
  const { providerId } = member
  const { promotionId } = params
  const terms = termsFromBody(body)
  return deps.database.transaction(async (trx) => {
    await lockProvider(trx, providerId)
    const row = await findUsedPromotion(trx, { providerId, promotionId })
    if (!row) return { ok: false, refusal: 'not-found' } as const
    const stored = termsOf(row)
    if (areSameTerms(stored, terms)) return answerOf(row, now)
    if (statusOf(row, now) === 'ended' || row.version !== body.version)
      return { ok: false, refusal: 'promotion-changed' } as const
    if (row.is_used && !hasSameDiscount(stored, terms))
      return { ok: false, refusal: 'promotion-used' } as const
    const today = todayOf(row, now)
    const refused = faultsRefusal(checkTerms(terms, { today, storedStart: stored.startDate }))
    if (refused) return refused
    await updateTerms(trx, { id: row.id, terms })
    return answerOf(await readUsedPromotion(trx, row.id), now)
  })
}

/** Pauses, resumes or ends a promotion of the caller's provider; the same again changes nothing (WORK-52). */
export async function switchPromotion(
  deps: Deps,
  { caller, params, body }: HandlerInput<typeof switchEndpoint>,
): Promise<Outcome<typeof switchEndpoint>> {
  const member = await findMember(deps, caller, editorOf(params.userName))
  if (!member.ok) return member
  const now = deps.clock.now()
  const { providerId } = member
  const { promotionId } = params
  return deps.database.transaction(async (trx) => {
    await lockProvider(trx, providerId)
    const row = await findUsedPromotion(trx, { providerId, promotionId })
    if (!row) return { ok: false, refusal: 'not-found' } as const
    const status = statusOf(row, now)
    if (isSwitchedTo(status, body.status)) return answerOf(row, now)
    if (status === 'ended' || row.version !== body.version)
      return { ok: false, refusal: 'promotion-changed' } as const
    const endedAt = body.status === 'ended' ? now : null
    await updateSwitch(trx, { id: row.id, active: body.status === 'active', endedAt })
    return answerOf(await readUsedPromotion(trx, row.id), now)
  })
}

function editorOf(providerUserName: string) {
  return { providerUserName, permission: 'edit-provider' } as const
}

function todayOf(row: UsedPromotionRow, now: number): PlainDate {
  return wallClock(now, row.time_zone).date
}

function answerOf(row: UsedPromotionRow, now: number) {
  return { ok: true, answer: { data: { promotion: workspacePromotionReply(row, now) } } } as const
}
