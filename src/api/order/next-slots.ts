import { areNearest, nearestFreeSlots } from '#domain/schedule/free-slots.ts'
import { addDays } from '#domain/schedule/plain-date.ts'
import type { Slot } from '#domain/schedule/slots.ts'
import { wallClock } from '#domain/schedule/wall-clock.ts'
import type { Database } from '#platform/postgres/database.ts'
import { singleFlight } from '#platform/single-flight.ts'
import type { ApiDeps } from '../api-deps.ts'
import { toOffsetIso } from '../http/offset-iso.ts'
import type { OrderToChange } from '../order-access/order-to-change.ts'
import { calendarSlots, rangeAround } from '../schedule/calendar-slots.ts'
import { busyRanges } from '../schedule/store.ts'
import type { Tables } from '../schema.gen.ts'
import type { ProviderSnapshot } from './provider-snapshot-store.ts'

interface Deps extends Pick<ApiDeps, 'clock'> {
  readonly database: Pick<Database<Tables>, 'query'>
}
type ProviderHours = Pick<ProviderSnapshot, 'calendar' | 'workingHours'>

interface UnavailableSlot {
  /** Epoch ms. */
  readonly startsAt: number
  readonly durationMinutes: number
  /** The order being changed: its own time counts as free. */
  readonly change: OrderToChange | null
  /** Whose holds count as free; null when all holds are busy. */
  readonly holder: string | null
}

// A free start is nearly always within a day; otherwise a month is searched.
const DAYS_NEAR = 1
const DAYS_FAR = 31

type NextSlots = { startTime: string; endTime: string }[]

// Hundreds may lose the same time within a second: requests with the same key share one query.
const share = singleFlight<NextSlots>()

/** The three free starts nearest to an unavailable one, for a visit of the same length (CHECKOUT-08). */
export function nextSlots(
  deps: Deps,
  provider: ProviderHours,
  unavailable: UnavailableSlot,
): Promise<NextSlots> {
  const { startsAt, durationMinutes, change, holder } = unavailable
  const key = [
    provider.calendar.providerId,
    startsAt,
    durationMinutes,
    provider.calendar.bufferMinutes,
    provider.calendar.travelMinutes,
    JSON.stringify(provider.calendar.waits),
    change?.orderId,
    holder,
  ].join(' ')
  return share(key, () => findNextSlots(deps, provider, unavailable))
}

async function findNextSlots(
  deps: Deps,
  provider: ProviderHours,
  unavailable: UnavailableSlot,
): Promise<NextSlots> {
  const near = await nearestWithin(DAYS_NEAR, deps, provider, unavailable)
  const found = areNearest(near, unavailable.startsAt, DAYS_NEAR)
    ? near
    : await nearestWithin(DAYS_FAR, deps, provider, unavailable)
  return found.map(({ startsAt, endsAt }) => ({
    startTime: toOffsetIso(startsAt, provider.calendar.timeZone),
    endTime: toOffsetIso(endsAt, provider.calendar.timeZone),
  }))
}

async function nearestWithin(
  days: number,
  { database, clock }: Deps,
  { calendar, workingHours }: ProviderHours,
  { startsAt, durationMinutes, change, holder }: UnavailableSlot,
): Promise<Slot[]> {
  const { providerId, timeZone } = calendar
  const day = wallClock(startsAt, timeZone).date
  const visit = { from: addDays(day, -days), to: addDays(day, days), durationMinutes }
  const within = rangeAround(visit)
  const now = clock.now()
  const busy = await busyRanges(database.query, [providerId], within, {
    exceptOrderId: change?.orderId,
    holds: { now, exceptHolder: holder },
  })
  return nearestFreeSlots(
    calendarSlots(calendar, workingHours, busy.get(providerId) ?? [], visit, now),
    startsAt,
  )
}
