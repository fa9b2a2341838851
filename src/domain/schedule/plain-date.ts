import { DAY_MS } from '../time-units.ts'

/**
 * A calendar day as 'YYYY-MM-DD', years 0001 to 9999; works in browsers without Temporal. Days compare as texts.
 */
export type PlainDate = `${number}-${number}-${number}`

/** A day of the week, 0 Sunday to 6 Saturday (SLOT-04). */
export type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6

/** Whether a text is an existing day; '2026-02-30' is not. */
export function isPlainDate(text: unknown): text is PlainDate {
  if (typeof text !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const day = Date.parse(text)
  return text >= '0001-01-01' && !Number.isNaN(day) && dateOfDay(day / DAY_MS) === text
}

/** Whether a text is a date and time in ISO 8601: '2026-11-24T13:30:00+01:00'. */
export function isMoment(text: unknown): text is string {
  if (typeof text !== 'string' || !/^.{10}T\d\d:\d\d/.test(text)) return false
  return isPlainDate(text.slice(0, 10)) && !Number.isNaN(Date.parse(text))
}

/** Adds days, or subtracts them when negative. */
export function addDays(date: PlainDate, days: number): PlainDate {
  return dateOfDay(epochDay(date) + days)
}

/** The days from the first day to the second; negative when the second is earlier. */
export function daysBetween(from: PlainDate, to: PlainDate): number {
  return epochDay(to) - epochDay(from)
}

/** Below 0 when the first day is earlier, 0 when both are the same, above 0 otherwise. */
export function compareDates(a: PlainDate, b: PlainDate): number {
  return epochDay(a) - epochDay(b)
}

/** The day of the week of a day. */
export function weekday(date: PlainDate): Weekday {
  // 1 January 1970 was a Thursday.
  return modulo(epochDay(date) + 4, 7) as Weekday
}

/** The Monday of the day's week; weeks start on Monday (SLOT-01). */
export function mondayOf(date: PlainDate): PlainDate {
  return addDays(date, -modulo(weekday(date) - 1, 7))
}

/** Days since 1 January 1970. */
export function epochDay(date: PlainDate): number {
  return Date.parse(date) / DAY_MS
}

function dateOfDay(day: number): PlainDate {
  return new Date(day * DAY_MS).toISOString().slice(0, 10) as PlainDate
}

function modulo(value: number, divisor: number): number {
  return ((value % divisor) + divisor) % divisor
}
