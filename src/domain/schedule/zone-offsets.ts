/** Server only: uses Temporal, which not every browser has. */
import { DAY_MS } from '../time-units.ts'
import { addDays, type PlainDate } from './plain-date.ts'

/** A period with one offset from UTC; epoch ms, half-open. */
interface OffsetPeriod {
  readonly startsAt: number
  readonly endsAt: number
  readonly offsetMs: number
}

/** The offsets of a zone over some weeks, for integer arithmetic instead of Temporal. */
export type ZoneOffsets = readonly OffsetPeriod[]

/**
 * The offsets of a zone over a range of wall time, given as the epoch ms of the same wall time in UTC.
 * @throws a RangeError for an unknown zone
 */
export function zoneOffsets(timeZone: string, fromWallMs: number, toWallMs: number): ZoneOffsets {
  // No zone is more than a day from UTC, so a day on either side covers every wall time.
  const until = toWallMs + DAY_MS
  let cursor = Temporal.Instant.fromEpochMilliseconds(fromWallMs - DAY_MS).toZonedDateTimeISO(
    timeZone,
  )
  let startsAt = Number.NEGATIVE_INFINITY
  const periods: OffsetPeriod[] = []
  while (startsAt < until) {
    const next = cursor.getTimeZoneTransition('next')
    const endsAt = next?.epochMilliseconds ?? Number.POSITIVE_INFINITY
    periods.push({ startsAt, endsAt, offsetMs: cursor.offsetNanoseconds / 1_000_000 })
    if (!next) break
    cursor = next
    startsAt = endsAt
  }
  return periods
}

/**
 * The first instant with this wall time. A skipped wall time moves later by the length of the gap (Temporal's
 * 'compatible').
 */
export function firstInstantOf(wallMs: number, zone: ZoneOffsets): number {
  for (const { startsAt, endsAt, offsetMs } of zone) {
    const instant = wallMs - offsetMs
    if (instant >= startsAt && instant < endsAt) return instant
  }
  return lastInstantOf(wallMs, zone)
}

/** From the first moment of a day to the first moment after another one, in a zone; epoch ms, half-open. */
export function rangeOfDays(
  first: PlainDate,
  last: PlainDate,
  timeZone: string,
): { startsAt: number; endsAt: number } {
  const from = Date.parse(`${first}T00:00Z`)
  const until = Date.parse(`${addDays(last, 1)}T00:00Z`)
  const zone = zoneOffsets(timeZone, from, until)
  return { startsAt: firstInstantOf(from, zone), endsAt: firstInstantOf(until, zone) }
}

/** The last instant with this wall time; a skipped one moves later too (Temporal's 'later'). */
export function lastInstantOf(wallMs: number, zone: ZoneOffsets): number {
  const period = zone.findLast(({ startsAt, offsetMs }) => wallMs - offsetMs >= startsAt)
  if (!period) throw new RangeError('The reading lies before the range of the offsets')
  return wallMs - period.offsetMs
}
