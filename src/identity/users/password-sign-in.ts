import type { RateLimiter, Use } from '#platform/rate-limit.ts'
import type { Device } from './device.ts'
import {
  ADDRESS_FAILURES,
  BUSY,
  type Busy,
  DEVICE_TRIES,
  firstRefusal,
  giveBack,
  NAME_TRIES,
  SIGN_IN_TRIES,
  type TooMany,
} from './limits.ts'
import { isPassword } from './password.ts'
import type { SignUp } from './sign-up-store.ts'
import type { User } from './store.ts'
import type { UserDeps } from './user-deps.ts'

/** Who signs in, or a sign-up that first needs its code. */
export type SignedIn =
  | { ok: true; user: User }
  | { ok: true; signUp: SignUp }
  | { ok: false; refusal: 'wrong-password' }
  | TooMany
  | Busy

/**
 * Checks a user name or address with its password. Every name takes the time of two passwords, and an address is
 * answered the same with and without an account beside a sign-up: nothing tells who has one. A try is counted before
 * it is judged, so that many at once are counted too; the right password takes it back, as does one not looked at.
 */
export async function signInWithPassword(
  asked: { login: string; password: string },
  { address, device }: { address: string; device: Device },
  { store, signUps, limiter, hashing }: UserDeps,
): Promise<SignedIn> {
  const login = asked.login.trim().toLowerCase()
  const pair = `${address} ${login}`
  const [user, signUp] = await Promise.all([store.findByLogin(login), signUps.findByLogin(login)])
  const isKnown = user !== undefined && device.subjects.includes(user.subject)
  // A name that is guessed at from many addresses slows those whom it does not know, and nobody else.
  const ofName: Use = isKnown ? [DEVICE_TRIES, `${device.id} ${login}`] : [NAME_TRIES, login]
  const ofAddress: Use[] = [
    [SIGN_IN_TRIES, pair],
    [ADDRESS_FAILURES, address],
  ]
  const refused = (await firstRefusal(limiter, ofAddress)) ?? (await refusalOfName(limiter, ofName))
  if (refused) return refused

  const fits = await hashing.take(() =>
    Promise.all([
      isPassword(asked.password, user?.passwordHash ?? undefined),
      isPassword(asked.password, signUp?.passwordHash),
    ]),
  )
  if (!fits) {
    await giveBack(limiter, [...ofAddress, ofName])
    return BUSY
  }
  const [fitsUser, fitsSignUp] = fits
  const found = (user && fitsUser && { user }) || (signUp && fitsSignUp && { signUp })
  if (!found) return { ok: false, refusal: 'wrong-password' }
  await limiter.forget(SIGN_IN_TRIES, pair)
  await giveBack(limiter, [[ADDRESS_FAILURES, address], ofName])
  return { ok: true, ...found }
}

async function refusalOfName(limiter: RateLimiter, ofName: Use): Promise<TooMany | undefined> {
  const refused = await firstRefusal(limiter, [ofName])
  return refused && { ...refused, isName: ofName[0] === NAME_TRIES }
}
