import type { Language } from '#messages/language.ts'
import {
  codeHash,
  deriveCode,
  isCorrectCode,
  MAX_ATTEMPTS,
  type MailedCode,
  nextCodeExpiry,
} from './codes.ts'
import { allowanceFor, firstRefusal, type TooManyRequests } from './enforce-rate-limits.ts'
import { CODE_CHECKS, CODE_REQUESTS, CODES } from './limits.ts'
import type { SignUp, SignUpKey } from './sign-up-store.ts'
import type { UserDeps } from './user-deps.ts'

export type VerifyResult =
  | { ok: true; subject: string }
  | { ok: false; refusal: 'code-invalid' }
  | TooManyRequests

/** Issues the code of a sign-up, the same as before while it is repeatable, and stores its keyed hash. */
export async function issueCode(
  { id, ...mailed }: SignUp & MailedCode,
  { signUps, secretKey, clock }: Pick<UserDeps, 'signUps' | 'secretKey' | 'clock'>,
): Promise<string> {
  const expiresAt = nextCodeExpiry(mailed, clock.now())
  const code = deriveCode(id, expiresAt, secretKey)
  await signUps.saveCode(id, codeHash(id, code, secretKey), expiresAt)
  return code
}

/**
 * Verifies an address with its code, which is valid for fifteen minutes and five attempts. Unknown sign-ups, wrong codes
 * and expired codes get the same refusal. The key determines whose password counts: see SignUpKey.
 */
export async function verifyCode(
  request: { signUp: SignUpKey; code: string },
  address: string,
  { signUps, limiter, secretKey, clock }: UserDeps,
): Promise<VerifyResult> {
  const refused = await firstRefusal(limiter, [[CODE_CHECKS, address]])
  if (refused) return refused
  const attempt = await signUps.countAttempt(request.signUp, clock.now(), MAX_ATTEMPTS)
  const subject =
    isCorrectCode(attempt, request.code, secretKey) && (await signUps.confirm(attempt.id))
  return subject ? { ok: true, subject } : { ok: false, refusal: 'code-invalid' }
}

/**
 * Mails a code again, if there is a sign-up with this user name. A job looks it up, so that the reply and its time are the
 * same for every name.
 */
export async function resendCode(
  request: { userName: string; language: Language },
  address: string,
  { signUps, limiter }: UserDeps,
): Promise<{ ok: true } | TooManyRequests> {
  const userName = request.userName.toLowerCase()
  const refused = await firstRefusal(limiter, [
    [CODE_REQUESTS, address],
    [CODES, `${address} ${userName}`],
  ])
  if (refused) return refused
  const allowance = await allowanceFor(limiter, { address, name: userName })
  await signUps.enqueueMail(userName, { language: request.language, allowance })
  return { ok: true }
}
