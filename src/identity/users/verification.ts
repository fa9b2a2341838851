import type { Language } from '#messages/language.ts'
import { codeEnd, codeHash, codeOf, isCode, MAX_ATTEMPTS, type MailedCode } from './codes.ts'
import {
  allowanceFor,
  CODE_REQUESTS,
  CODE_TRIES,
  CODES,
  firstRefusal,
  type TooMany,
} from './limits.ts'
import type { SignUp, SignUpKey } from './sign-up-store.ts'
import type { UserDeps } from './user-deps.ts'

export type Verified =
  | { ok: true; subject: string }
  | { ok: false; refusal: 'code-invalid' }
  | TooMany

/** The code for a sign-up: the one before once more while it is good, else a fresh one. Only its keyed hash is kept. */
export async function issueCode(
  { id, ...mailed }: SignUp & MailedCode,
  { signUps, secretKey, clock }: Pick<UserDeps, 'signUps' | 'secretKey' | 'clock'>,
): Promise<string> {
  const expiresAt = codeEnd(mailed, clock.now())
  const code = codeOf(id, expiresAt, secretKey)
  await signUps.saveCode(id, codeHash(id, code, secretKey), expiresAt)
  return code
}

/**
 * Confirms an address. A code lives fifteen minutes and bears five tries; an unknown sign-up, a wrong code and an
 * old one are refused alike. The password of whoever proves the address counts: see SignUpKey.
 */
export async function verifyCode(
  asked: { signUp: SignUpKey; code: string },
  address: string,
  { signUps, limiter, secretKey, clock }: UserDeps,
): Promise<Verified> {
  const refused = await firstRefusal(limiter, [[CODE_TRIES, address]])
  if (refused) return refused
  const tried = await signUps.tryCode(asked.signUp, clock.now(), MAX_ATTEMPTS)
  const subject = isCode(tried, asked.code, secretKey) && (await signUps.confirm(tried.id))
  return subject ? { ok: true, subject } : { ok: false, refusal: 'code-invalid' }
}

/**
 * Mails another code, if the name is a sign-up that waits for one. Whether it is, is looked up later by a job: the
 * answer takes the same time and says the same for every name.
 */
export async function resendCode(
  asked: { userName: string; language: Language },
  address: string,
  { signUps, limiter }: UserDeps,
): Promise<{ ok: true } | TooMany> {
  const userName = asked.userName.toLowerCase()
  const refused = await firstRefusal(limiter, [
    [CODE_REQUESTS, address],
    [CODES, `${address} ${userName}`],
  ])
  if (refused) return refused
  const allowance = await allowanceFor(limiter, { address, name: userName })
  await signUps.enqueueMail(userName, { language: asked.language, allowance })
  return { ok: true }
}
