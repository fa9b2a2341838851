/** Server only: uses Temporal, which not every browser has. */
import { DUTCH_ZONE } from '../schedule/dutch-zone.ts'
import { addDays } from '../schedule/plain-date.ts'
import { wallClock } from '../schedule/wall-clock.ts'
import { END_NOTICE_DAYS } from './restriction.ts'

/**
 * When an end takes effect that is decided at `now`: at midnight after the thirtieth day, in Dutch time, so that the last day is
 * whole. Both epoch ms.
 */
export function endOfNotice(now: number): number {
  const dayAfter = addDays(wallClock(now, DUTCH_ZONE).date, END_NOTICE_DAYS + 1)
  return Temporal.PlainDate.from(dayAfter).toZonedDateTime(DUTCH_ZONE).epochMilliseconds
}
