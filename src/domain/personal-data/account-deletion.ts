import { ok, type RefusalCode, type Result, refused } from '../refusal.ts'
import { MINUTE_MS } from '../time-units.ts'

/** How recent a sign-in must be to delete the account. */
export const FRESH_SIGN_IN_MS = 10 * MINUTE_MS

/** The facts that decide whether an account may be deleted. Times are epoch ms. */
export interface Deletion {
  /** Null when the issuer sends no `auth_time`. */
  readonly signedInAt: number | null
  readonly now: number
  readonly visitsToCome: number
  readonly salons: number
}

type DeletionRefusal = Extract<RefusalCode, 'sign-in-again' | 'account-in-use'>

/** Whether the sign-in is recent enough to exclude a stranger at an open browser. */
export function isFreshSignIn({ signedInAt, now }: Pick<Deletion, 'signedInAt' | 'now'>): boolean {
  return signedInAt !== null && Math.abs(now - signedInAt) <= FRESH_SIGN_IN_MS
}

/**
 * Whether an account may be deleted. Upcoming visits must be cancelled or take place first, and an owned provider must get
 * another owner.
 */
export function checkDeletion(deletion: Deletion): Result<null, DeletionRefusal> {
  if (!isFreshSignIn(deletion)) return refused('sign-in-again')
  if (deletion.visitsToCome > 0 || deletion.salons > 0) return refused('account-in-use')
  return ok(null)
}
