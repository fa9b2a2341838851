import type { Slot } from './slots.ts'

// The day on which clocks go forward.
const SHORTEST_DAY_MS = 23 * 3_600_000

/** How many other starts a refused one comes with (CHECKOUT-08). */
export const NEXT_SLOTS = 3

/**
 * The free slots nearest to a wanted start (epoch ms), in order of time; of two equally near the
 * earlier one counts as nearer.
 */
export function nearestFreeSlots<Found extends Slot>(
  slots: readonly Found[],
  wanted: number,
): Found[] {
  const distance = (slot: Slot) => Math.abs(slot.startsAt - wanted)
  return slots
    .filter((slot) => !slot.busy)
    .sort((a, b) => distance(a) - distance(b) || a.startsAt - b.startsAt)
    .slice(0, NEXT_SLOTS)
    .sort((a, b) => a.startsAt - b.startsAt)
}

/** Whether they are the nearest of all, once so many days before and after the wanted start were looked through. */
export function areNearest(found: readonly Slot[], wanted: number, days: number): boolean {
  return (
    found.length === NEXT_SLOTS &&
    found.every(({ startsAt }) => Math.abs(startsAt - wanted) <= days * SHORTEST_DAY_MS)
  )
}
