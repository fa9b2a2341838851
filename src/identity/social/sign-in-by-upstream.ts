import type { Clock } from '#platform/clock.ts'
import { randomDigits, uuidv7 } from '#platform/random.ts'
import type { RateLimiter } from '#platform/rate-limit.ts'
import { firstRefusal, type TooManyRequests } from '../users/enforce-rate-limits.ts'
import { SIGN_UPS } from '../users/limits.ts'
import { suggestUserName } from '../users/sign-up.ts'
import type { UpstreamStore } from './store.ts'
import type { UpstreamPerson } from './upstream.ts'

export type UpstreamSignInResult =
  | { ok: true; subject: string }
  /** The address has an account already, which the person must first sign in to. */
  | { ok: false; refusal: 'address-known' }
  | TooManyRequests

/**
 * Signs in a person of the upstream issuer, who is identified by issuer and subject only. An address that has an account
 * here does not open it (docs/decisions/0010); with a new address an account is created.
 * @param address the network address of the request
 */
export async function signInByUpstream(
  person: UpstreamPerson,
  address: string,
  deps: { upstreamPeople: UpstreamStore; limiter: RateLimiter; clock: Clock },
): Promise<UpstreamSignInResult> {
  const { upstreamPeople, limiter, clock } = deps
  const known = await upstreamPeople.findLinked(person)
  if (known !== undefined) return { ok: true, subject: known }
  const refused = await firstRefusal(limiter, [[SIGN_UPS, address]])
  if (refused) return refused
  // One more digit each time the name is taken, so that a common name finds a free one.
  for (let digits = 4; digits <= 12; digits++) {
    const subject = uuidv7(clock.now())
    const userName = suggestUserName(person.name, randomDigits(digits))
    const outcome = await upstreamPeople.add({ subject, userName, upstream: person })
    if (outcome === 'made') return { ok: true, subject }
    if (outcome === 'address') {
      // The same person may have signed in in another tab.
      const linked = await upstreamPeople.findLinked(person)
      return linked ? { ok: true, subject: linked } : { ok: false, refusal: 'address-known' }
    }
  }
  throw new Error('no user name is free for somebody who enters by the upstream issuer')
}
