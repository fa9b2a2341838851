import { startsOfDays } from '#domain/numbers/period-instants.ts'
import { DUTCH_ZONE } from '#domain/schedule/dutch-zone.ts'
import { quarterDays } from '#domain/tax-details/tax-year.ts'
import type { QuarterStarts } from './store.ts'

/** When the quarters of a year begin, in Dutch time, and the last one ends. A visit counts in the quarter in which it begins. */
export function quarterStarts(year: number): QuarterStarts {
  return startsOfDays(quarterDays(year), DUTCH_ZONE) as unknown as QuarterStarts
}
