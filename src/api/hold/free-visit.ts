import { isWithinHorizon } from '#domain/schedule/horizon.ts'
import { wallClock } from '#domain/schedule/wall-clock.ts'
import { isBlocked } from '../blocked-customer/store.ts'
import type { Refused } from '../http/outcome.ts'
import { nextSlots } from '../order/next-slots.ts'
import { calendarSlots, rangeAround } from '../schedule/calendar-slots.ts'
import type { Calendar } from '../schedule/row.ts'
import { busyRanges, hoursOf } from '../schedule/store.ts'
import type { HoldDeps } from './hold-deps.ts'

/** A visit that somebody is about to book. */
export type VisitRequest = Parameters<typeof nextSlots>[2] & { readonly holder: string }

/** Why a visit cannot begin when it is to; null where it can. */
export async function checkAvailability(
  deps: HoldDeps,
  calendar: Calendar,
  visit: VisitRequest,
): Promise<Refused | null> {
  if (!isWithinHorizon(visit.startsAt, deps.clock.now())) {
    return { ok: false, refusal: 'outside-working-hours' }
  }
  const { holder: userName, change } = visit
  // A salon may look for another time in the stead of somebody whom it has blocked.
  const isForItself = change !== null && change.customerUserName !== userName
  const { providerId } = calendar
  if (!isForItself && (await isBlocked(deps.database.query, { providerId, userName })))
    return BLOCKED
  const slot = await slotOf(deps, calendar, visit)
  // It may have been free when it was chosen, and come too near since.
  if (!slot) return withNextSlots('outside-working-hours', deps, calendar, visit)
  return slot.busy ? slotTaken(deps, calendar, visit) : null
}

/** To whom a salon has blocked all its times are taken. */
const BLOCKED: Refused = { ok: false, refusal: 'slot-taken', data: { nextSlots: [] } }

/** Somebody else was first: with the nearest times that are free. */
export function slotTaken(
  deps: HoldDeps,
  calendar: Calendar,
  visit: VisitRequest,
): Promise<Refused> {
  return withNextSlots('slot-taken', deps, calendar, visit)
}

async function withNextSlots(
  refusal: 'slot-taken' | 'outside-working-hours',
  deps: HoldDeps,
  calendar: Calendar,
  visit: VisitRequest,
): Promise<Refused> {
  const salon = { calendar, workingHours: await openingHours(deps, calendar) }
  return { ok: false, refusal, data: { nextSlots: await nextSlots(deps, salon, visit) } }
}

async function slotOf(deps: HoldDeps, calendar: Calendar, visit: VisitRequest) {
  const { database, clock } = deps
  const { startsAt, durationMinutes, change, holder } = visit
  const now = clock.now()
  const day = wallClock(startsAt, calendar.timeZone).date
  const asked = { from: day, to: day, durationMinutes, ownStart: change?.startsAt }
  const [workingHours, busy] = await Promise.all([
    openingHours(deps, calendar),
    busyRanges(database.query, [calendar.providerId], rangeAround(asked), {
      exceptOrderId: change?.orderId,
      holds: { now, exceptHolder: holder },
    }),
  ])
  const taken = busy.get(calendar.providerId) ?? []
  const slots = calendarSlots(calendar, workingHours, taken, asked, now)
  return slots.find((slot) => slot.startsAt === startsAt)
}

async function openingHours({ database }: HoldDeps, { providerId }: Calendar) {
  return (await hoursOf(database.query, [providerId])).get(providerId) ?? []
}
