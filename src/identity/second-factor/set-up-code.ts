import type { Language } from '#messages/language.ts'
import {
  CODE_LIFE_MS,
  codeHash,
  deriveCode,
  isCorrectCode,
  MAX_ATTEMPTS,
  type MailedCode,
  nextCodeExpiry,
} from '../users/codes.ts'
import { allowanceFor, firstRefusal, type TooManyRequests } from '../users/enforce-rate-limits.ts'
import { CODE_CHECKS, CODE_REQUESTS, CODES } from '../users/limits.ts'
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
  const name = key.subject
  const refused = await firstRefusal(limiter, [
    [CODE_REQUESTS, address],
    [CODES, `${address} ${name}`],
  ])
  if (refused) return refused
  const allowance = await allowanceFor(limiter, { address, name })
  await setUpCodes.request(key, clock.now() + CODE_LIFE_MS, { language, allowance })
  return { ok: true }
}

/** Issues the code of a sign-in, and stores its keyed hash. */
export async function issueSetUpCode(
  id: string,
  mailed: MailedCode,
  { setUpCodes, secretKey, clock }: Pick<UserDeps, 'setUpCodes' | 'secretKey' | 'clock'>,
): Promise<string> {
  const expiresAt = nextCodeExpiry(mailed, clock.now())
  const code = deriveCode(id, expiresAt, secretKey)
  await setUpCodes.saveCode(id, codeHash(id, code, secretKey), expiresAt)
  return code
}

/** Checks the mailed code, which is valid for fifteen minutes and five attempts, and works once. */
export async function enterSetUpCode(
  key: SetUpCodeKey,
  { code, address }: { code: string; address: string },
  { setUpCodes, limiter, secretKey, clock }: UserDeps,
): Promise<{ ok: true } | { ok: false; refusal: 'code-invalid' } | TooManyRequests> {
  const refused = await firstRefusal(limiter, [[CODE_CHECKS, address]])
  if (refused) return refused
  const now = clock.now()
  const attempt = await setUpCodes.countAttempt(key, now, MAX_ATTEMPTS)
  const isConfirmed =
    isCorrectCode(attempt, code, secretKey) &&
    (await setUpCodes.confirm(attempt, { now, expiresAt: now + CODE_LIFE_MS }))
  return isConfirmed ? { ok: true } : { ok: false, refusal: 'code-invalid' }
}
