import { startOfDay } from '#domain/numbers/period-instants.ts'
import { DUTCH_ZONE } from '#domain/schedule/dutch-zone.ts'
import type { PlainDate } from '#domain/schedule/plain-date.ts'
import { quarterDays } from '#domain/tax-details/tax-year.ts'
import type { QuarterStarts } from './store.ts'

/** When the quarters of a year begin, in Dutch time, and the last one ends. A visit counts in the quarter in which it begins. */
export function quarterStarts(year: number): QuarterStarts {
  const [first, second, third, fourth, end] = quarterDays(year)
  return [startOf(first), startOf(second), startOf(third), startOf(fourth), startOf(end)]
}

function startOf(day: PlainDate): number {
  return startOfDay(day, DUTCH_ZONE)
}
