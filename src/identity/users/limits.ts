import { countUses, type Limit, type RateLimiter, type Use } from '#platform/rate-limit.ts'

/** Said instead of an answer; the seconds go into Retry-After. */
export interface TooMany {
  ok: false
  refusal: 'too-many-requests'
  retryAfterSeconds: number
  /** The name has had its tries from everywhere together: known devices and a code by mail still lead in. */
  isName?: boolean
}

/** More passwords wait to be checked than can be soon. */
export interface Busy {
  ok: false
  refusal: 'unavailable'
  retryAfterSeconds: number
}

export const BUSY: Busy = { ok: false, refusal: 'unavailable', retryAfterSeconds: 5 }

const QUARTER_SECONDS = 15 * 60
const HOUR_SECONDS = 3600

/** Tries at one name from one address: slows whoever guesses, and nobody else with that name. */
export const SIGN_IN_TRIES: Limit = { name: 'sign-in', points: 20, seconds: 10 * 60 }
/**
 * Tries at one name from devices that never signed in to it, over all addresses. Kept apart by the name as it is typed:
 * one count for user name and address of a person would tell that they belong together.
 */
export const NAME_TRIES: Limit = { name: 'sign-in-name', points: 100, seconds: HOUR_SECONDS }
/** Tries by a device that signed in to this account before, whatever others do to its name. */
export const DEVICE_TRIES: Limit = { name: 'sign-in-device', points: 20, seconds: 10 * 60 }
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
/** The first request for one name from one address in a day; those after it are more of the same. */
const FIRST_REQUESTS: Limit = { name: 'code-first', points: 1, seconds: 24 * HOUR_SECONDS }
/**
 * Mails to one mailbox, so that nobody's is filled. Who asks again and again uses up what is for that alone: an owner
 * who asks from elsewhere, or from a device that signed in before, still gets a code. Recovery and sign-up are apart.
 */
export const MAILS = {
  again: { name: 'identity-mail-again', points: 6, seconds: HOUR_SECONDS },
  first: { name: 'identity-mail-first', points: 15, seconds: HOUR_SECONDS },
  device: { name: 'identity-mail-device', points: 6, seconds: HOUR_SECONDS },
} as const satisfies Record<string, Limit>
/** Out of which allowance a mail goes. */
export type Allowance = keyof typeof MAILS
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

/** Takes one use of each back: nothing was judged that a limit is for. */
export async function giveBack(limiter: RateLimiter, uses: readonly Use[]): Promise<void> {
  for (const [limit, key] of uses) await limiter.giveBack(limit, key)
}

/** Out of which allowance the mail for this name goes that this address asks for. */
export async function allowanceFor(
  limiter: RateLimiter,
  { address, name }: { address: string; name: string },
): Promise<Allowance> {
  const isFirst = (await limiter.use(FIRST_REQUESTS, `${address} ${name}`)).allowed
  return isFirst ? 'first' : 'again'
}
