import { ok, type RefusalCode, type Result, refused } from '../refusal.ts'

/** How long after signing in somebody still counts as the person at the keyboard. */
export const FRESH_SIGN_IN_MS = 10 * 60_000

/** What is asked of somebody who wants their account gone. Times are epoch ms. */
export interface Deletion {
  /** Null where the issuer does not tell. */
  readonly signedInAt: number | null
  readonly now: number
  readonly visitsToCome: number
  readonly salons: number
}

type NotDeletable = Extract<RefusalCode, 'sign-in-again' | 'account-in-use'>

/** Whether somebody signed in so lately that it can be nobody else who found their browser open. */
export function isFreshSignIn({ signedInAt, now }: Pick<Deletion, 'signedInAt' | 'now'>): boolean {
  return signedInAt !== null && Math.abs(now - signedInAt) <= FRESH_SIGN_IN_MS
}

/**
 * Whether an account may be deleted now. A salon still has to know who comes: visits to come are called off first, by
 * the rules there are for that, or have to take place. Who owns a salon hands it over first.
 */
export function checkDeletion(deletion: Deletion): Result<null, NotDeletable> {
  if (!isFreshSignIn(deletion)) return refused('sign-in-again')
  if (deletion.visitsToCome > 0 || deletion.salons > 0) return refused('account-in-use')
  return ok(null)
}
