import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { areNearest, nearestFreeSlots } from '#domain/schedule/free-slots.ts'
import { addDays, daysBetween, mondayOf, type PlainDate } from '#domain/schedule/plain-date.ts'
import { dateOf, type Slot } from '../../booking/slot-days.ts'
import { WEEKS_AHEAD } from '../next-free.ts'
import { loadWeek, slotsKey, type VisitQuery } from '../slots-query.ts'

/** The free times nearest to a lost one, three at most, sorted by time. */
export function nearestFreeQuery(visitQuery: VisitQuery, start: string, today: PlainDate) {
  return queryOptions({
    queryKey: [...slotsKey(visitQuery, 'nearest-free', start), today],
    queryFn: ({ client }) => findNearestFree(client, visitQuery, start, today),
  })
}

/** Searches from the week of `start` outwards, so that usually no request is needed. A failed week has no slots. */
async function findNearestFree(
  queryClient: QueryClient,
  visitQuery: VisitQuery,
  start: string,
  today: PlainDate,
): Promise<readonly Slot[]> {
  const startMs = Date.parse(start)
  const monday = mondayOf(dateOf(start))
  const dayOfWeek = daysBetween(monday, dateOf(start))
  const load = (each: PlainDate) => loadWeek(queryClient, visitQuery, each).catch(() => [])
  let slots: readonly TimedSlot[] = []
  for (let weekOffset = 0; weekOffset < WEEKS_AHEAD; weekOffset += 1) {
    const mondays = new Set([addDays(monday, -7 * weekOffset), addDays(monday, 7 * weekOffset)])
    const futureMondays = [...mondays].filter((each) => each >= mondayOf(today))
    const weeks = await Promise.all(futureMondays.map(load))
    slots = [...slots, ...weeks.flat().map(withTimestamps)]
    const daysCovered = 7 * weekOffset + Math.min(dayOfWeek, 6 - dayOfWeek)
    if (areNearest(nearestFreeSlots(slots, startMs), startMs, daysCovered)) break
  }
  return nearestFreeSlots(slots, startMs)
}

type TimedSlot = ReturnType<typeof withTimestamps>

function withTimestamps(slot: Slot) {
  return { ...slot, startsAt: Date.parse(slot.startTime), endsAt: Date.parse(slot.endTime) }
}
