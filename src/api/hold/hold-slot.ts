import type { holdSlot as endpoint } from '#contract/hold.ts'
import { isWithinHorizon } from '#domain/schedule/horizon.ts'
import { wallClock } from '#domain/schedule/wall-clock.ts'
import { uuidv7 } from '#platform/random.ts'
import type { Limit } from '#platform/rate-limit.ts'
import type { Asked, Outcome, Refused } from '../http/outcome.ts'
import { tooMany, tooOften } from '../http/too-often.ts'
import { nextSlots } from '../order/next-slots.ts'
import { readOrderToChange } from '../order/order-to-change.ts'
import { calendarSlots, rangeAround } from '../schedule/calendar-slots.ts'
import type { Calendar } from '../schedule/row.ts'
import { busyRanges, findCalendar, hoursOf } from '../schedule/store.ts'
import { heldReply } from './held-reply.ts'
import type { HoldDeps } from './hold-deps.ts'
import { takeHold } from './store.ts'

type HoldSlot = typeof endpoint

/** Choosing a time takes one, so that nobody who only looks around ever meets these. */
const BY_ACCOUNT: Limit = { name: 'hold-account', points: 200, seconds: 600 }
const BY_ADDRESS: Limit = { name: 'hold-address', points: 1_000, seconds: 600 }

/**
 * Keeps a time that is free for whoever is about to book it. It is no booking: it runs out by itself, and placing an
 * order asks the constraint alone.
 */
export async function holdSlot(deps: HoldDeps, asked: Asked<HoldSlot>): Promise<Outcome<HoldSlot>> {
  const { body, caller, address } = asked
  if (caller.kind === 'visitor') return { ok: false, refusal: 'sign-in-required' }
  // Each hold is told to all who look at the calendar.
  const refusedFor = await tooOften(
    deps.limiter,
    [BY_ACCOUNT, caller.userName],
    [BY_ADDRESS, address],
  )
  if (refusedFor) return refusedFor
  const calendar = await findCalendar(deps.database.query, body.userName)
  if (!calendar) return { ok: false, refusal: 'not-found' }
  const change = await changeAskedFor(deps, asked)
  if (change && !change.ok) return change
  const visit = {
    startsAt: Date.parse(body.startTime),
    durationMinutes: body.durationMinutes,
    change: change?.order ?? null,
    holder: caller.userName,
  }
  return holdVisit(deps, calendar, visit)
}

type Visit = Parameters<typeof nextSlots>[2] & { readonly holder: string }

async function holdVisit(
  deps: HoldDeps,
  calendar: Calendar,
  visit: Visit,
): Promise<Outcome<HoldSlot>> {
  const { database, clock } = deps
  const now = clock.now()
  const { providerId, bufferMinutes } = calendar
  const { startsAt, durationMinutes, change, holder } = visit
  const workingHours = (await hoursOf(database.query, [providerId])).get(providerId) ?? []
  const slot = await slotOf(deps, { calendar, workingHours, visit, now })
  if (!slot) return { ok: false, refusal: 'outside-working-hours' }
  const lost = async (): Promise<Refused> => ({
    ...{ ok: false, refusal: 'slot-taken' },
    data: { nextSlots: await nextSlots(deps, { calendar, workingHours }, visit) },
  })
  if (slot.busy) return lost()
  const taken = await takeHold(database, {
    ...{ id: uuidv7(now), calendarId: providerId, holder, now },
    during: { startsAt, endsAt: startsAt + (durationMinutes + bufferMinutes) * MINUTE_MS },
    exceptOrderId: change?.orderId ?? null,
  })
  if (taken.kind === 'slot-taken') return lost()
  if (taken.kind === 'held') return heldReply(taken.hold, calendar.timeZone, now)
  return tooMany(Math.ceil((taken.againAt - now) / 1000))
}

const MINUTE_MS = 60_000

async function slotOf(
  { database }: HoldDeps,
  of: {
    calendar: Calendar
    workingHours: Parameters<typeof calendarSlots>[1]
    visit: Visit
    now: number
  },
) {
  const { calendar, workingHours, visit, now } = of
  const { startsAt, durationMinutes, change, holder } = visit
  if (!isWithinHorizon(startsAt, now)) return undefined
  const day = wallClock(startsAt, calendar.timeZone).date
  const asked = { from: day, to: day, durationMinutes, ownStart: change?.startsAt }
  const busy = await busyRanges(database.query, [calendar.providerId], rangeAround(asked), {
    exceptOrderId: change?.orderId,
    holds: { now, exceptHolder: holder },
  })
  const slots = calendarSlots(
    calendar,
    workingHours,
    busy.get(calendar.providerId) ?? [],
    asked,
    now,
  )
  return slots.find((slot) => slot.startsAt === startsAt)
}

async function changeAskedFor(deps: HoldDeps, { body, caller }: Asked<HoldSlot>) {
  const { orderId, userName: providerUserName } = body
  return orderId ? readOrderToChange(deps, caller, { orderId, providerUserName }) : null
}
