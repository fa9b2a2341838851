/** Server only: zone-offsets.ts uses Temporal, which not every browser has. */
import { addDays, epochDay, type PlainDate } from '../schedule/plain-date.ts'
import type { TimeRange } from '../schedule/slots.ts'
import { wallClock } from '../schedule/wall-clock.ts'
import { firstInstantOf, zoneOffsets } from '../schedule/zone-offsets.ts'
import { DAY_MS, MINUTE_MS } from '../time-units.ts'
import { type DaySpan, daysBefore, daysOfPeriod, type Period } from './period.ts'

/** A period at a moment, in days and in instants (epoch ms). */
export interface PeriodAt {
  readonly days: DaySpan
  readonly range: TimeRange
  /** The last day that has begun. */
  readonly lastDay: PlainDate
  /** When the part that has passed ends. */
  readonly passedUntil: number
  /** The part of the period before that the numbers are compared with. */
  readonly before: { readonly days: DaySpan; readonly range: TimeRange; readonly isCut: boolean }
}

/** A period as it is at `now` (epoch ms) in the zone of a provider. */
export function periodAt(
  period: Period,
  { now, timeZone }: { readonly now: number; readonly timeZone: string },
): PeriodAt {
  const { date: today, time } = wallClock(now, timeZone)
  const days = daysOfPeriod(period, today)
  const { isCut, ...before } = daysBefore(period, today)
  const [from = 0, until = 0, beforeFrom = 0, beforeUntil = 0] = startsOfDays(
    [days.from, days.until, before.from, before.until],
    timeZone,
  )
  const cutDay = addDays(before.until, -1)
  return {
    days,
    range: { startsAt: from, endsAt: until },
    lastDay: today < days.until ? today : addDays(days.until, -1),
    passedUntil: Math.min(now, until),
    before: {
      days: before,
      range: {
        startsAt: beforeFrom,
        endsAt: isCut ? instantAt(cutDay, minutesOf(time), timeZone) : beforeUntil,
      },
      isCut,
    },
  }
}

/** The instants (epoch ms) at which local days of a zone begin. */
export function startsOfDays(days: readonly PlainDate[], timeZone: string): number[] {
  return days.map((day) => startOfDay(day, timeZone))
}

/** The instant (epoch ms) at which a local day of a zone begins. */
export function startOfDay(day: PlainDate, timeZone: string): number {
  return instantAt(day, 0, timeZone)
}

function instantAt(day: PlainDate, minutes: number, timeZone: string): number {
  const wallMs = epochDay(day) * DAY_MS + minutes * MINUTE_MS
  return firstInstantOf(wallMs, zoneOffsets(timeZone, wallMs, wallMs))
}

function minutesOf(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))
}
