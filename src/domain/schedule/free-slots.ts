import { HOUR_MS } from '../time-units.ts'
import type { Slot } from './slots.ts'

// The day on which summer time begins.
const SHORTEST_DAY_MS = 23 * HOUR_MS

/** The number of alternatives to an unavailable start (CHECKOUT-08). */
export const NEXT_SLOTS = 3

/**
 * The free slots nearest to a wanted start (epoch ms), in order of time. Of two equally near the earlier one is taken.
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

/** Whether no nearer slots can exist outside the searched days before and after the wanted start. */
export function areNearest(found: readonly Slot[], wanted: number, days: number): boolean {
  return (
    found.length === NEXT_SLOTS &&
    found.every(({ startsAt }) => Math.abs(startsAt - wanted) <= days * SHORTEST_DAY_MS)
  )
}
