import type { PlainDate } from '../schedule/plain-date.ts'

/** The first year that markets report (DAC7). */
export const FIRST_TAX_YEAR = 2023
export const LAST_TAX_YEAR = 2199

/** The first day of each quarter of a year, and the first of the next year. */
export function quarterDays(
  year: number,
): readonly [PlainDate, PlainDate, PlainDate, PlainDate, PlainDate] {
  return [`${year}-01-01`, `${year}-04-01`, `${year}-07-01`, `${year}-10-01`, `${year + 1}-01-01`]
}

/** The day until which a year is reported, itself included. */
export function reportedUntil(year: number): PlainDate {
  return `${year + 1}-01-31`
}

/** Whether a day is after a year: only then a report of it can be handed in. */
export function yearIsOver(year: number, today: PlainDate): boolean {
  return today > `${year}-12-31`
}

/** For how many days the owners of a provider are not mailed again about what is missing. */
export const REMINDER_DAYS = 14

/** The year that is reported next: in January the one before. */
export function taxYearAt(today: PlainDate): number {
  const year = Number(today.slice(0, 4))
  return today <= reportedUntil(year - 1) ? year - 1 : year
}
