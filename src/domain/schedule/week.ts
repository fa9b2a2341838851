import { addDays, daysBetween, mondayOf, type PlainDate } from './plain-date.ts'

/** Seven days from Monday, and the Mondays of the previous and next week (SLOT-01). */
export interface WeekStrip {
  readonly days: readonly PlainDate[]
  /** Null in the current week. */
  readonly previous: PlainDate | null
  readonly next: PlainDate
}

/**
 * The week of a day; for a day before the current week the current week.
 * @param today the local day of the provider
 */
export function weekStrip(day: PlainDate, today: PlainDate): WeekStrip {
  const current = mondayOf(today)
  const daysAhead = Math.max(0, daysBetween(current, mondayOf(day)))
  const monday = addDays(current, daysAhead)
  return {
    days: Array.from({ length: 7 }, (_, offset) => addDays(monday, offset)),
    previous: daysAhead === 0 ? null : addDays(monday, -7),
    next: addDays(monday, 7),
  }
}
