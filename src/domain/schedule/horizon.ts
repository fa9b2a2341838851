import { DAY_MS } from '../time-units.ts'

/** How far ahead a visit can be booked at most; a provider may choose less. Keeps calendars from being filled for centuries. */
export const MAX_HORIZON_DAYS = 730

/** Whether a start is near enough to be booked now (row WORK-76). Both are epoch ms; a day is 24 hours. */
export function isWithinHorizon(
  startsAt: number,
  now: number,
  horizonDays = MAX_HORIZON_DAYS,
): boolean {
  return startsAt <= now + horizonDays * DAY_MS
}
