import type { holdSlot as endpoint } from '#contract/hold.ts'
import { isOfferedDuration } from '#domain/cart/visit-duration.ts'
import { stretchesOf } from '#domain/schedule/waiting-time.ts'
import { MINUTE_MS } from '#domain/time-units.ts'
import { uuidv7 } from '#platform/random.ts'
import type { Limit } from '#platform/rate-limit.ts'
import { enforceRateLimit, tooManyRequests } from '../http/enforce-rate-limit.ts'
import type { HandlerInput, Outcome } from '../http/outcome.ts'
import { readOrderToChange } from '../order-access/order-to-change.ts'
import type { Calendar } from '../schedule/row.ts'
import { findCalendar, findOwnCalendar } from '../schedule/store.ts'
import { checkAvailability, slotTaken, type VisitRequest } from './free-visit.ts'
import type { HoldDeps } from './hold-deps.ts'
import { holdReply } from './hold-reply.ts'
import { findActiveItems } from './store.ts'
import { takeHold } from './take-hold.ts'

type HoldSlot = typeof endpoint

/** Far more holds than one person choosing a time makes. */
const BY_ACCOUNT: Limit = { name: 'hold-account', points: 200, seconds: 600 }
const BY_ADDRESS: Limit = { name: 'hold-address', points: 1_000, seconds: 600 }

/**
 * Holds a free time for a caller who is about to book it. A hold expires by itself and is no booking: only the
 * constraint on appointments decides an order.
 */
export async function holdSlot(
  deps: HoldDeps,
  input: HandlerInput<HoldSlot>,
): Promise<Outcome<HoldSlot>> {
  const { body, caller, address } = input
  if (caller.kind === 'visitor') return { ok: false, refusal: 'sign-in-required' }
  // Each hold is sent to every page that shows the calendar.
  const refusedFor = await enforceRateLimit(
    deps.limiter,
    [BY_ACCOUNT, caller.userName],
    [BY_ADDRESS, address],
  )
  if (refusedFor) return refusedFor
  const calendar = await findCalendar(deps.database.query, body.userName, body)
  if (!calendar) return { ok: false, refusal: 'not-found' }
  const change = await findOrderToChange(deps, input)
  if (change && !change.ok) return change
  const { durationMinutes } = body
  const ownMinutes = change && (change.order.endsAt - change.order.startsAt) / MINUTE_MS
  const sold = await findActiveItems(deps.database.query, calendar.providerId)
  if (durationMinutes !== ownMinutes && !isOfferedDuration(sold, durationMinutes))
    return LENGTH_NOT_SOLD
  const visit = {
    startsAt: Date.parse(body.startTime),
    durationMinutes,
    change: change?.order ?? null,
    holder: caller.userName,
  }
  const stays = ownMinutes === durationMinutes && change?.order.startsAt === visit.startsAt
  const own = stays
    ? await findOwnCalendar(deps.database.query, calendar, { ...body, ...change.order })
    : calendar
  return holdVisit(deps, { calendar, own }, visit)
}

// What stays at its time is held with what it keeps free now, as it is changed (WORK-211).
async function holdVisit(
  deps: HoldDeps,
  { calendar, own }: { calendar: Calendar; own: Calendar },
  visit: VisitRequest,
): Promise<Outcome<HoldSlot>> {
  const refusedFor = await checkAvailability(deps, calendar, visit, own)
  if (refusedFor) return refusedFor
  const now = deps.clock.now()
  const { providerId, bufferMinutes, travelMinutes } = own
  const { startsAt, durationMinutes, change, holder } = visit
  const endsAt = startsAt + durationMinutes * MINUTE_MS
  const taken = await takeHold(deps, {
    id: uuidv7(now),
    calendarId: providerId,
    holder,
    now,
    stretches: stretchesOf({ ...own, startsAt, endsAt }),
    bufferMinutes,
    travelMinutes,
    exceptOrderId: change?.orderId ?? null,
    isAtOwnStart: change?.startsAt === startsAt,
  })
  if (taken.kind === 'slot-taken') return slotTaken(deps, calendar, visit)
  if (taken.kind === 'held') return holdReply(taken.hold, calendar.timeZone, now)
  return tooManyRequests(Math.ceil((taken.againAt - now) / 1000))
}

const LENGTH_NOT_SOLD = {
  ok: false,
  refusal: 'invalid-request',
  details: [{ path: 'body.durationMinutes', message: 'is not how long a visit takes here' }],
} as const satisfies Outcome<HoldSlot>

async function findOrderToChange(deps: HoldDeps, { body, caller }: HandlerInput<HoldSlot>) {
  const { orderId, userName: providerUserName } = body
  return orderId ? readOrderToChange(deps, caller, { orderId, providerUserName }) : null
}
