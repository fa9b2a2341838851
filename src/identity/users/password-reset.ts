import type { Language } from '#messages/language.ts'
import { randomToken } from '#platform/random.ts'
import type { Use } from '#platform/rate-limit.ts'
import {
  CODE_LIFE_MS,
  codeEnd,
  codeHash,
  codeOf,
  isCode,
  isWorthRepeating,
  MAX_ATTEMPTS,
} from './codes.ts'
import type { Device } from './device.ts'
import {
  allowanceFor,
  BUSY,
  type Busy,
  CODE_REQUESTS,
  CODE_TRIES,
  CODES,
  firstRefusal,
  giveBack,
  type TooMany,
} from './limits.ts'
import { hashPassword } from './password.ts'
import type { PasswordRequest } from './password-reset-store.ts'
import type { User } from './store.ts'
import type { UserDeps } from './user-deps.ts'
import { isWeakPassword, type WeakPassword } from './weak-password.ts'

/**
 * Begins with a forgotten password: mails a code to whoever has the user name or address. Whether anybody has is
 * looked up later by a job: the answer takes the same time and says the same for every name. Who asks again for the
 * same name has the code that is still good mailed once more.
 * @param from where the request comes from
 * @returns the request, which only the browser that asked may know
 */
export async function requestPasswordReset(
  asked: { login: string; language: Language; earlierId?: string | undefined },
  { address, device }: { address: string; device: Device },
  { resets, limiter, clock }: UserDeps,
): Promise<{ ok: true; id: string } | TooMany> {
  const now = clock.now()
  const login = asked.login.trim().toLowerCase()
  const refused = await firstRefusal(limiter, [
    [CODE_REQUESTS, address],
    [CODES, `${address} ${login}`],
  ])
  if (refused) return refused
  const allowance = await allowanceFor(limiter, { address, name: login })
  const mail = { language: asked.language, allowance, knownTo: device.subjects }
  const earlier = asked.earlierId === undefined ? undefined : await resets.find(asked.earlierId)
  if (asked.earlierId !== undefined && earlier?.login === login && isWorthRepeating(earlier, now)) {
    await resets.enqueueMail(asked.earlierId, mail)
    return { ok: true, id: asked.earlierId }
  }
  const id = randomToken()
  await resets.open({ id, login, expiresAt: now + CODE_LIFE_MS }, mail)
  return { ok: true, id }
}

/** The code of a request, for the person it turned out to be of. Only its keyed hash is kept. */
export async function issuePasswordCode(
  id: string,
  request: PasswordRequest,
  { subject }: User,
  { resets, secretKey, clock }: Pick<UserDeps, 'resets' | 'secretKey' | 'clock'>,
): Promise<string> {
  const expiresAt = codeEnd(request, clock.now())
  const code = codeOf(id, expiresAt, secretKey)
  await resets.saveCode(id, { subject, codeHash: codeHash(id, code, secretKey), expiresAt })
  return code
}

export type PasswordReset =
  | { ok: true; user: User }
  | { ok: false; refusal: 'code-invalid' }
  | WeakPassword
  | TooMany
  | Busy

/**
 * Sets a new password for the mailed code and ends every sign-in of that person. A code counts once, lives fifteen
 * minutes and bears five tries; a wrong one, an old one and one that nobody was mailed are refused alike. The right one
 * is as good as before where the password is refused, or cannot be hashed just now.
 */
export async function resetPassword(
  asked: { id: string; code: string; password: string; language: Language },
  address: string,
  { store, resets, endSignIns, limiter, hashing, secretKey, clock }: UserDeps,
): Promise<PasswordReset> {
  const weak = { ok: false, refusal: 'invalid-request', reason: 'weak-password' } as const
  const login = (await resets.find(asked.id))?.login ?? null
  if (isWeakPassword(asked.password, [login])) return weak
  const uses: Use[] = [[CODE_TRIES, address]]
  const refused = await firstRefusal(limiter, uses)
  if (refused) return refused
  const tried = await resets.tryCode(asked.id, clock.now(), MAX_ATTEMPTS)
  if (!isCode(tried, asked.code, secretKey)) return { ok: false, refusal: 'code-invalid' }
  const keepCode = async () => {
    await resets.giveTryBack(tried)
    await giveBack(limiter, uses)
  }
  // Only now is it shown who it is, and may their name be told from a password.
  const owner = login === null ? undefined : await store.findByLogin(login)
  if (owner && isWeakPassword(asked.password, [owner.name, owner.userName, owner.email])) {
    await keepCode()
    return weak
  }
  const passwordHash = await hashing.take(() => hashPassword(asked.password))
  if (passwordHash === undefined) {
    await keepCode()
    return BUSY
  }
  const { language } = asked
  const subject = await resets.finish(asked.id, { passwordHash, language }, endSignIns)
  const user = subject && (await store.findBySubject(subject))
  return user ? { ok: true, user } : { ok: false, refusal: 'code-invalid' }
}
