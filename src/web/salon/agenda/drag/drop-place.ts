import { instantOf } from '../../shell/wall-time.ts'
import type { AgendaColumn, AgendaItem, MinuteRange } from '../agenda-columns.ts'

/** Where an item is dragged to: a column, and the minute of its day at which it would start. */
export interface DropPlace {
  readonly column: AgendaColumn
  readonly from: number
}

interface Scale {
  /** The hours that the grid shows. */
  readonly bounds: MinuteRange
  readonly stepMinutes: number
}

/** The start at a minute that the pointer points to: on the grid's step, and so that all of it is shown (WORK-124). */
export function snappedStart(
  minute: number,
  lengthMinutes: number,
  { bounds, stepMinutes }: Scale,
): number {
  const latest = Math.floor((bounds.to - lengthMinutes) / stepMinutes) * stepMinutes
  const nearest = Math.round(minute / stepMinutes) * stepMinutes
  return Math.max(bounds.from, Math.min(latest, nearest))
}

/** The start of an item that is dropped at a place, ISO text; null when that is where it stood. */
export function startOfDrop(
  item: Pick<AgendaItem, 'from' | 'id'>,
  { column, from }: DropPlace,
  timeZone: string,
): string | null {
  const isSamePlace = item.from === from && column.items.some(({ id }) => id === item.id)
  return isSamePlace ? null : instantOf(column.date, clockText(from), timeZone)
}

/** 'HH:MM' of a minute of the day. */
export function clockText(minute: number): string {
  return `${String(Math.floor(minute / 60) % 24).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`
}
