/** Keeps calendars from being filled for centuries. */
const HORIZON_MS = 730 * 86_400_000

/** Whether a start is near enough to be booked now. Both are epoch ms. */
export function isWithinHorizon(startsAt: number, now: number): boolean {
  return startsAt <= now + HORIZON_MS
}
