import { availabilityWindow } from '#domain/schedule/availability-window.ts'
import { addDays, type PlainDate } from '#domain/schedule/plain-date.ts'
import type { Availability } from '#domain/search/filters.ts'
import type { DaysFrom } from './free-starts-store.ts'

/**
 * Where a first free start is looked for, in days from the first: six weeks, the first week alone because it
 * nearly always has one.
 */
export const STRETCHES = [
  { first: 0, last: 6 },
  { first: 7, last: 41 },
] as const

/** The days of an availability filter for every day that it is somewhere on Earth at this moment. */
export function daysOfWindow(availability: Availability, now: number): DaysFrom[] {
  return possibleTodays(now).map((today) => {
    const { from, to } = availabilityWindow(availability, 'UTC', Date.parse(today))
    return { today, from, to }
  })
}

/** The stretches, counted from today, for every day that it is somewhere on Earth at this moment. */
export function daysOfStretches(now: number): DaysFrom[][] {
  return STRETCHES.map(({ first, last }) =>
    possibleTodays(now).map((today) => {
      return { today, from: addDays(today, first), to: addDays(today, last) }
    }),
  )
}

// No zone is further than a day from UTC.
function possibleTodays(now: number): PlainDate[] {
  const today = new Date(now).toISOString().slice(0, 10) as PlainDate
  return [-1, 0, 1].map((days) => addDays(today, days))
}
