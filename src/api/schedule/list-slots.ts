import type { ServiceLocation } from '#domain/delivery/delivery.ts'
import type { Slot } from '#domain/schedule/slots.ts'
import { MINUTE_MS } from '#domain/time-units.ts'
import type { ApiDeps } from '../api-deps.ts'
import { isBlocked } from '../blocked-customer/store.ts'
import type { Caller } from '../http/caller.ts'
import { readOrderToChange } from '../order-access/order-to-change.ts'
import { calendarSlots, rangeAround } from './calendar-slots.ts'
import { type DaysQuery, requestedDays } from './requested-days.ts'
import type { Calendar } from './row.ts'
import { busyRanges, findCalendar, findHours, findOwnCalendar } from './store.ts'

interface SlotsRequest {
  readonly userName: string
  readonly days: DaysQuery
  readonly durationMinutes: number
  /** What the visit consists of; without, the largest buffer of the provider's treatments is kept. */
  readonly catalogItemIds: readonly string[]
  /** Where the visit is, when known. */
  readonly serviceLocation: ServiceLocation | undefined
  /** The order that is to move: its own time counts as free. */
  readonly orderId: string | undefined
}

/**
 * The possible starts of a visit of this length on the requested days (SLOT-05). Taken times are marked busy, and so are
 * times held by others. Open to visitors; only an order's customer and provider may name it. At its own time it needs what it
 * keeps free now, as when it is changed (WORK-211).
 */
export async function listSlots(deps: ApiDeps, caller: Caller, request: SlotsRequest) {
  const orderToMove = await findOrderToMove(deps, caller, request)
  if (!orderToMove.ok) return orderToMove
  const { database, clock } = deps
  const days = requestedDays(request.days)
  if (!days.ok) return days
  const calendar = await findCalendar(database.query, request.userName, request)
  if (!calendar) return { ok: false, refusal: 'not-found' } as const
  const { providerId, timeZone } = calendar
  const now = clock.now()
  const busyTimes = (isAtOwnStart: boolean) =>
    busyRanges(database.query, [providerId], rangeAround(days), {
      exceptOrderId: request.orderId,
      isAtOwnStart,
      holds: { now, exceptHolder: caller.kind === 'user' ? caller.userName : null },
    })
  const { durationMinutes } = request
  const { order } = orderToMove
  const [hours, busy, busyAtOwnStart, blocked] = await Promise.all([
    findHours(database.query, [providerId]),
    busyTimes(false),
    order && busyTimes(true),
    isBlockedCaller(database.query, caller, providerId),
  ])
  const slotsOf = (each: Calendar, taken = busy) =>
    calendarSlots(
      each,
      hours.get(providerId) ?? [],
      taken.get(providerId) ?? [],
      { from: days.from, to: days.to, durationMinutes, ownTime: order?.ownTime },
      now,
    )
  const isSameLength = order?.endsAt === (order?.startsAt ?? 0) + durationMinutes * MINUTE_MS
  const own =
    order && isSameLength
      ? await findOwnCalendar(database.query, calendar, { ...request, orderId: order.orderId })
      : calendar
  const ownSlot =
    order && slotsOf(own, busyAtOwnStart).find(({ startsAt }) => startsAt === order.startsAt)
  const slots = slotsOf(calendar).map((slot) =>
    ownSlot && slot.startsAt === ownSlot.startsAt ? ownSlot : slot,
  )
  return { ok: true, slots: blocked ? slots.map(asBusy) : slots, timeZone } as const
}

function isBlockedCaller(query: ApiDeps['database']['query'], caller: Caller, providerId: string) {
  return caller.kind === 'user' && isBlocked(query, { providerId, userName: caller.userName })
}

// A blocked customer sees every time as busy.
function asBusy(slot: Slot): Slot {
  return { ...slot, busy: true }
}

async function findOrderToMove(deps: ApiDeps, caller: Caller, { orderId, userName }: SlotsRequest) {
  if (orderId === undefined) return { ok: true, order: undefined } as const
  return readOrderToChange(deps, caller, { orderId, providerUserName: userName })
}
