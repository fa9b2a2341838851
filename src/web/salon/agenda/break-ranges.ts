import { instantOf } from '../shell/wall-time.ts'
import { type AgendaColumn, isWithinOneOf, type MinuteRange } from './agenda-columns.ts'
import { clockText } from './drag/drop-place.ts'

/** A break of the opening hours, as a row of a list. */
export interface BreakRange extends MinuteRange {
  readonly kind: 'break'
  readonly id: string
  readonly startTime: string
  readonly endTime: string
}

/** The breaks of the opening hours on the days of some columns: each once, and none within a closure. */
export function breakRanges(columns: readonly AgendaColumn[], timeZone: string): BreakRange[] {
  const ranges = columns.flatMap(({ date, closed }) => {
    const closures = closed.filter(({ isBreak }) => !isBreak)
    const breaks = closed.filter((range) => range.isBreak && !isWithinOneOf(closures, range))
    return breaks.map(({ from, to }): BreakRange => {
      const at = (minute: number) => instantOf(date, clockText(minute), timeZone)
      const id = `break ${date} ${from}`
      return { kind: 'break', id, from, to, startTime: at(from), endTime: at(to) }
    })
  })
  // The calendars of a salon have the same hours.
  return [...new Map(ranges.map((range) => [range.id, range])).values()]
}
