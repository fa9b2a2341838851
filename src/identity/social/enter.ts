import type { Clock } from '#platform/clock.ts'
import { randomDigits, uuidv7 } from '#platform/random.ts'
import type { RateLimiter } from '#platform/rate-limit.ts'
import { firstRefusal, SIGN_UPS, type TooMany } from '../users/limits.ts'
import { suggestedUserName } from '../users/sign-up.ts'
import type { UpstreamStore } from './store.ts'
import type { UpstreamPerson } from './upstream.ts'

export type Entered =
  | { ok: true; subject: string }
  /** The address has an account already, and nobody has shown yet that it is theirs. */
  | { ok: false; refusal: 'address-known' }
  | TooMany

/**
 * Lets somebody in whom the upstream issuer vouches for. Who they are goes by issuer and subject alone: an address
 * that has an account here opens nothing (docs/decisions/0010), a new one becomes an account of its own.
 * @param address where the request comes from
 */
export async function enterByUpstream(
  person: UpstreamPerson,
  address: string,
  deps: { upstreamPeople: UpstreamStore; limiter: RateLimiter; clock: Clock },
): Promise<Entered> {
  const { upstreamPeople, limiter, clock } = deps
  const known = await upstreamPeople.findLinked(person)
  if (known !== undefined) return { ok: true, subject: known }
  const refused = await firstRefusal(limiter, [[SIGN_UPS, address]])
  if (refused) return refused
  // One digit more each time a name is taken, so that a common name always finds a free one.
  for (let digits = 4; digits <= 12; digits++) {
    const subject = uuidv7(clock.now())
    const userName = suggestedUserName(person.name, randomDigits(digits))
    const outcome = await upstreamPeople.add({ subject, userName, upstream: person })
    if (outcome === 'made') return { ok: true, subject }
    if (outcome === 'address') {
      // The same person in another tab may have been first.
      const linked = await upstreamPeople.findLinked(person)
      return linked ? { ok: true, subject: linked } : { ok: false, refusal: 'address-known' }
    }
  }
  throw new Error('no user name is free for somebody who enters by the upstream issuer')
}
