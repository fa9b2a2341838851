/** Server only: uses Temporal, which not every browser has. */

/** A time in which a zone's clock keeps one distance from UTC; epoch ms, half-open. */
interface OffsetStretch {
  readonly startsAt: number
  readonly endsAt: number
  readonly offsetMs: number
}

/** A zone's clock over a few weeks, ready for integer arithmetic: asked of Temporal once. */
export type ZoneOffsets = readonly OffsetStretch[]

/**
 * The zone's offsets over a range of wall-clock time, given as epoch ms of the same clock reading
 * in UTC. Throws a RangeError for a zone that does not exist.
 */
export function zoneOffsets(timeZone: string, fromWallMs: number, toWallMs: number): ZoneOffsets {
  // No zone is further than a day from UTC, so a day on either side covers every reading.
  const until = toWallMs + DAY_MS
  let cursor = Temporal.Instant.fromEpochMilliseconds(fromWallMs - DAY_MS).toZonedDateTimeISO(
    timeZone,
  )
  let startsAt = Number.NEGATIVE_INFINITY
  const stretches: OffsetStretch[] = []
  while (startsAt < until) {
    const next = cursor.getTimeZoneTransition('next')
    const endsAt = next?.epochMilliseconds ?? Number.POSITIVE_INFINITY
    stretches.push({ startsAt, endsAt, offsetMs: cursor.offsetNanoseconds / 1_000_000 })
    if (!next) break
    cursor = next
    startsAt = endsAt
  }
  return stretches
}

/**
 * The instant at which the clock first shows a reading; a reading the clock skips in spring moves
 * later by the length of the gap (Temporal's 'compatible').
 */
export function firstInstantOf(wallMs: number, zone: ZoneOffsets): number {
  for (const { startsAt, endsAt, offsetMs } of zone) {
    const instant = wallMs - offsetMs
    if (instant >= startsAt && instant < endsAt) return instant
  }
  return lastInstantOf(wallMs, zone)
}

/** The instant at which the clock last shows a reading; a skipped one moves later too ('later'). */
export function lastInstantOf(wallMs: number, zone: ZoneOffsets): number {
  const stretch = zone.findLast(({ startsAt, offsetMs }) => wallMs - offsetMs >= startsAt)
  if (!stretch) throw new RangeError('The reading lies before the range of the offsets')
  return wallMs - stretch.offsetMs
}

const DAY_MS = 86_400_000
