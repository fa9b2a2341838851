import { countUses, type Limit, type RateLimiter, type Use } from '#platform/rate-limit.ts'

/** Said instead of an answer; the seconds go into Retry-After. */
export interface TooMany {
  ok: false
  refusal: 'too-many-requests'
  retryAfterSeconds: number
}

const QUARTER_SECONDS = 15 * 60
const HOUR_SECONDS = 3600

/** Tries at one name from one address: slows whoever guesses, and nobody else with that name. */
export const SIGN_IN_TRIES: Limit = { name: 'sign-in', points: 20, seconds: 10 * 60 }
/** Failures from one address over all names: slows trying one password on many. */
export const ADDRESS_FAILURES: Limit = {
  name: 'sign-in-failures',
  points: 200,
  seconds: HOUR_SECONDS,
}
/** Sign-ups from one address; each costs a hash and a mail. */
export const SIGN_UPS: Limit = { name: 'sign-up', points: 300, seconds: HOUR_SECONDS }
/** Accounts that one address makes in a public demonstration. */
export const DEMO_VISITORS: Limit = { name: 'demo-visitor', points: 60, seconds: HOUR_SECONDS }
/** Codes for one name or mail address, asked for from one address: fewer than a mailbox takes from everybody. */
export const CODES: Limit = { name: 'code', points: 8, seconds: HOUR_SECONDS }
/** Mails to one address, whatever they were asked by: nobody's mailbox is filled from here. */
export const MAILS: Limit = { name: 'identity-mail', points: 20, seconds: HOUR_SECONDS }
/** Requests for a code from one address, for whatever names. */
export const CODE_REQUESTS: Limit = { name: 'code-request', points: 300, seconds: QUARTER_SECONDS }
/** Tries at codes from one address; one code has a limit of its own besides. */
export const CODE_TRIES: Limit = { name: 'code-try', points: 300, seconds: QUARTER_SECONDS }

/** Counts one use of each limit by its key, until one of them has had enough. */
export async function firstRefusal(
  limiter: RateLimiter,
  uses: readonly Use[],
): Promise<TooMany | undefined> {
  const verdict = await countUses(limiter, uses)
  return verdict.allowed ? undefined : { ok: false, refusal: 'too-many-requests', ...verdict }
}
