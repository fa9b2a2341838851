import { countUses, type RateLimiter, type Use } from '#platform/rate-limit.ts'
import type { HttpRefusal } from './outcome.ts'

/** Counts one use of each limit by its key, until one is exceeded. @returns the refusal, or null */
export async function enforceRateLimit(
  limiter: RateLimiter,
  ...uses: Use[]
): Promise<HttpRefusal | null> {
  const verdict = await countUses(limiter, uses)
  return verdict.allowed ? null : tooManyRequests(verdict.retryAfterSeconds)
}

/** @param retryAfter seconds */
export function tooManyRequests(retryAfter: number): HttpRefusal {
  return { ok: false, refusal: 'too-many-requests', retryAfter }
}
