import { DAY_MS } from '../time-units.ts'

/** How far ahead a visit can be booked. Keeps calendars from being filled for centuries. */
export const HORIZON_MS = 730 * DAY_MS

/** Whether a start is near enough to be booked now. Both are epoch ms. */
export function isWithinHorizon(startsAt: number, now: number): boolean {
  return startsAt <= now + HORIZON_MS
}
