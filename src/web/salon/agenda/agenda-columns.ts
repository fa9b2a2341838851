import type { PlainDate } from '#domain/schedule/plain-date.ts'
import { wallClock } from '#domain/schedule/wall-clock.ts'
import { MINUTE_MS } from '#domain/time-units.ts'
import type { ChangedVisit } from '../shell/news-query.ts'
import type { Agenda, AgendaBlock, AgendaBusyTime, AgendaDay, AgendaVisit } from './agenda-query.ts'

/** Minutes since midnight by the salon's clock, half-open. */
export interface MinuteRange {
  readonly from: number
  readonly to: number
}

interface ItemPosition extends MinuteRange {
  readonly id: string
  /** Whether it overlaps an item before it: drawn inset. */
  readonly isInset: boolean
  /** Whether it stands in a waiting time of another visit. */
  readonly isInWaiting: boolean
}

export type AgendaItem = ItemPosition &
  (
    | {
        readonly kind: 'visit'
        readonly visit: AgendaVisit
        readonly bufferMinutes: number
        /** When it waits, in the order of time. */
        readonly waits: readonly MinuteRange[]
        /** What somebody else did with it since the member looked (WORK-200). */
        readonly change: ChangedVisit['kind'] | undefined
      }
    | { readonly kind: 'block'; readonly block: AgendaBlock }
  )

/** A time in which the salon is closed. Without a reason it is outside the opening hours. */
export interface ClosedRange extends MinuteRange {
  readonly reason: string | null
  /** Whether it is a break between two opening hours of the day. */
  readonly isBreak: boolean
}

/** A time of the day at which an external calendar is busy. */
export interface BusyRange extends MinuteRange {
  readonly kind: 'busy'
  readonly id: string
  readonly busy: AgendaBusyTime
}

/** A column of the grid: one calendar on one day. */
export interface AgendaColumn {
  readonly key: string
  readonly date: PlainDate
  readonly calendarId: string
  readonly calendarName: string
  /** In the order of time. */
  readonly items: readonly AgendaItem[]
  readonly closed: readonly ClosedRange[]
  /** In the order of time; nothing can be done with them here. */
  readonly busy: readonly BusyRange[]
  readonly opening: MinuteRange | null
}

/** The columns of an agenda and the hours that all of them show. */
export interface AgendaGrid {
  readonly columns: readonly AgendaColumn[]
  readonly bounds: MinuteRange
  readonly stepMinutes: number
}

const HOUR = 60
const DEFAULT_BOUNDS: MinuteRange = { from: 9 * HOUR, to: 18 * HOUR }
const DAY_END = 24 * HOUR

/** The grid of an agenda: a column for each day and calendar, with the hours from the first to the last thing on it. */
export function agendaGrid(agenda: Agenda, changes: readonly ChangedVisit[] = []): AgendaGrid {
  const drafts = agenda.days.flatMap((day) =>
    agenda.calendars.map(({ calendarId, name }) => ({
      key: `${day.date} ${calendarId}`,
      date: day.date as PlainDate,
      calendarId,
      calendarName: name,
      busy: busyOf(agenda, day.date, calendarId),
      items: itemsOf(agenda, day.date, calendarId, changes),
      hours: day.hours.map(minutesOf),
      day,
    })),
  )
  const bounds = boundsOf(drafts.flatMap(({ items, hours }) => [...items.map(shownBy), ...hours]))
  return {
    bounds,
    stepMinutes: agenda.stepMinutes,
    columns: drafts.map(({ hours, day, ...column }) => ({
      ...column,
      // A whole day does not stretch the grid.
      busy: column.busy.filter(({ from, to }) => from < bounds.to && to > bounds.from),
      opening: spanOf(hours),
      closed: [...outside(hours, bounds), ...closuresOf(day)],
    })),
  }
}

function itemsOf(
  agenda: Agenda,
  date: string,
  calendarId: string,
  changes: readonly ChangedVisit[],
): AgendaItem[] {
  const isHere = (each: AgendaVisit | AgendaBlock) =>
    each.calendarId === calendarId && each.startTime.slice(0, 10) === date
  const visits = agenda.visits.filter(isHere).map((visit) => ({
    kind: 'visit' as const,
    id: visit.orderId,
    visit,
    change: changes.find(({ orderId }) => orderId === visit.orderId)?.kind,
    ...minutesOf(visit),
    bufferMinutes: minutesBetween(visit.endTime, visit.busyUntil),
    waits: visit.waits.filter(({ startTime }) => startTime.slice(0, 10) === date).map(minutesOf),
  }))
  const blocks = agenda.blocks
    .filter(isHere)
    .map((block) => ({ kind: 'block' as const, id: block.blockId, block, ...minutesOf(block) }))
  const items = [...visits, ...blocks].sort((a, b) => a.from - b.from || b.to - a.to)
  const busy = busyOf(agenda, date, calendarId)
  return items.map((item, nth) => ({
    ...item,
    isInset:
      items.slice(0, nth).some((before) => before.to > item.from) ||
      busy.some(({ from, to }) => from < item.to && to > item.from),
    isInWaiting: visits.some(({ waits }) => isWithinOneOf(waits, item)),
  }))
}

/** Whether a range lies within one of some others. */
export function isWithinOneOf(ranges: readonly MinuteRange[], { from, to }: MinuteRange): boolean {
  return ranges.some((range) => range.from <= from && to <= range.to)
}

/** The ranges that an item takes: all from its first to its last minute, but those in which it waits. */
export function takenTimes(item: AgendaItem): MinuteRange[] {
  const { from, to } = takenBy(item)
  const waits = item.kind === 'visit' ? item.waits : []
  const ends = [...waits.map((wait) => wait.from), to]
  return [from, ...waits.map((wait) => wait.to)].map((start, nth) => ({
    from: start,
    to: ends[nth] ?? start,
  }))
}

/** From the first to the last minute of an item: a visit with its buffer, and at a home with the way there and back. */
function takenBy(item: AgendaItem): MinuteRange {
  const { from, to } = item
  if (item.kind === 'block') return { from, to }
  const { travelMinutes } = item.visit
  const back = to + item.bufferMinutes + travelMinutes
  return { from: Math.max(0, from - travelMinutes), to: Math.min(DAY_END, back) }
}

/** The way to a visit at a home and back, on its day alone: what lies behind a midnight is cut off (WORK-198). */
export function waysOf(item: Extract<AgendaItem, { kind: 'visit' }>): MinuteRange[] {
  const taken = takenBy(item)
  const back = Math.min(DAY_END, item.to + item.bufferMinutes)
  const ways = [
    { from: taken.from, to: item.from },
    { from: back, to: taken.to },
  ]
  return ways.filter(({ from, to }) => to > from)
}

// A buffer alone does not stretch the grid.
function shownBy(item: AgendaItem): MinuteRange {
  return item.kind === 'visit' && item.visit.travelMinutes > 0 ? takenBy(item) : item
}

// What lasts several days is on each of them.
function busyOf(agenda: Agenda, date: string, calendarId: string): BusyRange[] {
  const dayOf = (iso: string) => iso.slice(0, 10)
  return agenda.busyTimes.flatMap((busy) => {
    const { startTime, endTime, externalCalendarId } = busy
    const from = dayOf(startTime) < date ? 0 : clockMinute(startTime)
    const to = dayOf(endTime) > date ? DAY_END : clockMinute(endTime)
    const isHere = busy.calendarId === calendarId && dayOf(startTime) <= date && to > from
    if (!isHere || dayOf(endTime) < date) return []
    return [{ kind: 'busy' as const, id: `${externalCalendarId} ${startTime}`, busy, from, to }]
  })
}

// Both ends by the clock, as the hours beside the grid: over a change of the clock it is shorter or longer than it takes.
function minutesOf({ startTime, endTime }: { startTime: string; endTime: string }): MinuteRange {
  const from = clockMinute(startTime)
  if (endTime.slice(0, 10) !== startTime.slice(0, 10)) return { from, to: DAY_END }
  const to = clockMinute(endTime)
  // In the hour that is set back an end may read like a time before the start.
  return { from, to: to > from ? to : from + minutesBetween(startTime, endTime) }
}

/** The minute of the day of an ISO text, by its own offset. */
export function clockMinute(iso: string): number {
  return minuteOf(iso.slice(11, 16))
}

/** The minute of the day of an instant (epoch ms) in a time zone. */
export function minuteAt(instant: number, timeZone: string): number {
  return minuteOf(wallClock(instant, timeZone).time)
}

function minuteOf(time: string): number {
  return Number(time.slice(0, 2)) * HOUR + Number(time.slice(3, 5))
}

function minutesBetween(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / MINUTE_MS
}

function boundsOf(ranges: readonly MinuteRange[]): MinuteRange {
  const span = spanOf(ranges)
  if (!span) return DEFAULT_BOUNDS
  const from = Math.floor(span.from / HOUR) * HOUR
  return { from, to: Math.min(DAY_END, Math.ceil(span.to / HOUR) * HOUR + HOUR / 2) }
}

function spanOf(ranges: readonly MinuteRange[]): MinuteRange | null {
  if (ranges.length === 0) return null
  return {
    from: Math.min(...ranges.map(({ from }) => from)),
    to: Math.max(...ranges.map(({ to }) => to)),
  }
}

function outside(hours: readonly MinuteRange[], bounds: MinuteRange): ClosedRange[] {
  const edges = [bounds.from, ...hours.flatMap(({ from, to }) => [from, to]), bounds.to]
  const gaps = Array.from({ length: edges.length / 2 }, (_, nth) => ({
    from: edges[2 * nth] ?? 0,
    to: edges[2 * nth + 1] ?? 0,
    reason: null,
    isBreak: nth > 0 && nth < hours.length,
  }))
  return gaps.filter(({ from, to }) => to > from)
}

function closuresOf({ date, closures }: AgendaDay): ClosedRange[] {
  return closures.map(({ startTime, endTime, reason }) => ({
    reason,
    isBreak: false,
    from: clockMinute(startTime),
    // Midnight of the next day ends this one.
    to: endTime.slice(0, 10) === date ? clockMinute(endTime) : DAY_END,
  }))
}
