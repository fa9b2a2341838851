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

/**
 * Whether a member may book this start (WORK-14): at most a day ago, since who walked in is written down while they sit
 * there already, and within the horizon of the product. Both are epoch ms.
 */
export function canBeBooked(startsAt: number, now: number): boolean {
  return startsAt >= now - DAY_MS && isWithinHorizon(startsAt, now)
}
