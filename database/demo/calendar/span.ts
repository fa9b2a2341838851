import { DUTCH_ZONE } from '#domain/schedule/dutch-zone.ts'

/** The days of the demo market: six weeks on either side of today, all included. */
export interface Span {
  readonly from: Temporal.PlainDate
  readonly to: Temporal.PlainDate
  readonly today: Temporal.PlainDate
}

/** Epoch milliseconds: now, and when the data was last synchronised; null for never. */
export interface SyncTimes {
  readonly now: number
  readonly lastSyncAt: number | null
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
