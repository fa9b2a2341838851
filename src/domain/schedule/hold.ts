/** How long a time stays held without another sign of life. */
const HOLD_MS = 5 * 60_000
/** How long one person may hold times of one salon, and after how long that counts anew: nobody keeps a calendar shut. */
const SITTING_MS = 20 * 60_000
const NEXT_SITTING_MS = 60 * 60_000

/** How many salons may keep a time for the same person at once. */
export const HOLDS_AT_ONCE = 3

/** How many times of one salon somebody may choose in one sitting and have held. */
export const TIMES_OF_A_SITTING = 20

/** For how long a time is held, or when somebody may hold one again. Instants are epoch ms. */
export type HoldLife =
  | { readonly isHeld: true; readonly expiresAt: number; readonly sittingBeganAt: number }
  | { readonly isHeld: false; readonly againAt: number }

/**
 * The life of a hold that is taken or renewed now. Renewing and changing to another time go on in the same sitting.
 * @param sittingBeganAt when this person first held a time of this salon, null when that is long ago or never was
 */
export function holdLife(now: number, sittingBeganAt: number | null): HoldLife {
  const isNew = sittingBeganAt === null || now >= sittingBeganAt + NEXT_SITTING_MS
  const beganAt = isNew ? now : sittingBeganAt
  const expiresAt = Math.min(now + HOLD_MS, beganAt + SITTING_MS)
  return expiresAt > now
    ? { isHeld: true, expiresAt, sittingBeganAt: beganAt }
    : { isHeld: false, againAt: beganAt + NEXT_SITTING_MS }
}

/** When somebody may hold times of a salon anew whose sitting there began at an instant (epoch ms). */
export function nextSittingAt(sittingBeganAt: number): number {
  return sittingBeganAt + NEXT_SITTING_MS
}

/** Before this instant (epoch ms) a sitting must have begun to count no more. */
export function lastSittingThatEnded(now: number): number {
  return now - NEXT_SITTING_MS
}
