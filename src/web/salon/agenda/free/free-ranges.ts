import { dayIn } from '#messages/format.ts'
import { instantOf } from '../../shell/wall-time.ts'
import {
  type AgendaColumn,
  type AgendaGrid,
  type MinuteRange,
  minuteAt,
  takenBy,
} from '../agenda-columns.ts'
import { clockText } from '../drag/drop-place.ts'

/** A stretch of a day in which nothing stands while the salon is open. */
export interface FreeRange extends MinuteRange {
  readonly kind: 'free'
  readonly id: string
  readonly startTime: string
  readonly endTime: string
}

/** The clock that decides what is past. */
interface Clock {
  readonly now: number
  readonly timeZone: string
}

/** Shorter stretches are left out of lists. */
const SHORTEST_MINUTES = 15

/** The free minutes of a column from now on, in the order of time (WORK-159). */
export function freeMinutes(
  column: AgendaColumn,
  bounds: MinuteRange,
  { now, timeZone }: Clock,
): MinuteRange[] {
  const today = dayIn(timeZone, now)
  if (column.date < today) return []
  const past = {
    from: bounds.from,
    to: column.date === today ? minuteAt(now, timeZone) : bounds.from,
  }
  const taken = [past, ...column.closed, ...column.busy, ...column.items.map(takenBy)]
  return taken.reduce<MinuteRange[]>(
    (free, range) => free.flatMap((each) => without(each, range)),
    [bounds],
  )
}

/** The free stretches of some columns, each from a start on the grid's step. */
export function freeRanges({ columns, bounds, stepMinutes }: AgendaGrid, clock: Clock) {
  return columns.flatMap((column) =>
    freeMinutes(column, bounds, clock).flatMap(({ from: first, to }): FreeRange[] => {
      const from = Math.ceil(first / stepMinutes) * stepMinutes
      if (to - from < SHORTEST_MINUTES) return []
      const at = (minute: number) => instantOf(column.date, clockText(minute), clock.timeZone)
      const id = `free ${column.key} ${from}`
      return [{ kind: 'free', id, from, to, startTime: at(from), endTime: at(to) }]
    }),
  )
}

/** The start on the grid's step at a minute of a column; null where something stands, or it is closed or past. */
export function freeStartAt(
  minute: number,
  column: AgendaColumn,
  { bounds, stepMinutes }: Pick<AgendaGrid, 'bounds' | 'stepMinutes'>,
  clock: Clock,
): number | null {
  const from = Math.floor(minute / stepMinutes) * stepMinutes
  const isFree = freeMinutes(column, bounds, clock).some(
    (range) => range.from <= from && from < range.to,
  )
  return isFree ? from : null
}

function without(range: MinuteRange, taken: MinuteRange): MinuteRange[] {
  return [
    { from: range.from, to: Math.min(range.to, taken.from) },
    { from: Math.max(range.from, taken.to), to: range.to },
  ].filter(({ from, to }) => to > from)
}
