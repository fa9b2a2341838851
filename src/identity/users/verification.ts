import type { Language } from '#messages/language.ts'
import { keyring, sameText } from '#platform/crypto.ts'
import { randomDigits } from '#platform/random.ts'
import { CODE_REQUESTS, CODE_TRIES, CODES, type TooMany } from './limits.ts'
import type { User } from './store.ts'
import type { UserDeps } from './user-deps.ts'

export const CODE_LIFE_MS = 15 * 60 * 1000
const CODE_DIGITS = 6
const MAX_ATTEMPTS = 5

export type Verified =
  | { ok: true; subject: string }
  | { ok: false; refusal: 'code-invalid' }
  | TooMany

/** A fresh code for a sign-up; the one before stops counting. Only its keyed hash is kept. */
export async function issueCode(user: User, deps: Omit<UserDeps, 'limiter'>): Promise<string> {
  const code = randomDigits(CODE_DIGITS)
  await deps.store.saveCode(
    user.subject,
    codeHash(user.subject, code, deps),
    deps.clock.now() + CODE_LIFE_MS,
  )
  return code
}

/**
 * Confirms an address. A code lives fifteen minutes and bears five tries; an unknown subject, a wrong code and an
 * old one are refused alike.
 */
export async function verifyCode(
  asked: { subject: string | undefined; code: string },
  address: string,
  deps: UserDeps,
): Promise<Verified> {
  const { store, limiter, clock } = deps
  const verdict = await limiter.use(CODE_TRIES, address)
  if (!verdict.allowed) return { ok: false, refusal: 'too-many-requests', ...verdict }
  const subject = asked.subject ?? ''
  const expected = await store.tryCode(subject, clock.now(), MAX_ATTEMPTS)
  // People type a code as it is printed, in groups.
  const brought = codeHash(subject, asked.code.replace(/[\s-]/g, ''), deps)
  if (expected === undefined || !sameText(expected, brought))
    return { ok: false, refusal: 'code-invalid' }
  await store.confirm(subject, clock.now())
  return { ok: true, subject }
}

/**
 * Mails another code, if the name is a sign-up that waits for one. Whether it is, is looked up later by a job: the
 * answer takes the same time and says the same for every name.
 */
export async function resendCode(
  asked: { userName: string; language: Language },
  address: string,
  { store, limiter }: UserDeps,
): Promise<{ ok: true } | TooMany> {
  const userName = asked.userName.toLowerCase()
  for (const [limit, key] of [
    [CODE_REQUESTS, address],
    [CODES, userName],
  ] as const) {
    const verdict = await limiter.use(limit, key)
    if (!verdict.allowed) return { ok: false, refusal: 'too-many-requests', ...verdict }
  }
  await store.enqueueCodeAgain(userName, asked.language)
  return { ok: true }
}

function codeHash(
  subject: string,
  code: string,
  { secretKey }: Pick<UserDeps, 'secretKey'>,
): string {
  return keyring(secretKey, 'identity/verification-codes').fingerprint(`${subject}:${code}`)
}
