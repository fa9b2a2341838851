import { areNearest, nearestFreeSlots } from '#domain/schedule/free-slots.ts'
import { addDays, daysBetween, mondayOf, type PlainDate } from '#domain/schedule/plain-date.ts'
import { dateOf, type Slot } from '../../booking/slot-days.ts'
import { WEEKS_AHEAD } from '../next-free.ts'
import { loadWeek, type VisitQuery } from '../week-slots.ts'

/**
 * The free times nearest to a lost one, three at most, sorted by time. Searches from its week outwards, so that usually
 * no request is needed.
 */
export async function findNearestFree(
  visitQuery: VisitQuery,
  start: string,
  today: PlainDate,
): Promise<readonly Slot[]> {
  const startMs = Date.parse(start)
  const monday = mondayOf(dateOf(start))
  const dayOfWeek = daysBetween(monday, dateOf(start))
  let slots: readonly TimedSlot[] = []
  for (let weekOffset = 0; weekOffset < WEEKS_AHEAD; weekOffset += 1) {
    const mondays = new Set([addDays(monday, -7 * weekOffset), addDays(monday, 7 * weekOffset)])
    const futureMondays = [...mondays].filter((each) => each >= mondayOf(today))
    const weeks = await Promise.all(futureMondays.map((each) => loadWeek(visitQuery, each)))
    slots = [...slots, ...weeks.flatMap((week) => week.slots.map(withTimestamps))]
    const daysCovered = 7 * weekOffset + Math.min(dayOfWeek, 6 - dayOfWeek)
    if (areNearest(nearestFreeSlots(slots, startMs), startMs, daysCovered)) break
  }
  return nearestFreeSlots(slots, startMs)
}

type TimedSlot = ReturnType<typeof withTimestamps>

function withTimestamps(slot: Slot) {
  return { ...slot, startsAt: Date.parse(slot.startTime), endsAt: Date.parse(slot.endTime) }
}
