import type { renewHold as endpoint } from '#contract/hold.ts'
import { holdLife } from '#domain/schedule/hold.ts'
import type { HandlerInput, Outcome, Refused } from '../http/outcome.ts'
import { readOrderToChange } from '../order-access/order-to-change.ts'
import { findCalendar } from '../schedule/store.ts'
import { checkAvailability } from './free-visit.ts'
import { heldReply } from './held-reply.ts'
import type { HoldDeps } from './hold-deps.ts'
import { endHold, findHold, prolongHold } from './store.ts'

type RenewHold = typeof endpoint

/**
 * Lets the caller's own hold live on. One that ran out is gone, also for who had it; one whose time the salon has taken
 * for itself ends, so that its holder hears of it while there is time to choose another.
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
  const calendar = hold && (await findCalendar(database.query, hold.providerUserName))
  if (!calendar) return GONE
  const { providerUserName, startsAt, endsAt } = hold
  const orderId = body?.orderId
  const change = orderId
    ? await readOrderToChange(deps, caller, { orderId, providerUserName })
    : null
  if (change && !change.ok) return change
  const refusedFor = await checkAvailability(deps, calendar, {
    ...{ startsAt, change: change?.order ?? null, holder: caller.userName },
    durationMinutes: (endsAt - startsAt) / MINUTE_MS - calendar.bufferMinutes,
  })
  if (refusedFor) {
    await endHold(database.query, { id, holder: caller.userName, now })
    return refusedFor
  }
  const life = holdLife(now, hold.sittingBeganAt)
  if (!life.isHeld || !(await prolongHold(database.query, { id, now, life }))) return GONE
  return heldReply({ id, expiresAt: life.expiresAt }, calendar.timeZone, now)
}

const MINUTE_MS = 60_000
const GONE: Refused = { ok: false, refusal: 'not-found' }
