import { HOUR_MS, MINUTE_MS } from '../time-units.ts'

/** How long a hold lasts unless it is renewed. */
const HOLD_MS = 5 * MINUTE_MS
/**
 * A hold session is the time in which one person may hold times of one salon. It ends after 20 minutes; the next may
 * begin 60 minutes after it began. So nobody can keep a calendar closed.
 */
const HOLD_SESSION_MS = 20 * MINUTE_MS
const NEXT_HOLD_SESSION_MS = HOUR_MS

/** At how many salons one person may hold a time at once. */
export const MAX_HOLDS_AT_ONCE = 3

/** How many times of one salon one person may hold, one after the other, in one hold session. */
export const MAX_TIMES_PER_HOLD_SESSION = 20

/** Until when a time is held, or when the person may hold one again. Instants are epoch ms. */
export type HoldLife =
  | { readonly isHeld: true; readonly expiresAt: number; readonly holdSessionBeganAt: number }
  | { readonly isHeld: false; readonly againAt: number }

/**
 * The life of a hold that is taken or renewed now. Renewing it or choosing another time stays in the same hold session.
 * @param holdSessionBeganAt when the person's last hold session at this salon began, epoch ms; null without one
 */
export function holdLife(now: number, holdSessionBeganAt: number | null): HoldLife {
  const isNew = holdSessionBeganAt === null || now >= holdSessionBeganAt + NEXT_HOLD_SESSION_MS
  const beganAt = isNew ? now : holdSessionBeganAt
  const expiresAt = Math.min(now + HOLD_MS, beganAt + HOLD_SESSION_MS)
  return expiresAt > now
    ? { isHeld: true, expiresAt, holdSessionBeganAt: beganAt }
    : { isHeld: false, againAt: beganAt + NEXT_HOLD_SESSION_MS }
}

/** When the next hold session may begin, epoch ms. */
export function nextHoldSessionAt(holdSessionBeganAt: number): number {
  return holdSessionBeganAt + NEXT_HOLD_SESSION_MS
}

/** Hold sessions that began at this instant or earlier no longer count. Epoch ms. */
export function holdSessionCutoff(now: number): number {
  return now - NEXT_HOLD_SESSION_MS
}
