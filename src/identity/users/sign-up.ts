import type { Language } from '#messages/language.ts'
import { uuidv7 } from '#platform/random.ts'
import type { Use } from '#platform/rate-limit.ts'
import { CODE_LIFE_MS } from './codes.ts'
import {
  allowanceFor,
  BUSY,
  type Busy,
  firstRefusal,
  refund,
  type TooManyRequests,
} from './enforce-rate-limits.ts'
import { CODES, SIGN_UPS } from './limits.ts'
import { hashPassword } from './password.ts'
import type { UserDeps } from './user-deps.ts'
import { isWeakPassword, type WeakPassword } from './weak-password.ts'

export interface SignUpRequest {
  userName: string
  password: string
  email: string
  name: string
  phoneNumber: string | null
  language: Language
}

/** `id` identifies the sign-up that the mailed code confirms. */
export type SignUpResult =
  | { ok: true; id: string }
  | { ok: false; refusal: 'username-taken' }
  | WeakPassword
  | TooManyRequests
  | Busy

/**
 * Stores a sign-up and mails its code (AUTH-07). A second sign-up with an unverified address replaces the first, so that
 * nobody can prepare an account for another person. For an address with an account the reply is the same and only the
 * mail differs. A sign-up reserves its user name while its code is valid.
 * @param address the network address of the request
 */
export async function signUp(
  request: SignUpRequest,
  address: string,
  { signUps, limiter, hashing, passwordCost, clock }: UserDeps,
): Promise<SignUpResult> {
  const { name, phoneNumber, language } = request
  const email = request.email.toLowerCase()
  if (isWeakPassword(request.password, [name, request.userName, email, phoneNumber]))
    return { ok: false, refusal: 'invalid-request', reason: 'weak-password' }
  const uses: Use[] = [
    [SIGN_UPS, address],
    [CODES, `${address} ${email}`],
  ]
  const refused = await firstRefusal(limiter, uses)
  if (refused) return refused
  const passwordHash = await hashing.run(() => hashPassword(request.password, passwordCost))
  if (passwordHash === undefined) {
    await refund(limiter, uses)
    return BUSY
  }
  const now = clock.now()
  const id = uuidv7(now)
  const userName = request.userName.toLowerCase()
  const isSaved = await signUps.save(
    { id, userName, email, name, phoneNumber, passwordHash },
    {
      now,
      expiresAt: now + CODE_LIFE_MS,
      language,
      allowance: await allowanceFor(limiter, { address, name: email }),
    },
  )
  return isSaved ? { ok: true, id } : { ok: false, refusal: 'username-taken' }
}

/** A user name from a person's name: 'Anouk de Vries' → 'anouk-de-vries-4071'. */
export function suggestUserName(name: string, digits: string): string {
  const plain = name
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 50)
  return `${plain || 'user'}-${digits}`
}
