import type { Language } from '#messages/language.ts'
import { uuidv7 } from '#platform/random.ts'
import { CODES, SIGN_UPS, type TooMany } from './limits.ts'
import { hashPassword } from './password.ts'
import type { UserDeps } from './user-deps.ts'
import { CODE_LIFE_MS } from './verification.ts'

export interface SignUp {
  userName: string
  password: string
  email: string
  name: string
  phoneNumber: string | null
  language: Language
}

/** `subject` is whom the mailed code confirms. */
export type SignedUp =
  | { ok: true; subject: string }
  | { ok: false; refusal: 'username-taken' }
  | TooMany

/**
 * Opens an account whose address is still to be confirmed, and mails the code. A second sign-up on an unconfirmed
 * address replaces the first, so that nobody can lay an account ready for somebody else. For an address that has an
 * account the answer is the same; the mail tells (row AUTH-07). An unconfirmed sign-up keeps its name while its code lives.
 * @param address where the request comes from
 */
export async function signUp(asked: SignUp, address: string, deps: UserDeps): Promise<SignedUp> {
  const { store, limiter, clock } = deps
  const email = asked.email.toLowerCase()
  for (const [limit, key] of [
    [SIGN_UPS, address],
    [CODES, email],
  ] as const) {
    const verdict = await limiter.use(limit, key)
    if (!verdict.allowed) return { ok: false, refusal: 'too-many-requests', ...verdict }
  }
  const now = clock.now()
  const user = {
    subject: uuidv7(now),
    userName: asked.userName.toLowerCase(),
    email,
    name: asked.name,
    phoneNumber: asked.phoneNumber,
    passwordHash: await hashPassword(asked.password),
  }
  const subject = await store.signUp(user, {
    now,
    heldUntil: now + CODE_LIFE_MS,
    language: asked.language,
  })
  return subject === undefined ? { ok: false, refusal: 'username-taken' } : { ok: true, subject }
}

/** A user name from a person's name, 'Anouk de Vries' → 'anouk-de-vries-4071'; the digits keep it likely to be free. */
export function suggestedUserName(name: string, digits: string): string {
  const plain = name
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 50)
  return `${plain || 'user'}-${digits}`
}
