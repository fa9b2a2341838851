import { isSetUp } from './second-factor.ts'
import type { SecondFactorStore } from './store.ts'

/** Who is signed in with a browser, and how. */
interface ShownFactors {
  accountId?: string | undefined
  amr?: string[] | undefined
}

/**
 * Whether the person of a session has a second factor and did not show it, because the session began before it was added in
 * another browser (WORK-182).
 */
export async function mustShowSecondFactor(
  { accountId, amr = [] }: ShownFactors,
  { demo, factors }: { demo: unknown; factors: Pick<SecondFactorStore, 'find'> },
): Promise<boolean> {
  if (accountId === undefined || amr.includes('mfa')) return false
  // The one click of a local demo has no method, and asks for no second factor.
  if (demo !== null && amr.length === 0) return false
  return isSetUp(await factors.find(accountId))
}
