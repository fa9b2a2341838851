import { isWithinHorizon } from '#domain/schedule/horizon.ts'
import { wallClock } from '#domain/schedule/wall-clock.ts'
import { isBlocked } from '../blocked-customer/store.ts'
import type { HttpRefusal } from '../http/outcome.ts'
import { nextSlots } from '../order/next-slots.ts'
import { calendarSlots, rangeAround } from '../schedule/calendar-slots.ts'
import type { Calendar } from '../schedule/row.ts'
import { busyRanges, findHours } from '../schedule/store.ts'
import type { HoldDeps } from './hold-deps.ts'

/** A visit that is to be held. */
export type VisitRequest = Parameters<typeof nextSlots>[2] & { readonly holder: string }

/**
 * Why a visit cannot start at its time; null when it can. `own` is the calendar for an order that stays at its time: the next
 * free times are those of `calendar` all the same.
 */
export async function checkAvailability(
  deps: HoldDeps,
  calendar: Calendar,
  visit: VisitRequest,
  own = calendar,
): Promise<HttpRefusal | null> {
  if (!isWithinHorizon(visit.startsAt, deps.clock.now())) {
    return { ok: false, refusal: 'outside-working-hours' }
  }
  const { holder: userName, change } = visit
  // A salon may hold a time for the order of a customer it has blocked.
  const isForOwnOrder = change !== null && change.customerUserName !== userName
  const { providerId } = calendar
  if (!isForOwnOrder && (await isBlocked(deps.database.query, { providerId, userName })))
    return BLOCKED
  const slot = await slotOf(deps, own, visit)
  // The notice may have passed since the time was chosen.
  if (!slot) return withNextSlots('outside-working-hours', deps, calendar, visit)
  return slot.busy ? slotTaken(deps, calendar, visit) : null
}

/** A blocked customer is told that every time is taken. */
const BLOCKED: HttpRefusal = { ok: false, refusal: 'slot-taken', data: { nextSlots: [] } }

/** The refusal slot-taken with the nearest free times. */
export function slotTaken(
  deps: HoldDeps,
  calendar: Calendar,
  visit: VisitRequest,
): Promise<HttpRefusal> {
  return withNextSlots('slot-taken', deps, calendar, visit)
}

async function withNextSlots(
  refusal: 'slot-taken' | 'outside-working-hours',
  deps: HoldDeps,
  calendar: Calendar,
  visit: VisitRequest,
): Promise<HttpRefusal> {
  const provider = { calendar, workingHours: await openingHours(deps, calendar) }
  return { ok: false, refusal, data: { nextSlots: await nextSlots(deps, provider, visit) } }
}

async function slotOf(deps: HoldDeps, calendar: Calendar, visit: VisitRequest) {
  const { database, clock } = deps
  const { startsAt, durationMinutes, change, holder } = visit
  const now = clock.now()
  const day = wallClock(startsAt, calendar.timeZone).date
  const input = { from: day, to: day, durationMinutes, ownTime: change?.ownTime }
  const [workingHours, busy] = await Promise.all([
    openingHours(deps, calendar),
    busyRanges(database.query, [calendar.providerId], rangeAround(input), {
      exceptOrderId: change?.orderId,
      isAtOwnStart: change?.startsAt === startsAt,
      holds: { now, exceptHolder: holder },
    }),
  ])
  const taken = busy.get(calendar.providerId) ?? []
  const slots = calendarSlots(calendar, workingHours, taken, input, now)
  return slots.find((slot) => slot.startsAt === startsAt)
}

async function openingHours({ database }: HoldDeps, { providerId }: Calendar) {
  return (await findHours(database.query, [providerId])).get(providerId) ?? []
}
