import { isWithinHorizon } from '#domain/schedule/horizon.ts'
import type { Slot } from '#domain/schedule/slots.ts'
import type { ApiDeps } from '../api-deps.ts'
import { isBlocked } from '../blocked-customer/store.ts'
import type { Caller } from '../http/caller.ts'
import { readOrderToChange } from '../order-access/order-to-change.ts'
import { calendarSlots, rangeAround } from './calendar-slots.ts'
import { type DaysQuery, requestedDays } from './requested-days.ts'
import { busyRanges, findCalendar, hoursOf } from './store.ts'

interface SlotsRequest {
  readonly userName: string
  readonly days: DaysQuery
  readonly durationMinutes: number
  /** The order that is to move: its own time is free to it. */
  readonly orderId: string | undefined
}

/**
 * Every start of a visit of this length on the asked days, taken ones flagged (SLOT-05), held ones too but for the
 * caller's own. Anybody may ask; an order that is to move is named by its own parties only.
 */
export async function listSlots(deps: ApiDeps, caller: Caller, asked: SlotsRequest) {
  const named = await orderNamed(deps, caller, asked)
  if (!named.ok) return named
  const { database, clock } = deps
  const days = requestedDays(asked.days)
  if (!days.ok) return days
  const calendar = await findCalendar(database.query, asked.userName)
  if (!calendar) return { ok: false, refusal: 'not-found' } as const
  const { providerId, timeZone } = calendar
  const now = clock.now()
  const [hours, busy, blocked] = await Promise.all([
    hoursOf(database.query, [providerId]),
    busyRanges(database.query, [providerId], rangeAround(days), {
      exceptOrderId: asked.orderId,
      holds: { now, exceptHolder: caller.kind === 'user' ? caller.userName : null },
    }),
    isBlockedCaller(database.query, caller, providerId),
  ])
  const slots: Slot[] = calendarSlots(
    calendar,
    hours.get(providerId) ?? [],
    busy.get(providerId) ?? [],
    {
      ...{ from: days.from, to: days.to, durationMinutes: asked.durationMinutes },
      ownStart: named.order?.startsAt,
    },
    now,
  ).filter(({ startsAt }) => isWithinHorizon(startsAt, now))
  return { ok: true, slots: blocked ? slots.map(taken) : slots, timeZone } as const
}

function isBlockedCaller(query: ApiDeps['database']['query'], caller: Caller, providerId: string) {
  return caller.kind === 'user' && isBlocked(query, { providerId, userName: caller.userName })
}

// Whom a salon has blocked finds every time of it taken.
function taken(slot: Slot): Slot {
  return { ...slot, busy: true }
}

async function orderNamed(deps: ApiDeps, caller: Caller, { orderId, userName }: SlotsRequest) {
  if (orderId === undefined) return { ok: true, order: undefined } as const
  return readOrderToChange(deps, caller, { orderId, providerUserName: userName })
}
