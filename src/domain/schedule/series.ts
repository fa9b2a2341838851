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
  const offset = zone.find(({ startsAt, endsAt }) => first >= startsAt && first < endsAt)
  const wall = first + (offset?.offsetMs ?? 0)
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
