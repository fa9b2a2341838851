import { dayIn } from '#messages/format.ts'
import { instantOf } from '../../shell/wall-time.ts'
import {
  type AgendaColumn,
  type AgendaGrid,
  isWithinOneOf,
  type MinuteRange,
  minuteAt,
  takenTimes,
} from '../agenda-columns.ts'
import { clockText } from '../drag/drop-place.ts'

/** A stretch of a day in which nothing stands while the salon is open. */
export interface FreeRange extends MinuteRange {
  readonly kind: 'free'
  readonly id: string
  readonly startTime: string
  readonly endTime: string
  /** Whether a visit waits then. */
  readonly isInWaiting: boolean
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
  const taken = [past, ...column.closed, ...column.busy, ...column.items.flatMap(takenTimes)]
  return taken.reduce<MinuteRange[]>(
    (free, range) => free.flatMap((each) => without(each, range)),
    [bounds],
  )
}

/** The free stretches of some columns, each from a start on the grid's step. */
export function freeRanges({ columns, bounds, stepMinutes }: AgendaGrid, clock: Clock) {
  return columns.flatMap((column) => {
    const waits = column.items.flatMap((item) => (item.kind === 'visit' ? item.waits : []))
    return freeMinutes(column, bounds, clock).flatMap((range): FreeRange[] => {
      const { to } = range
      const from = firstStart(range, stepMinutes)
      if (from === null) return []
      const at = (minute: number) => instantOf(column.date, clockText(minute), clock.timeZone)
      const id = `free ${column.key} ${from}`
      const isInWaiting = isWithinOneOf(waits, { from, to })
      return [{ kind: 'free', id, from, to, startTime: at(from), endTime: at(to), isInWaiting }]
    })
  })
}

/** The first start (ISO text) of a stretch that is free within a range of a column, on the grid's step; null without one. */
export function freeStartIn(
  { from, to }: MinuteRange,
  column: AgendaColumn,
  { bounds, stepMinutes }: Pick<AgendaGrid, 'bounds' | 'stepMinutes'>,
  clock: Clock,
): string | null {
  const starts = freeMinutes(column, bounds, clock)
    .map((free) => ({ from: Math.max(free.from, from), to: Math.min(free.to, to) }))
    .map((range) => firstStart(range, stepMinutes))
  const start = starts.find((each) => each !== null) ?? null
  return start === null ? null : instantOf(column.date, clockText(start), clock.timeZone)
}

function firstStart({ from, to }: MinuteRange, stepMinutes: number): number | null {
  const start = Math.ceil(from / stepMinutes) * stepMinutes
  return to - start < SHORTEST_MINUTES ? null : start
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
