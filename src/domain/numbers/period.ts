import { addDays, daysBetween, mondayOf, type PlainDate } from '../schedule/plain-date.ts'

/** The periods over which a provider reads its numbers (row WORK-70). */
export const PERIODS = [
  'this-week',
  'this-month',
  'last-month',
  'this-quarter',
  'this-year',
] as const
export type Period = (typeof PERIODS)[number]

/** Local days of a provider; `until` is the day after the last. */
export interface DaySpan {
  readonly from: PlainDate
  readonly until: PlainDate
}

/** Whether a text is a period. */
export function isPeriod(text: unknown): text is Period {
  return PERIODS.some((each) => each === text)
}

/** The days of a period. `today` is the local day of the provider. */
export function daysOfPeriod(period: Period, today: PlainDate): DaySpan {
  switch (period) {
    case 'this-week':
      return { from: mondayOf(today), until: addDays(mondayOf(today), 7) }
    case 'this-month':
      return { from: monthOf(today, 0), until: monthOf(today, 1) }
    case 'last-month':
      return { from: monthOf(today, -1), until: monthOf(today, 0) }
    case 'this-quarter': {
      const first = -((monthNumber(today) - 1) % 3)
      return { from: monthOf(today, first), until: monthOf(today, first + 3) }
    }
    case 'this-year': {
      const first = 1 - monthNumber(today)
      return { from: monthOf(today, first), until: monthOf(today, first + 12) }
    }
  }
}

/**
 * The days of the period before, as far as this one has passed: a period that is not over yet is compared with equally many
 * days, never with more than there were. The last of them counts until the time of day that it is now.
 */
export function daysBefore(
  period: Period,
  today: PlainDate,
): DaySpan & { readonly isCut: boolean } {
  const { from } = daysOfPeriod(period, today)
  const before = daysOfPeriod(period, BACK[period](from))
  if (period === 'last-month') return { ...before, isCut: false }
  const sameDay = addDays(before.from, daysBetween(from, today))
  return sameDay < before.until
    ? { from: before.from, until: addDays(sameDay, 1), isCut: true }
    : { ...before, isCut: false }
}

/** The Mondays of `count` weeks up to that of a day, the earliest first. */
export function mondaysUntil(day: PlainDate, count: number): PlainDate[] {
  return Array.from({ length: count }, (_, nth) => addDays(mondayOf(day), 7 * (nth - count + 1)))
}

/** The first days of `count` months up to that of a day, the earliest first. */
export function monthsUntil(day: PlainDate, count: number): PlainDate[] {
  return Array.from({ length: count }, (_, nth) => monthOf(day, nth - count + 1))
}

/** The first day of the month that is `months` after that of a day. */
export function monthOf(day: PlainDate, months: number): PlainDate {
  const index = Number(day.slice(0, 4)) * 12 + monthNumber(day) - 1 + months
  const year = String(Math.floor(index / 12)).padStart(4, '0')
  const month = String((index % 12) + 1).padStart(2, '0')
  return `${year}-${month}-01` as PlainDate
}

/** The number of a week by ISO 8601: that of the year which has most of its days. */
export function weekNumber(day: PlainDate): number {
  const thursday = addDays(mondayOf(day), 3)
  const newYear = `${thursday.slice(0, 4)}-01-01` as PlainDate
  return Math.floor(daysBetween(newYear, thursday) / 7) + 1
}

// A day of the period before, from the first day of this one. The month before "last month" is the one before its first day.
const BACK: Record<Period, (from: PlainDate) => PlainDate> = {
  'this-week': (from) => addDays(from, -7),
  'this-month': (from) => addDays(from, -1),
  'last-month': (from) => from,
  'this-quarter': (from) => addDays(from, -1),
  'this-year': (from) => addDays(from, -1),
}

function monthNumber(day: PlainDate): number {
  return Number(day.slice(5, 7))
}
