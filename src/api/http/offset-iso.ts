/**
 * An instant (epoch ms) in ISO 8601 with the offset of a zone and whole seconds, `2026-11-24T10:00:00+01:00`. The offset
 * is cached for the period between two clock changes, because a page of slots needs thousands.
 */
export function toOffsetIso(instant: number, timeZone: string): string {
  const { offsetMs, suffix } = offsetPeriodAt(instant, timeZone)
  return new Date(instant + offsetMs).toISOString().slice(0, 19) + suffix
}

interface OffsetPeriod {
  startsAt: number
  endsAt: number
  offsetMs: number
  suffix: string
}

const lastPeriods = new Map<string, OffsetPeriod>()

function offsetPeriodAt(instant: number, timeZone: string): OffsetPeriod {
  const last = lastPeriods.get(timeZone)
  if (last && instant >= last.startsAt && instant < last.endsAt) return last
  const zoned = Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(timeZone)
  const period = {
    // The period begins earlier; an instant before this one is looked up again.
    startsAt: instant,
    endsAt: zoned.getTimeZoneTransition('next')?.epochMilliseconds ?? Number.POSITIVE_INFINITY,
    offsetMs: zoned.offsetNanoseconds / 1_000_000,
    suffix: zoned.offset,
  }
  lastPeriods.set(timeZone, period)
  return period
}
