import { DUTCH_ZONE } from '#domain/schedule/dutch-zone.ts'

/** Friday 20 November 2026, 12:00 in Amsterdam: the current time of tests that need no special one. */
export const TEST_NOW = Date.UTC(2026, 10, 20, 11)

/**
 * `tuesday('10:00')` is the first Tuesday after the ordinary day at ten in Amsterdam, in epoch milliseconds.
 * With `after` (epoch milliseconds) it counts from another moment, such as the real now.
 */
export const monday = weekday(1)
export const tuesday = weekday(2)
export const wednesday = weekday(3)
export const thursday = weekday(4)
export const friday = weekday(5)
export const saturday = weekday(6)
export const sunday = weekday(7)

function weekday(dayOfWeek: number) {
  return (time: string, after = TEST_NOW): number => {
    const from = Temporal.Instant.fromEpochMilliseconds(after).toZonedDateTimeISO(DUTCH_ZONE)
    const days = (dayOfWeek - from.dayOfWeek + 7) % 7 || 7
    return from
      .toPlainDate()
      .add({ days })
      .toZonedDateTime({ timeZone: DUTCH_ZONE, plainTime: time }).epochMilliseconds
  }
}
