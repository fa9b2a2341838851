import { countUses, type Limit, type RateLimiter, type Use } from '#platform/rate-limit.ts'
import { DAY_SECONDS, HOUR_SECONDS, MINUTE_SECONDS } from '#platform/time-units.ts'

/** A refusal by a limit; the seconds go into Retry-After. */
export interface TooManyRequests {
  ok: false
  refusal: 'too-many-requests'
  retryAfterSeconds: number
  /** Whether the limit is that of the name over all addresses: known devices and mailed codes still work. */
  isName?: boolean
}

/** The queue of password hashing is full. */
export interface Busy {
  ok: false
  refusal: 'unavailable'
  retryAfterSeconds: number
}

export const BUSY: Busy = { ok: false, refusal: 'unavailable', retryAfterSeconds: 5 }

const QUARTER_HOUR_SECONDS = 15 * MINUTE_SECONDS

/** Attempts at one name from one address. */
export const SIGN_IN_ATTEMPTS: Limit = { name: 'sign-in', points: 20, seconds: 10 * MINUTE_SECONDS }
/**
 * Attempts at one name from unknown devices, over all addresses. User name and mail address of a person are counted
 * separately: a common count would reveal that they belong together.
 */
export const NAME_ATTEMPTS: Limit = { name: 'sign-in-name', points: 100, seconds: HOUR_SECONDS }
/** Attempts by a device that has signed in to this account before, counted apart from those of others. */
export const DEVICE_ATTEMPTS: Limit = {
  name: 'sign-in-device',
  points: 20,
  seconds: 10 * MINUTE_SECONDS,
}
/** Failures from one address over all names, against password spraying. */
export const ADDRESS_FAILURES: Limit = {
  name: 'sign-in-failures',
  points: 200,
  seconds: HOUR_SECONDS,
}
/** Sign-ups from one address. */
export const SIGN_UPS: Limit = { name: 'sign-up', points: 300, seconds: HOUR_SECONDS }
/** Accounts created by one address in a public demo. */
export const DEMO_VISITORS: Limit = { name: 'demo-visitor', points: 60, seconds: HOUR_SECONDS }
/** Codes for one name or mail address, requested from one network address; fewer than the mails of one mailbox. */
export const CODES: Limit = { name: 'code', points: 8, seconds: HOUR_SECONDS }
/** The first request of a day for one name from one address. */
const FIRST_REQUESTS: Limit = { name: 'code-first', points: 1, seconds: DAY_SECONDS }
/**
 * Mails to one mailbox, against flooding. First requests, repeated requests and known devices have separate allowances,
 * so that an attacker's repeats do not keep the owner from getting a code. Recovery and sign-up are counted separately.
 */
export const MAILS = {
  again: { name: 'identity-mail-again', points: 6, seconds: HOUR_SECONDS },
  first: { name: 'identity-mail-first', points: 15, seconds: HOUR_SECONDS },
  device: { name: 'identity-mail-device', points: 6, seconds: HOUR_SECONDS },
} as const satisfies Record<string, Limit>
/** The allowance that a mail is counted against. */
export type Allowance = keyof typeof MAILS
/** Requests for codes from one address, over all names. */
export const CODE_REQUESTS: Limit = {
  name: 'code-request',
  points: 300,
  seconds: QUARTER_HOUR_SECONDS,
}
/** Attempts at codes from one address; each code has its own limit too (MAX_ATTEMPTS). */
export const CODE_CHECKS: Limit = { name: 'code-try', points: 300, seconds: QUARTER_HOUR_SECONDS }

/** Counts one use of each limit by its key, until one is exceeded. @returns its refusal */
export async function firstRefusal(
  limiter: RateLimiter,
  uses: readonly Use[],
): Promise<TooManyRequests | undefined> {
  const result = await countUses(limiter, uses)
  return result.allowed ? undefined : { ok: false, refusal: 'too-many-requests', ...result }
}

/** Takes back one use of each limit. */
export async function refund(limiter: RateLimiter, uses: readonly Use[]): Promise<void> {
  for (const [limit, key] of uses) await limiter.refund(limit, key)
}

/** The allowance of a mail for this name that this address requests. */
export async function allowanceFor(
  limiter: RateLimiter,
  { address, name }: { address: string; name: string },
): Promise<Allowance> {
  const isFirst = (await limiter.use(FIRST_REQUESTS, `${address} ${name}`)).allowed
  return isFirst ? 'first' : 'again'
}
