import { addDays, daysBetween, mondayOf, type PlainDate } from './plain-date.ts'

/** Seven days from Monday, and where the two arrows lead (SLOT-01). */
export interface WeekStrip {
  readonly days: readonly PlainDate[]
  /** Null in the current week: there is no going back before it. */
  readonly previous: PlainDate | null
  readonly next: PlainDate
}

/**
 * The week strip that shows a day; a day before the current week shows the current week.
 * `today` is the day on the provider's calendar, `previous` and `next` are Mondays.
 */
export function weekStrip(shown: PlainDate, today: PlainDate): WeekStrip {
  const current = mondayOf(today)
  const daysAhead = Math.max(0, daysBetween(current, mondayOf(shown)))
  const monday = addDays(current, daysAhead)
  return {
    days: Array.from({ length: 7 }, (_, offset) => addDays(monday, offset)),
    previous: daysAhead === 0 ? null : addDays(monday, -7),
    next: addDays(monday, 7),
  }
}
