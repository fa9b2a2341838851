import { ok, type RefusalCode, type Result, refused } from '../refusal.ts'
import { isFreshSignIn, type SignInTimes } from '../sign-in/fresh-sign-in.ts'

/** The facts that decide whether an account may be deleted. Times are epoch ms. */
export interface Deletion extends SignInTimes {
  readonly visitsToCome: number
  readonly salons: number
}

type DeletionRefusal = Extract<RefusalCode, 'sign-in-again' | 'account-in-use'>

/**
 * Whether an account may be deleted. Upcoming visits must be cancelled or take place first, and an owned provider must get
 * another owner.
 */
export function checkDeletion(deletion: Deletion): Result<null, DeletionRefusal> {
  if (!isFreshSignIn(deletion)) return refused('sign-in-again')
  if (deletion.visitsToCome > 0 || deletion.salons > 0) return refused('account-in-use')
  return ok(null)
}
