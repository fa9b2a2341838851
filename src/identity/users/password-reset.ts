import type { Language } from '#messages/language.ts'
import { randomToken } from '#platform/random.ts'
import { CODE_LIFE_MS, isRepeatable } from './codes.ts'
import type { Device } from './device.ts'
import { BUSY, type Busy, refund, type TooManyRequests } from './enforce-rate-limits.ts'
import { CODE_CHECKS } from './limits.ts'
import { CODE_INVALID, checkCode, countCodeRequest, issueCode } from './mailed-codes.ts'
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
  const counted = await countCodeRequest(limiter, { address, name: login })
  if (!counted.ok) return counted
  const { allowance } = counted
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

/** Issues the code of a request for the person it belongs to. */
export function issuePasswordCode(
  id: string,
  { codeHash, attempts, expiresAt }: PasswordRequest,
  { subject }: User,
  deps: Pick<UserDeps, 'resets' | 'secretKey' | 'clock'>,
): Promise<string> {
  const codes = {
    saveCode: (of: string, hash: string, until: number) =>
      deps.resets.saveCode(of, { subject, codeHash: hash, expiresAt: until }),
  }
  return issueCode(codes, { id, codeHash, attempts, expiresAt }, deps)
}

export type PasswordReset =
  | { ok: true; user: User }
  | typeof CODE_INVALID
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
  deps: UserDeps,
): Promise<PasswordReset> {
  const { store, resets, endSignIns, limiter, hashing, passwordCost } = deps
  const weak = { ok: false, refusal: 'invalid-request', reason: 'weak-password' } as const
  const login = (await resets.find(request.id))?.login ?? null
  if (isWeakPassword(request.password, [login])) return weak
  const checked = await checkCode(resets, { key: request.id, code: request.code, address }, deps)
  if (!checked.ok) return checked
  const refundUses = async () => {
    await resets.refundAttempt(checked.attempt)
    await refund(limiter, [[CODE_CHECKS, address]])
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
  return user ? { ok: true, user } : CODE_INVALID
}
