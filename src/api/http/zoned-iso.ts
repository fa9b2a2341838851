/**
 * An instant (epoch ms) as the wire has it: ISO 8601 on the clock of a zone, with its offset and whole
 * seconds, `2026-11-24T10:00:00+01:00`. A page of slots asks for thousands, so the offset is looked up once
 * per stretch between two clock changes and not once per instant.
 */
export function toOffsetIso(instant: number, timeZone: string): string {
  const { offsetMs, suffix } = stretchAt(instant, timeZone)
  return new Date(instant + offsetMs).toISOString().slice(0, 19) + suffix
}

interface Stretch {
  startsAt: number
  endsAt: number
  offsetMs: number
  suffix: string
}

const lastStretches = new Map<string, Stretch>()

function stretchAt(instant: number, timeZone: string): Stretch {
  const last = lastStretches.get(timeZone)
  if (last && instant >= last.startsAt && instant < last.endsAt) return last
  const zoned = Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(timeZone)
  const stretch = {
    // Not the stretch's true beginning: what comes before this instant is looked up when it is asked for.
    startsAt: instant,
    endsAt: zoned.getTimeZoneTransition('next')?.epochMilliseconds ?? Number.POSITIVE_INFINITY,
    offsetMs: zoned.offsetNanoseconds / 1_000_000,
    suffix: zoned.offset,
  }
  lastStretches.set(timeZone, stretch)
  return stretch
}
