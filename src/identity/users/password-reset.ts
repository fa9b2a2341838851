import type { Language } from '#messages/language.ts'
import { randomToken } from '#platform/random.ts'
import type { Use } from '#platform/rate-limit.ts'
import {
  CODE_LIFE_MS,
  codeHash,
  deriveCode,
  isCorrectCode,
  isRepeatable,
  MAX_ATTEMPTS,
  nextCodeExpiry,
} from './codes.ts'
import type { Device } from './device.ts'
import {
  allowanceFor,
  BUSY,
  type Busy,
  firstRefusal,
  refund,
  type TooManyRequests,
} from './enforce-rate-limits.ts'
import { CODE_CHECKS, CODE_REQUESTS, CODES } from './limits.ts'
import { hashPassword } from './password.ts'
import type { PasswordRequest } from './password-reset-store.ts'
import type { User } from './store.ts'
import type { UserDeps } from './user-deps.ts'
import { isWeakPassword, type WeakPassword } from './weak-password.ts'

/**
 * Requests a new password: mails a code to the owner of a user name or mail address. A job looks the owner up, so that
 * the reply and its time are the same for every name. A repeated request mails the same code again while it is valid.
 * @returns the id of the request, a secret of the requesting browser
 */
export async function requestPasswordReset(
  request: { login: string; language: Language; earlierId?: string | undefined },
  { address, device }: { address: string; device: Device },
  { resets, limiter, clock }: UserDeps,
): Promise<{ ok: true; id: string } | TooManyRequests> {
  const now = clock.now()
  const login = request.login.trim().toLowerCase()
  const refused = await firstRefusal(limiter, [
    [CODE_REQUESTS, address],
    [CODES, `${address} ${login}`],
  ])
  if (refused) return refused
  const allowance = await allowanceFor(limiter, { address, name: login })
  const mail = { language: request.language, allowance, knownTo: device.subjects }
  const earlier = request.earlierId === undefined ? undefined : await resets.find(request.earlierId)
  if (request.earlierId !== undefined && earlier?.login === login && isRepeatable(earlier, now)) {
    await resets.enqueueMail(request.earlierId, mail)
    return { ok: true, id: request.earlierId }
  }
  const id = randomToken()
  await resets.insert({ id, login, expiresAt: now + CODE_LIFE_MS }, mail)
  return { ok: true, id }
}

/** Issues the code of a request for the person it belongs to, and stores its keyed hash. */
export async function issuePasswordCode(
  id: string,
  request: PasswordRequest,
  { subject }: User,
  { resets, secretKey, clock }: Pick<UserDeps, 'resets' | 'secretKey' | 'clock'>,
): Promise<string> {
  const expiresAt = nextCodeExpiry(request, clock.now())
  const code = deriveCode(id, expiresAt, secretKey)
  await resets.saveCode(id, { subject, codeHash: codeHash(id, code, secretKey), expiresAt })
  return code
}

export type PasswordReset =
  | { ok: true; user: User }
  | { ok: false; refusal: 'code-invalid' }
  | WeakPassword
  | TooManyRequests
  | Busy

/**
 * Sets a new password with a mailed code and ends every sign-in of the person. A code works once, for fifteen minutes and
 * five attempts. Wrong, expired and unknown codes get the same refusal. A correct code stays valid when the password is
 * refused or the hashing queue is full.
 */
export async function resetPassword(
  request: { id: string; code: string; password: string; language: Language },
  address: string,
  { store, resets, endSignIns, limiter, hashing, passwordCost, secretKey, clock }: UserDeps,
): Promise<PasswordReset> {
  const weak = { ok: false, refusal: 'invalid-request', reason: 'weak-password' } as const
  const login = (await resets.find(request.id))?.login ?? null
  if (isWeakPassword(request.password, [login])) return weak
  const uses: Use[] = [[CODE_CHECKS, address]]
  const refused = await firstRefusal(limiter, uses)
  if (refused) return refused
  const attempt = await resets.countAttempt(request.id, clock.now(), MAX_ATTEMPTS)
  if (!isCorrectCode(attempt, request.code, secretKey))
    return { ok: false, refusal: 'code-invalid' }
  const refundUses = async () => {
    await resets.refundAttempt(attempt)
    await refund(limiter, uses)
  }
  // The code is correct, so the refusal of a password like the owner's name reveals nothing.
  const owner = login === null ? undefined : await store.findByLogin(login)
  if (owner && isWeakPassword(request.password, [owner.name, owner.userName, owner.email])) {
    await refundUses()
    return weak
  }
  const passwordHash = await hashing.run(() => hashPassword(request.password, passwordCost))
  if (passwordHash === undefined) {
    await refundUses()
    return BUSY
  }
  const { language } = request
  const subject = await resets.finish(request.id, { passwordHash, language }, endSignIns)
  const user = subject && (await store.findBySubject(subject))
  return user ? { ok: true, user } : { ok: false, refusal: 'code-invalid' }
}
