/** Server only: zone-offsets.ts uses Temporal, which not every browser has. */
import { addDays, type PlainDate, type Weekday } from '../schedule/plain-date.ts'
import { mergeRanges, openRanges, type TimeRange, type WorkingHours } from '../schedule/slots.ts'
import { wallClock } from '../schedule/wall-clock.ts'
import { type ZoneOffsets, zoneOffsets } from '../schedule/zone-offsets.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../time-units.ts'
import { inBoth, lengthOf, onlyIn } from './time-ranges.ts'

/** The calendar of a provider. Ranges are in any order and may overlap. */
export interface CalendarTime {
  readonly timeZone: string
  readonly workingHours: readonly WorkingHours[]
  /** Time within the working hours that nobody could book: closures and blocks. */
  readonly closed: readonly TimeRange[]
  /** Time taken by visits, with their buffers. */
  readonly booked: readonly TimeRange[]
}

/** How much time was open, and how much of that was booked. */
export interface Occupancy {
  readonly openMinutes: number
  readonly bookedMinutes: number
}

/** The occupancy of an hour of the clock on a day of the week, such as Tuesdays from nine to ten. */
export interface HourOccupancy extends Occupancy {
  readonly weekday: Weekday
  /** 0 to 23. */
  readonly hour: number
}

/**
 * The occupancy of a time (row WORK-72): booked time outside the open time is not counted, so it is never more than the
 * open time.
 */
export function occupancyOf(calendar: CalendarTime, within: TimeRange): Occupancy {
  const { open, booked } = openAndBookedRanges(calendar, within)
  return { openMinutes: minutes(lengthOf(open)), bookedMinutes: minutes(lengthOf(booked)) }
}

/** The occupancy of every hour of the week that was ever open within a time, Monday first. */
export function occupancyByHour(calendar: CalendarTime, within: TimeRange): HourOccupancy[] {
  const { open, booked } = openAndBookedRanges(calendar, within)
  const zone = zoneOffsets(calendar.timeZone, within.startsAt - DAY_MS, within.endsAt + DAY_MS)
  const bookedIn = timeByHour(booked, zone)
  return [...timeByHour(open, zone)]
    .map(([cell, openMs]) => ({
      weekday: ((Math.floor(cell / 24) + 1) % 7) as Weekday,
      hour: cell % 24,
      cell,
      openMinutes: minutes(openMs),
      bookedMinutes: minutes(bookedIn.get(cell) ?? 0),
    }))
    .sort((a, b) => a.cell - b.cell)
    .map(({ cell: _, ...hour }) => hour)
}

function openAndBookedRanges(calendar: CalendarTime, within: TimeRange) {
  const { timeZone, workingHours, closed, booked } = calendar
  if (within.endsAt <= within.startsAt) return { open: [], booked: [] }
  const dayOf = (instant: number): PlainDate => wallClock(instant, timeZone).date
  // Opening hours of a day can be moved into the next by a clock change.
  const from = addDays(dayOf(within.startsAt), -1)
  const hours = openRanges(timeZone, workingHours, from, dayOf(within.endsAt))
  const open = onlyIn(inBoth(hours, [within]), mergeRanges(closed))
  return { open, booked: inBoth(open, mergeRanges(booked)) }
}

/**
 * The time (ms) of disjoint ranges by the hour of the week in which it lies on the wall clock: 0 is Monday from 0:00. An
 * hour that the clock repeats counts twice.
 */
function timeByHour(ranges: readonly TimeRange[], zone: ZoneOffsets): Map<number, number> {
  const cells = new Map<number, number>()
  for (const range of ranges) {
    for (const { startsAt, endsAt, offsetMs } of zone) {
      const end = Math.min(range.endsAt, endsAt) + offsetMs
      let wallMs = Math.max(range.startsAt, startsAt) + offsetMs
      while (wallMs < end) {
        const hour = Math.floor(wallMs / HOUR_MS)
        const next = Math.min(end, (hour + 1) * HOUR_MS)
        // Day 0, 1 January 1970, was a Thursday, three days after a Monday.
        const cell = (hour + 3 * 24) % (7 * 24)
        cells.set(cell, (cells.get(cell) ?? 0) + next - wallMs)
        wallMs = next
      }
    }
  }
  return cells
}

function minutes(ms: number): number {
  return Math.round(ms / MINUTE_MS)
}
