import { wallClock } from '#domain/schedule/wall-clock.ts'
import { DAY_MS, MINUTE_MS } from '#domain/time-units.ts'

/**
 * The instant of a wall time ('YYYY-MM-DD', 'HH:MM') in an IANA zone as ISO text, in browsers without Temporal. A time that
 * occurs twice is the first one; one that is skipped moves later.
 */
export function instantOf(date: string, time: string, timeZone: string): string {
  const reading = Date.parse(`${date}T${time}:00Z`)
  // The offsets on both sides of a change of the clock on that day.
  const before = reading - offsetAt(reading - DAY_MS, timeZone)
  const after = reading - offsetAt(reading + DAY_MS, timeZone)
  const matches = [before, after].filter(
    (instant) => instant + offsetAt(instant, timeZone) === reading,
  )
  return new Date(matches.length > 0 ? Math.min(...matches) : before).toISOString()
}

function offsetAt(instant: number, timeZone: string): number {
  const { date, time } = wallClock(instant, timeZone)
  return Date.parse(`${date}T${time}:00Z`) - Math.floor(instant / MINUTE_MS) * MINUTE_MS
}
