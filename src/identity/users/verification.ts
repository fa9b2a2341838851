import type { Language } from '#messages/language.ts'
import type { TooManyRequests } from './enforce-rate-limits.ts'
import { CODE_INVALID, checkCode, countCodeRequest } from './mailed-codes.ts'
import type { SignUpKey } from './sign-up-store.ts'
import type { UserDeps } from './user-deps.ts'

export type VerifyResult = { ok: true; subject: string } | typeof CODE_INVALID | TooManyRequests

/**
 * Verifies an address with its mailed code. Unknown sign-ups get the refusal of wrong codes. The key determines whose
 * password counts: see SignUpKey.
 */
export async function verifyCode(
  request: { signUp: SignUpKey; code: string },
  address: string,
  deps: UserDeps,
): Promise<VerifyResult> {
  const { signUps } = deps
  const { signUp: key, code } = request
  const checked = await checkCode(signUps, { key, code, address }, deps)
  if (!checked.ok) return checked
  const subject = await signUps.confirm(checked.attempt.id)
  return subject ? { ok: true, subject } : CODE_INVALID
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
  const counted = await countCodeRequest(limiter, { address, name: userName })
  if (!counted.ok) return counted
  const { allowance } = counted
  await signUps.enqueueMail(userName, { language: request.language, allowance })
  return { ok: true }
}
