import { MINUTE_MS } from '../time-units.ts'

/** How recent a sign-in must be to delete an account, and to export clients (row WORK-179). */
export const FRESH_SIGN_IN_MS = 10 * MINUTE_MS

/** When somebody signed in, and now; epoch ms. */
export interface SignInTimes {
  /** Null when the issuer sends no `auth_time`. */
  readonly signedInAt: number | null
  readonly now: number
}

/** Whether the sign-in is recent enough to exclude a stranger at an open browser. */
export function isFreshSignIn({ signedInAt, now }: SignInTimes): boolean {
  return signedInAt !== null && Math.abs(now - signedInAt) <= FRESH_SIGN_IN_MS
}
