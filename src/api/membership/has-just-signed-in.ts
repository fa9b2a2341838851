import { isFreshSignIn } from '#domain/sign-in/fresh-sign-in.ts'
import type { Caller } from '../http/caller.ts'

/**
 * Whether a caller signed in a short while ago, and so showed the second factor where there is one (WORK-117). An export
 * of clients requires it (WORK-179). @param now epoch ms
 */
export function hasJustSignedIn(caller: Caller, now: number): boolean {
  return caller.kind === 'user' && isFreshSignIn({ signedInAt: caller.signedInAt, now })
}
