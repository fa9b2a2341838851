import { startsOfDays } from '#domain/numbers/period-instants.ts'
import { DUTCH_ZONE } from '#domain/schedule/dutch-zone.ts'
import { quarterDays } from '#domain/tax-details/tax-year.ts'
import type { QuarterStarts } from './store.ts'

/** A year, with when its quarters begin in Dutch time and the last ends. A visit counts in the quarter in which it begins. */
export function taxYear(year: number): { year: number; starts: QuarterStarts } {
  return { year, starts: startsOfDays(quarterDays(year), DUTCH_ZONE) as unknown as QuarterStarts }
}
