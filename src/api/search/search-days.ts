import { availabilityWindow } from '#domain/schedule/availability-window.ts'
import { addDays, type PlainDate } from '#domain/schedule/plain-date.ts'
import type { Availability } from '#domain/search/filters.ts'
import type { DateRange } from './free-starts-store.ts'

/**
 * The days in which a first free start is searched, counted from the first day: one week, which nearly always has one,
 * then the rest of six weeks.
 */
export const STRETCHES = [
  { first: 0, last: 6 },
  { first: 7, last: 41 },
] as const

/** The days of an availability filter, for each date that is today in some time zone. */
export function daysOfAvailability(availability: Availability, now: number): DateRange[] {
  return todaysOnEarth(now).map((today) => {
    const { from, to } = availabilityWindow(availability, 'UTC', Date.parse(today))
    return { today, from, to }
  })
}

/** The days of each stretch, for each date that is today in some time zone. */
export function searchStretches(now: number): DateRange[][] {
  return STRETCHES.map(({ first, last }) =>
    todaysOnEarth(now).map((today) => {
      return { today, from: addDays(today, first), to: addDays(today, last) }
    }),
  )
}

// No time zone is more than a day from UTC.
function todaysOnEarth(now: number): PlainDate[] {
  const today = new Date(now).toISOString().slice(0, 10) as PlainDate
  return [-1, 0, 1].map((days) => addDays(today, days))
}
