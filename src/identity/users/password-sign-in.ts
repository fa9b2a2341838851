import type { Limit, RateLimiter } from '#platform/rate-limit.ts'
import type { Device } from './device.ts'
import {
  ADDRESS_FAILURES,
  BUSY,
  type Busy,
  DEVICE_TRIES,
  firstRefusal,
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
 * it is judged, so that many at once are counted too; the right password takes it back.
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
  const ofName = isKnown
    ? ([DEVICE_TRIES, `${device.id} ${login}`] as const)
    : ([NAME_TRIES, login] as const)
  const refused =
    (await firstRefusal(limiter, [
      [SIGN_IN_TRIES, pair],
      [ADDRESS_FAILURES, address],
    ])) ?? (await refusalOfName(limiter, ofName))
  if (refused) return refused

  const fits = await hashing.take(() =>
    Promise.all([
      isPassword(asked.password, user?.passwordHash ?? undefined),
      isPassword(asked.password, signUp?.passwordHash),
    ]),
  )
  if (!fits) return BUSY
  const [fitsUser, fitsSignUp] = fits
  const found = (user && fitsUser && { user }) || (signUp && fitsSignUp && { signUp })
  if (!found) return { ok: false, refusal: 'wrong-password' }
  await limiter.forget(SIGN_IN_TRIES, pair)
  await limiter.giveBack(ADDRESS_FAILURES, address)
  await limiter.giveBack(...ofName)
  return { ok: true, ...found }
}

async function refusalOfName(
  limiter: RateLimiter,
  [limit, key]: readonly [Limit, string],
): Promise<TooMany | undefined> {
  const refused = await firstRefusal(limiter, [[limit, key]])
  return refused && { ...refused, isName: limit === NAME_TRIES }
}
