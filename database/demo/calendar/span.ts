import { DUTCH_ZONE } from '#domain/schedule/dutch-zone.ts'

/** The days the market is about: six weeks on either side of today, all of them included. */
export interface Span {
  readonly from: Temporal.PlainDate
  readonly to: Temporal.PlainDate
  readonly today: Temporal.PlainDate
}

/** Two moments in epoch milliseconds: now, and when the market was last brought up; null for never. */
export interface Moments {
  readonly now: number
  readonly since: number | null
}

const WEEKS_AROUND = 6

/** @param now epoch milliseconds */
export function spanAround(now: number): Span {
  const today = Temporal.Instant.fromEpochMilliseconds(now)
    .toZonedDateTimeISO(DUTCH_ZONE)
    .toPlainDate()
  const weeks = WEEKS_AROUND
  return { today, from: today.subtract({ weeks }), to: today.add({ weeks }) }
}

/** The first instant of a day on a Dutch clock, in epoch milliseconds. */
export function startOfDay(day: Temporal.PlainDate): number {
  return day.toZonedDateTime(DUTCH_ZONE).epochMilliseconds
}
