/** Server only: uses Temporal, which not every browser has. */
import type { Availability } from '../search/filters.ts'
import { addDays, mondayOf, type PlainDate } from './plain-date.ts'
import type { TimeRange } from './slots.ts'

/** Local days, both included, and the rest of them as instants (epoch ms, half-open). */
export interface AvailabilityWindow extends TimeRange {
  readonly from: PlainDate
  readonly to: PlainDate
}

/**
 * The days of an availability filter in a provider's zone (SEARCH-10). TODAY and THIS_WEEK end today and on Sunday; WEEKEND
 * is the rest of this week's Saturday and Sunday; NEXT_WEEK is Monday to Sunday.
 */
export function availabilityWindow(
  availability: Availability,
  timeZone: string,
  now: number,
): AvailabilityWindow {
  const today = localDay(now, timeZone)
  const { from, to } = daysOf(availability, today)
  return {
    from,
    to,
    startsAt: Math.max(now, startOfDay(from, timeZone)),
    endsAt: startOfDay(addDays(to, 1), timeZone),
  }
}

function daysOf(
  availability: Availability,
  today: PlainDate,
): Pick<AvailabilityWindow, 'from' | 'to'> {
  const monday = mondayOf(today)
  const saturday = addDays(monday, 5)
  const sunday = addDays(monday, 6)
  switch (availability) {
    case 'TODAY':
      return { from: today, to: today }
    case 'THIS_WEEK':
      return { from: today, to: sunday }
    case 'WEEKEND':
      return { from: today > saturday ? today : saturday, to: sunday }
    case 'NEXT_WEEK':
      return { from: addDays(monday, 7), to: addDays(monday, 13) }
  }
}

function localDay(instant: number, timeZone: string): PlainDate {
  return Temporal.Instant.fromEpochMilliseconds(instant)
    .toZonedDateTimeISO(timeZone)
    .toPlainDate()
    .toString() as PlainDate
}

function startOfDay(date: PlainDate, timeZone: string): number {
  return Temporal.PlainDate.from(date).toZonedDateTime(timeZone).epochMilliseconds
}
