import type { PlainDate } from '../schedule/plain-date.ts'

/** The first year that markets report (DAC7). */
export const FIRST_TAX_YEAR = 2023
export const LAST_TAX_YEAR = 2199

const QUARTERS = ['01-01', '04-01', '07-01', '10-01'] as const

/** The first day of each quarter of a year, and the first of the next year. */
export function quarterDays(year: number): PlainDate[] {
  return [...QUARTERS.map((day): PlainDate => `${year}-${day}` as PlainDate), `${year + 1}-01-01`]
}

/** The day until which a year is reported, itself included. */
export function reportedUntil(year: number): PlainDate {
  return `${year + 1}-01-31`
}

/** The year that is reported next: in January the one before. */
export function taxYearAt(today: PlainDate): number {
  const year = Number(today.slice(0, 4))
  return today <= reportedUntil(year - 1) ? year - 1 : year
}
