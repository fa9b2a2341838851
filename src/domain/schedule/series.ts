/** Server only: zone-offsets.ts uses Temporal, which not every browser has. */
import { DAY_MS } from '../time-units.ts'
import { epochDay, type PlainDate } from './plain-date.ts'
import { MOST_VISITS, SERIES_DAYS } from './series-limits.ts'
import { firstInstantOf, zoneOffsets } from './zone-offsets.ts'

/** How a visit is repeated: every so many weeks, so many times in all, and not after a day. */
export interface SeriesRule {
  readonly everyWeeks: number
  readonly times: number
  /** The last day, included; null when the number of times alone ends it. */
  readonly until: PlainDate | null
}

/**
 * The starts of a series (epoch ms), the first one included: at the same wall time of the zone, also across a change of
 * the clock, at most 26 and at most a year after the first (WORK-110). A wall time that a change skips moves later.
 * @throws a RangeError for an unknown zone
 */
export function seriesStarts(first: number, timeZone: string, rule: SeriesRule): number[] {
  const zone = zoneOffsets(timeZone, first - DAY_MS, first + (SERIES_DAYS + 1) * DAY_MS)
  const wall = wallTimeOf(first, zone)
  const firstDay = Math.floor(wall / DAY_MS)
  const lastDay = Math.min(
    firstDay + SERIES_DAYS,
    rule.until === null ? Number.POSITIVE_INFINITY : epochDay(rule.until),
  )
  const stepDays = rule.everyWeeks * 7
  const later = Array.from({ length: Math.min(rule.times, MOST_VISITS) - 1 }, (_, nth) => nth + 1)
    .map((nth) => nth * stepDays)
    .filter((days) => firstDay + days <= lastDay)
  return [first, ...later.map((days) => firstInstantOf(wall + days * DAY_MS, zone))]
}

/**
 * The starts (epoch ms, in the order of `starts`) of visits of a series when the first of them moves to another start: each
 * goes as many days on or back as the first, to its new time of the day, also across a change of the clock (WORK-153).
 * @throws a RangeError for an unknown zone
 */
export function movedStarts(
  starts: readonly number[],
  firstTo: number,
  timeZone: string,
): number[] {
  const all = [...starts, firstTo]
  const marginMs = Math.abs(firstTo - (starts[0] ?? firstTo)) + 2 * DAY_MS
  const zone = zoneOffsets(timeZone, Math.min(...all) - marginMs, Math.max(...all) + marginMs)
  const wall = wallTimeOf(firstTo, zone)
  const dayOf = (instant: number) => Math.floor(wallTimeOf(instant, zone) / DAY_MS)
  return starts.map((start, nth) =>
    nth === 0
      ? firstTo
      : firstInstantOf(wall + (dayOf(start) - dayOf(all[0] ?? start)) * DAY_MS, zone),
  )
}

function wallTimeOf(instant: number, zone: ReturnType<typeof zoneOffsets>): number {
  const offset = zone.find(({ startsAt, endsAt }) => instant >= startsAt && instant < endsAt)
  return instant + (offset?.offsetMs ?? 0)
}
