import { areNearest, nearestFreeSlots } from '#domain/schedule/free-slots.ts'
import { addDays } from '#domain/schedule/plain-date.ts'
import type { Slot } from '#domain/schedule/slots.ts'
import { wallClock } from '#domain/schedule/wall-clock.ts'
import type { Session } from '#platform/postgres/session.ts'
import { singleFlight } from '#platform/single-flight.ts'
import type { ApiDeps } from '../api-deps.ts'
import { toOffsetIso } from '../http/zoned-iso.ts'
import type { OrderToChange } from '../order-access/order-to-change.ts'
import { calendarSlots, rangeAround } from '../schedule/calendar-slots.ts'
import { busyRanges } from '../schedule/store.ts'
import type { Tables } from '../schema.gen.ts'
import type { ProviderSnapshot } from './provider-snapshot-store.ts'

interface Deps extends Pick<ApiDeps, 'clock'> {
  readonly database: Pick<Session<Tables>, 'query'>
}
type Salon = Pick<ProviderSnapshot, 'calendar' | 'workingHours'>

interface LostSlot {
  /** Epoch ms. */
  readonly startsAt: number
  readonly durationMinutes: number
  /** The order that was to move there: its own time is free to it. */
  readonly change: OrderToChange | null
  /** Who holds a time here, which is theirs; null where all that is held is somebody else's. */
  readonly holder: string | null
}

// Nearly always there is something a day away; a full calendar is looked through for a month.
const DAYS_NEAR = 1
const DAYS_FAR = 31

type NextSlots = { startTime: string; endTime: string }[]

// Hundreds may lose one time in one second. Whoever joins lost it to somebody who had it before this was asked.
const share = singleFlight<NextSlots>()

/** The three free starts nearest to a lost one, earlier or later, for a visit of the same length (CHECKOUT-08). */
export function nextSlots(deps: Deps, salon: Salon, lost: LostSlot): Promise<NextSlots> {
  const { startsAt, durationMinutes, change, holder } = lost
  const key = [salon.calendar.providerId, startsAt, durationMinutes, change?.orderId, holder].join(
    ' ',
  )
  return share(key, () => findNextSlots(deps, salon, lost))
}

async function findNextSlots(deps: Deps, salon: Salon, lost: LostSlot): Promise<NextSlots> {
  const near = await nearestWithin(DAYS_NEAR, deps, salon, lost)
  const found = areNearest(near, lost.startsAt, DAYS_NEAR)
    ? near
    : await nearestWithin(DAYS_FAR, deps, salon, lost)
  return found.map(({ startsAt, endsAt }) => ({
    startTime: toOffsetIso(startsAt, salon.calendar.timeZone),
    endTime: toOffsetIso(endsAt, salon.calendar.timeZone),
  }))
}

async function nearestWithin(
  days: number,
  { database, clock }: Deps,
  { calendar, workingHours }: Salon,
  { startsAt, durationMinutes, change, holder }: LostSlot,
): Promise<Slot[]> {
  const { providerId, timeZone } = calendar
  const day = wallClock(startsAt, timeZone).date
  const asked = { from: addDays(day, -days), to: addDays(day, days), durationMinutes }
  const within = rangeAround(asked)
  const now = clock.now()
  const busy = await busyRanges(database.query, [providerId], within, {
    exceptOrderId: change?.orderId,
    holds: { now, exceptHolder: holder },
  })
  return nearestFreeSlots(
    calendarSlots(calendar, workingHours, busy.get(providerId) ?? [], asked, now),
    startsAt,
  )
}
