import type { RateLimiter, Use } from '#platform/rate-limit.ts'
import type { Device } from './device.ts'
import {
  BUSY,
  type Busy,
  firstRefusal,
  refund,
  type TooManyRequests,
} from './enforce-rate-limits.ts'
import { ADDRESS_FAILURES, DEVICE_ATTEMPTS, NAME_ATTEMPTS, SIGN_IN_ATTEMPTS } from './limits.ts'
import { verifyPassword } from './password.ts'
import type { SignUp } from './sign-up-store.ts'
import type { User } from './store.ts'
import type { UserDeps } from './user-deps.ts'

/** The user, or a sign-up whose address is not verified yet. */
export type SignInResult =
  | { ok: true; user: User }
  | { ok: true; signUp: SignUp }
  | { ok: false; refusal: 'wrong-password' }
  | TooManyRequests
  | Busy

/**
 * Checks a user name or mail address with its password. Every name takes the time of two hashes, so that the time does not
 * reveal which names exist. An attempt is counted before it is checked, so that concurrent ones count too; it is taken
 * back when the password is correct or was not checked.
 */
export async function signInWithPassword(
  credentials: { login: string; password: string },
  { address, device }: { address: string; device: Device },
  { store, signUps, limiter, hashing, passwordCost }: UserDeps,
): Promise<SignInResult> {
  const login = credentials.login.trim().toLowerCase()
  const pair = `${address} ${login}`
  const [user, signUp] = await Promise.all([store.findByLogin(login), signUps.findByLogin(login)])
  const isKnown = user !== undefined && device.subjects.includes(user.subject)
  // Guessing at a name from many addresses does not slow the devices that have signed in to it.
  const nameUse: Use = isKnown ? [DEVICE_ATTEMPTS, `${device.id} ${login}`] : [NAME_ATTEMPTS, login]
  const addressUses: Use[] = [
    [SIGN_IN_ATTEMPTS, pair],
    [ADDRESS_FAILURES, address],
  ]
  const refused =
    (await firstRefusal(limiter, addressUses)) ?? (await refusalOfName(limiter, nameUse))
  if (refused) return refused

  const matches = await hashing.run(() =>
    Promise.all([
      verifyPassword(credentials.password, user?.passwordHash ?? undefined, passwordCost),
      verifyPassword(credentials.password, signUp?.passwordHash, passwordCost),
    ]),
  )
  if (!matches) {
    await refund(limiter, [...addressUses, nameUse])
    return BUSY
  }
  const [matchesUser, matchesSignUp] = matches
  const found = (user && matchesUser && { user }) || (signUp && matchesSignUp && { signUp })
  if (!found) return { ok: false, refusal: 'wrong-password' }
  await limiter.reset(SIGN_IN_ATTEMPTS, pair)
  await refund(limiter, [[ADDRESS_FAILURES, address], nameUse])
  return { ok: true, ...found }
}

async function refusalOfName(
  limiter: RateLimiter,
  nameUse: Use,
): Promise<TooManyRequests | undefined> {
  const refused = await firstRefusal(limiter, [nameUse])
  return refused && { ...refused, isName: nameUse[0] === NAME_ATTEMPTS }
}
