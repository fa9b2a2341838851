import { nearestFreeSlots } from '#domain/schedule/free-slots.ts'
import { addDays } from '#domain/schedule/plain-date.ts'
import { wallClock } from '#domain/schedule/wall-clock.ts'
import type { ApiDeps } from '../api-deps.ts'
import { zonedIso } from '../http/zoned-iso.ts'
import { calendarSlots, rangeAround } from '../schedule/calendar-slots.ts'
import { busyRanges } from '../schedule/store.ts'
import type { Offer } from './offer-store.ts'

const DAYS_BEFORE = 7
const DAYS_AFTER = 27

/** The three free starts nearest to a lost one, earlier or later, for a visit of the same length (api.md). */
export async function nextSlots(
  { database, clock }: Pick<ApiDeps, 'database' | 'clock'>,
  { calendar, workingHours }: Pick<Offer, 'calendar' | 'workingHours'>,
  lost: { startsAt: number; durationMinutes: number },
): Promise<{ startTime: string; endTime: string }[]> {
  const { providerId, timeZone } = calendar
  const day = wallClock(lost.startsAt, timeZone).date
  const days = { from: addDays(day, -DAYS_BEFORE), to: addDays(day, DAYS_AFTER) }
  const busy = await busyRanges(database.query, [providerId], rangeAround(days))
  const asked = { ...days, durationMinutes: lost.durationMinutes }
  const slots = calendarSlots(
    calendar,
    workingHours,
    busy.get(providerId) ?? [],
    asked,
    clock.now(),
  )
  return nearestFreeSlots(slots, lost.startsAt).map(({ startsAt, endsAt }) => ({
    startTime: zonedIso(startsAt, timeZone),
    endTime: zonedIso(endsAt, timeZone),
  }))
}
