import type { Language } from '#messages/language.ts'
import { CODE_LIFE_MS } from '../users/codes.ts'
import type { TooManyRequests } from '../users/enforce-rate-limits.ts'
import { CODE_INVALID, checkCode, countCodeRequest } from '../users/mailed-codes.ts'
import type { UserDeps } from '../users/user-deps.ts'
import { isSetUp } from './second-factor.ts'
import type { SetUpCodeKey } from './set-up-code-store.ts'

/**
 * Whether a mailed code must be entered before anything is set up: a stolen session could otherwise add a factor of its
 * own. Who has a second factor has shown it instead.
 */
export async function mustEnterSetUpCode(
  key: SetUpCodeKey,
  { factors, setUpCodes, clock }: Pick<UserDeps, 'factors' | 'setUpCodes' | 'clock'>,
): Promise<boolean> {
  if (isSetUp(await factors.find(key.subject))) return false
  return !(await setUpCodes.isConfirmed(key, clock.now()))
}

/** Mails the code of a sign-in to the address of its account; the same as before while it is repeatable. */
export async function requestSetUpCode(
  key: SetUpCodeKey,
  { address, language }: { address: string; language: Language },
  { setUpCodes, limiter, clock }: UserDeps,
): Promise<{ ok: true } | TooManyRequests> {
  const counted = await countCodeRequest(limiter, { address, name: key.subject })
  if (!counted.ok) return counted
  const { allowance } = counted
  await setUpCodes.request(key, clock.now() + CODE_LIFE_MS, { language, allowance })
  return { ok: true }
}

/** Checks the mailed code, which works once. */
export async function enterSetUpCode(
  key: SetUpCodeKey,
  { code, address }: { code: string; address: string },
  deps: UserDeps,
): Promise<{ ok: true } | typeof CODE_INVALID | TooManyRequests> {
  const { setUpCodes, clock } = deps
  const checked = await checkCode(setUpCodes, { key, code, address }, deps)
  if (!checked.ok) return checked
  const now = clock.now()
  const times = { now, expiresAt: now + CODE_LIFE_MS }
  return (await setUpCodes.confirm(checked.attempt, times)) ? { ok: true } : CODE_INVALID
}
