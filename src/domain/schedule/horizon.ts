/** Nobody plans a visit further ahead, and nobody shall fill a calendar for centuries. */
const HORIZON_MS = 730 * 86_400_000

/** Whether a visit that starts then can be booked by now, or is too far ahead. Both epoch ms. */
export function isWithinHorizon(startsAt: number, now: number): boolean {
  return startsAt <= now + HORIZON_MS
}
