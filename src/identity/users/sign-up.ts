import type { Language } from '#messages/language.ts'
import { uuidv7 } from '#platform/random.ts'
import type { Use } from '#platform/rate-limit.ts'
import { CODE_LIFE_MS } from './codes.ts'
import {
  allowanceFor,
  BUSY,
  type Busy,
  CODES,
  firstRefusal,
  giveBack,
  SIGN_UPS,
  type TooMany,
} from './limits.ts'
import { hashPassword } from './password.ts'
import type { UserDeps } from './user-deps.ts'
import { isWeakPassword, type WeakPassword } from './weak-password.ts'

export interface AskedSignUp {
  userName: string
  password: string
  email: string
  name: string
  phoneNumber: string | null
  language: Language
}

/** `id` is the sign-up that the mailed code confirms. */
export type SignedUp =
  | { ok: true; id: string }
  | { ok: false; refusal: 'username-taken' }
  | WeakPassword
  | TooMany
  | Busy

/**
 * Opens an account whose address is still to be confirmed, and mails the code. A second sign-up on an unconfirmed
 * address replaces the first, so that nobody can lay an account ready for somebody else. For an address that has an
 * account all is the same but the mail, which a job writes (row AUTH-07). A sign-up keeps its name while its code lives.
 * @param address where the request comes from
 */
export async function signUp(
  asked: AskedSignUp,
  address: string,
  { signUps, limiter, hashing, clock }: UserDeps,
): Promise<SignedUp> {
  const { name, phoneNumber, language } = asked
  const email = asked.email.toLowerCase()
  if (isWeakPassword(asked.password, [name, asked.userName, email, phoneNumber]))
    return { ok: false, refusal: 'invalid-request', reason: 'weak-password' }
  const uses: Use[] = [
    [SIGN_UPS, address],
    [CODES, `${address} ${email}`],
  ]
  const refused = await firstRefusal(limiter, uses)
  if (refused) return refused
  const passwordHash = await hashing.take(() => hashPassword(asked.password))
  if (passwordHash === undefined) {
    await giveBack(limiter, uses)
    return BUSY
  }
  const now = clock.now()
  const id = uuidv7(now)
  const userName = asked.userName.toLowerCase()
  const isKept = await signUps.save(
    { id, userName, email, name, phoneNumber, passwordHash },
    {
      ...{ now, expiresAt: now + CODE_LIFE_MS, language },
      allowance: await allowanceFor(limiter, { address, name: email }),
    },
  )
  return isKept ? { ok: true, id } : { ok: false, refusal: 'username-taken' }
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
