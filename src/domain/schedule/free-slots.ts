import type { Slot } from './slots.ts'

/** How many other starts a refused one comes with (api.md). */
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
