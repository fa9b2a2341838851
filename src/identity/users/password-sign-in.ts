import { ADDRESS_FAILURES, firstRefusal, SIGN_IN_TRIES, type TooMany } from './limits.ts'
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

/**
 * Checks a user name or address with its password. Every name takes the time of two passwords, and an address is
 * answered the same with and without an account beside a sign-up: nothing tells who has one. A try is counted before
 * it is judged, so that many at once are counted too; the right password forgets them.
 */
export async function signInWithPassword(
  asked: { login: string; password: string },
  address: string,
  { store, signUps, limiter }: UserDeps,
): Promise<SignedIn> {
  const login = asked.login.trim().toLowerCase()
  const pair = `${address} ${login}`
  const verdict = await limiter.peek(ADDRESS_FAILURES, address)
  if (!verdict.allowed) return { ok: false, refusal: 'too-many-requests', ...verdict }
  const refused = await firstRefusal(limiter, [[SIGN_IN_TRIES, pair]])
  if (refused) return refused

  const [user, signUp] = await Promise.all([store.findByLogin(login), signUps.findByLogin(login)])
  const [fitsUser, fitsSignUp] = await Promise.all([
    isPassword(asked.password, user?.passwordHash ?? undefined),
    isPassword(asked.password, signUp?.passwordHash),
  ])
  const found = (user && fitsUser && { user }) || (signUp && fitsSignUp && { signUp })
  if (!found) {
    await limiter.use(ADDRESS_FAILURES, address)
    return { ok: false, refusal: 'wrong-password' }
  }
  await limiter.forget(SIGN_IN_TRIES, pair)
  return { ok: true, ...found }
}
