import { countUses, type RateLimiter, type Use } from '#platform/rate-limit.ts'
import { type Allowance, FIRST_REQUESTS } from './limits.ts'

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
