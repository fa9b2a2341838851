import { ADDRESS_FAILURES, SIGN_IN_TRIES, type TooMany } from './limits.ts'
import { isPassword } from './password.ts'
import type { User } from './store.ts'
import type { UserDeps } from './user-deps.ts'

export type SignedIn = { ok: true; user: User } | { ok: false; refusal: 'wrong-password' } | TooMany

/**
 * Checks a user name or address with its password. Unknown names take as long as known ones. A try is counted
 * before it is judged, so that many at once are counted too; the right password forgets them.
 */
export async function signInWithPassword(
  asked: { login: string; password: string },
  address: string,
  { store, limiter }: UserDeps,
): Promise<SignedIn> {
  const login = asked.login.trim().toLowerCase()
  const pair = `${address} ${login}`
  const verdicts = [
    await limiter.peek(ADDRESS_FAILURES, address),
    await limiter.use(SIGN_IN_TRIES, pair),
  ]
  for (const verdict of verdicts) {
    if (!verdict.allowed) return { ok: false, refusal: 'too-many-requests', ...verdict }
  }
  const user = await store.findByLogin(login)
  const fits = await isPassword(asked.password, user?.passwordHash ?? undefined)
  if (!user || !fits) {
    await limiter.use(ADDRESS_FAILURES, address)
    return { ok: false, refusal: 'wrong-password' }
  }
  await limiter.forget(SIGN_IN_TRIES, pair)
  return { ok: true, user }
}
