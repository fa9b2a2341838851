import type { renewHold as endpoint } from '#contract/hold.ts'
import { visitNoticeMinutes } from '#domain/delivery/travel-time.ts'
import { holdLife } from '#domain/schedule/hold.ts'
import { waitsBetween } from '#domain/schedule/waiting-time.ts'
import { MINUTE_MS } from '#domain/time-units.ts'
import type { HandlerInput, HttpRefusal, Outcome } from '../http/outcome.ts'
import { readOrderToChange } from '../order-access/order-to-change.ts'
import { findCalendar } from '../schedule/store.ts'
import { checkAvailability } from './free-visit.ts'
import type { HoldDeps } from './hold-deps.ts'
import { holdReply } from './hold-reply.ts'
import { endHold, extendHold, findHold } from './store.ts'

type RenewHold = typeof endpoint

/**
 * Extends the caller's own hold. An expired hold is not found. A hold whose time the salon has closed or taken since
 * ends with a refusal, so that its holder can choose another time.
 */
export async function renewHold(
  deps: HoldDeps,
  { params, body, caller }: HandlerInput<RenewHold>,
): Promise<Outcome<RenewHold>> {
  if (caller.kind === 'visitor') return { ok: false, refusal: 'sign-in-required' }
  const { database, clock } = deps
  const now = clock.now()
  const { holdId: id } = params
  const hold = await findHold(database.query, { id, holder: caller.userName, now })
  const found = hold && (await findCalendar(database.query, hold.providerUserName))
  if (!found) return GONE
  const { providerUserName, stretches, bufferMinutes, travelMinutes } = hold
  const travelMs = travelMinutes * MINUTE_MS
  const startsAt = (stretches[0]?.startsAt ?? now) + travelMs
  const endsAt = (stretches.at(-1)?.endsAt ?? now) - travelMs
  const waits = waitsBetween(stretches, travelMinutes)
  const minimumNoticeMinutes = visitNoticeMinutes({ ...found, travelMinutes })
  const calendar = { ...found, bufferMinutes, travelMinutes, waits, minimumNoticeMinutes }
  const orderId = body?.orderId
  const change = orderId
    ? await readOrderToChange(deps, caller, { orderId, providerUserName })
    : null
  if (change && !change.ok) return change
  const refusedFor = await checkAvailability(deps, calendar, {
    startsAt,
    change: change?.order ?? null,
    holder: caller.userName,
    durationMinutes: (endsAt - startsAt) / MINUTE_MS - bufferMinutes,
  })
  if (refusedFor) {
    await endHold(database.query, { id, holder: caller.userName, now })
    return refusedFor
  }
  const life = holdLife(now, hold.holdSessionBeganAt)
  if (!life.isHeld || !(await extendHold(database.query, { id, now, life }))) return GONE
  return holdReply({ id, expiresAt: life.expiresAt }, calendar.timeZone, now)
}

const GONE: HttpRefusal = { ok: false, refusal: 'not-found' }
