/** Server only: zone-offsets.ts uses Temporal, which not every browser has. */
import { DAY_MS, MINUTE_MS } from '../time-units.ts'
import { epochDay, isPlainDate, type PlainDate } from './plain-date.ts'
import { stretchesOf, type WaitingTime } from './waiting-time.ts'
import { wallClock } from './wall-clock.ts'
import { firstInstantOf, lastInstantOf, type ZoneOffsets, zoneOffsets } from './zone-offsets.ts'

export interface WorkingHours {
  /** 0 Sunday to 6 Saturday; a day may have several entries. */
  readonly day: number
  readonly isOpen: boolean
  /** 'HH:MM' in the provider's wall time; closed when either is '00:00' (SLOT-04). */
  readonly openTime: string
  readonly closeTime: string
  /** 'YYYY-MM-DD': hours of this date alone, in place of those of its weekday (WORK-141). */
  readonly date?: string
}

/** Half-open, in epoch ms. */
export interface TimeRange {
  readonly startsAt: number
  readonly endsAt: number
}

/** A time that is taken. */
export interface BusyTime extends TimeRange {
  /** A closure, during which no visit waits either. */
  readonly isClosure?: boolean
}

export interface Slot extends TimeRange {
  readonly busy: boolean
}

export interface SlotsInput {
  /** IANA name. */
  readonly timeZone: string
  readonly workingHours: readonly WorkingHours[]
  /** In any order, may overlap; empty ranges block nothing. */
  readonly busy: readonly BusyTime[]
  readonly durationMinutes: number
  /** Kept free after the visit; 0 when left out. */
  readonly bufferMinutes?: number
  /** Kept free before the visit and after its buffer; 0 when left out. */
  readonly travelMinutes?: number
  /** When the visit waits: then something else may be busy. */
  readonly waits?: readonly WaitingTime[]
  /** 15 when left out. */
  readonly stepMinutes?: number
  /** First and last local day, 'YYYY-MM-DD', both included. */
  readonly from: string
  readonly to: string
  /** Epoch ms. */
  readonly now: number
  /** 0 when left out. */
  readonly minimumNoticeMinutes?: number
  /** The present time of a visit that is changed: it counts as open for as long as the visit takes now, on the grid or off it. */
  readonly ownTime?: TimeRange | undefined
}

/**
 * The possible starts of a visit of this duration, ascending, free or busy (SLOT-05). The grid begins at each opening and
 * counts elapsed time: at the end of summer time the repeated hour is offered twice, at its beginning the skipped hour is
 * not offered (SLOT-06). A visit ends by closing time, its buffer may end later; starts before now plus the notice are left
 * out. The own time of a visit is offered before the notice too.
 * @throws a RangeError for an unknown zone, a day that does not exist, or a duration or step that is not positive
 */
export function slots(input: SlotsInput): Slot[] {
  const { timeZone, workingHours, durationMinutes, stepMinutes = 15, from, to, now } = input
  if (!(durationMinutes > 0 && stepMinutes > 0)) throw new RangeError('No length or no step')
  const lengthMs = durationMinutes * MINUTE_MS
  const stepMs = stepMinutes * MINUTE_MS
  const earliest = now + (input.minimumNoticeMinutes ?? 0) * MINUTE_MS
  const taken = takenStarts(input)
  const found: Slot[] = []
  let next = 0
  for (const open of openRanges(timeZone, workingHours, from, to)) {
    const lead = Math.max(0, Math.ceil((earliest - open.startsAt) / stepMs))
    let startsAt = open.startsAt + lead * stepMs
    for (; startsAt + lengthMs <= open.endsAt; startsAt += stepMs) {
      let block = taken[next]
      while (block && block.endsAt <= startsAt) block = taken[++next]
      const isTaken = block !== undefined && block.startsAt < startsAt
      found.push({ startsAt, endsAt: startsAt + lengthMs, busy: isTaken })
    }
  }
  const own = ownSlot(input, taken)
  if (!own || found.some((slot) => slot.startsAt === own.startsAt)) return found
  return [...found, own].sort((a, b) => a.startsAt - b.startsAt)
}

/** The slot of the visit's own time; null where there is none, it has begun, is too short or on another day. */
function ownSlot(
  { ownTime, durationMinutes, timeZone, from, to, now }: SlotsInput,
  taken: readonly TimeRange[],
): Slot | null {
  if (!ownTime) return null
  const { startsAt } = ownTime
  const endsAt = startsAt + durationMinutes * MINUTE_MS
  const { date } = wallClock(startsAt, timeZone)
  if (startsAt < now || endsAt > ownTime.endsAt || date < from || date > to) return null
  const busy = taken.some((starts) => starts.startsAt < startsAt && startsAt < starts.endsAt)
  return { startsAt, endsAt, busy }
}

/**
 * The starts at which a stretch of the visit overlaps a busy time, as ranges in order, without their ends: a visit ending at
 * 10:00 leaves 10:00 free.
 */
function takenStarts(input: SlotsInput): TimeRange[] {
  const { busy, durationMinutes, bufferMinutes = 0, travelMinutes = 0, waits = [] } = input
  const endsAt = durationMinutes * MINUTE_MS
  const visit = { startsAt: 0, endsAt, bufferMinutes, travelMinutes }
  const stretches = stretchesOf({ ...visit, waits })
  const whole = stretchesOf({ ...visit, waits: [] })
  const starts = busy
    .filter((time) => time.startsAt < time.endsAt)
    .flatMap(({ startsAt, endsAt, isClosure }) =>
      (isClosure ? whole : stretches).map((stretch) => ({
        startsAt: startsAt - stretch.endsAt,
        endsAt: endsAt - stretch.startsAt,
      })),
    )
  return joined(starts, (start, last) => start < last.endsAt)
}

/**
 * The opening hours of the given local days, as disjoint ranges in order.
 * @throws a RangeError for an unknown zone or a day that does not exist
 */
export function openRanges(
  timeZone: string,
  workingHours: readonly WorkingHours[],
  from: string,
  to: string,
): TimeRange[] {
  if (!isPlainDate(from) || !isPlainDate(to)) throw new RangeError('No such day')
  const firstDay = epochDay(from)
  const lastDay = epochDay(to)
  if (firstDay > lastDay) return []
  const zone = zoneOffsets(timeZone, firstDay * DAY_MS, (lastDay + 1) * DAY_MS)
  const week = intervalsByWeekday(workingHours.filter(({ date }) => date === undefined))
  const dates = intervalsByDate(workingHours)
  const ranges: TimeRange[] = []
  for (let day = firstDay; day <= lastDay; day++) {
    const intervals = dates.get(day) ?? week[weekdayOf(day)] ?? []
    if (intervals.length === 0 || isSkipped(day, zone)) continue
    for (const { openMinute, closeMinute } of intervals) {
      ranges.push({
        startsAt: firstInstantOf(day * DAY_MS + openMinute * MINUTE_MS, zone),
        endsAt: lastInstantOf(day * DAY_MS + closeMinute * MINUTE_MS, zone),
      })
    }
  }
  return mergeRanges(ranges)
}

/**
 * Whether a visit (epoch ms) lies within one opening of the day on which it starts; the buffer after it may end later.
 * @throws a RangeError for an unknown zone
 */
export function isWithinHours(
  visit: TimeRange,
  workingHours: readonly WorkingHours[],
  timeZone: string,
): boolean {
  const { date } = wallClock(visit.startsAt, timeZone)
  return openRanges(timeZone, workingHours, date, date).some(
    ({ startsAt, endsAt }) => startsAt <= visit.startsAt && visit.endsAt <= endsAt,
  )
}

interface WallInterval {
  readonly openMinute: number
  readonly closeMinute: number
}

function intervalsByWeekday(workingHours: readonly WorkingHours[]): WallInterval[][] {
  const week: WallInterval[][] = Array.from({ length: 7 }, () => [])
  for (const hours of workingHours) week[hours.day]?.push(...intervalOf(hours))
  return week
}

function intervalsByDate(workingHours: readonly WorkingHours[]): Map<number, WallInterval[]> {
  const dates = new Map<number, WallInterval[]>()
  for (const hours of workingHours) {
    if (hours.date === undefined) continue
    const day = epochDay(hours.date as PlainDate)
    dates.set(day, [...(dates.get(day) ?? []), ...intervalOf(hours)])
  }
  return dates
}

// None for hours that mean closed (SLOT-04).
function intervalOf({ isOpen, openTime, closeTime }: WorkingHours): WallInterval[] {
  const openMinute = minuteOfDay(openTime)
  const closeMinute = minuteOfDay(closeTime)
  return isOpen && openMinute > 0 && closeMinute > openMinute ? [{ openMinute, closeMinute }] : []
}

function minuteOfDay(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))
}

function weekdayOf(day: number): number {
  // Day 0, 1 January 1970, was a Thursday.
  return (((day + 4) % 7) + 7) % 7
}

/** Whether the zone skipped this day, as Samoa skipped 30 December 2011. */
function isSkipped(day: number, zone: ZoneOffsets): boolean {
  return firstInstantOf(day * DAY_MS, zone) >= firstInstantOf((day + 1) * DAY_MS, zone)
}

/** Sorts ranges (epoch ms), joins those that overlap or touch, and drops empty ones. */
export function mergeRanges(ranges: readonly TimeRange[]): TimeRange[] {
  const some = ranges.filter((range) => range.startsAt < range.endsAt)
  return joined(some, (start, last) => start <= last.endsAt)
}

function joined(
  ranges: readonly TimeRange[],
  isWithin: (start: number, last: TimeRange) => boolean,
): TimeRange[] {
  const sorted = ranges.toSorted((a, b) => a.startsAt - b.startsAt)
  const found: { startsAt: number; endsAt: number }[] = []
  for (const { startsAt, endsAt } of sorted) {
    const last = found.at(-1)
    if (last && isWithin(startsAt, last)) last.endsAt = Math.max(last.endsAt, endsAt)
    else found.push({ startsAt, endsAt })
  }
  return found
}
