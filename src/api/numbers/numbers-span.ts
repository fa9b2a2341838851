import { mondaysUntil, monthOf, monthsUntil } from '#domain/numbers/period.ts'
import { type PeriodAt, startsOfDays } from '#domain/numbers/period-instants.ts'
import { addDays, type PlainDate } from '#domain/schedule/plain-date.ts'

const WEEKS = 8
const MONTHS = 12

/** The days of a part of a time, and the instants (epoch ms) at which they begin and the last part ends. */
interface Parts {
  readonly days: readonly PlainDate[]
  readonly bounds: readonly number[]
}

/** Everything the numbers of a period are about. */
export interface NumbersSpan {
  readonly timeZone: string
  readonly at: PeriodAt
  readonly weeks: Parts
  readonly months: Parts
}

/** The weeks and months that are shown with a period. */
export function spanOf(at: PeriodAt, timeZone: string): NumbersSpan {
  const parts = (days: PlainDate[], end: PlainDate): Parts => ({
    days,
    bounds: startsOfDays([...days, end], timeZone),
  })
  const mondays = mondaysUntil(at.lastDay, WEEKS)
  const weeksEnd = addDays(mondays.at(-1) ?? at.lastDay, 7)
  return {
    timeZone,
    at,
    weeks: parts(mondays, weeksEnd),
    months: parts(monthsUntil(at.lastDay, MONTHS), monthOf(at.lastDay, 1)),
  }
}
