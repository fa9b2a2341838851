import type { Pool } from 'pg'
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
} from 'rate-limiter-flexible'
import { sha256 } from './crypto.ts'

/** At most `points` uses of one key in a window of `seconds` that starts with the first use. */
export interface Limit {
  name: string
  points: number
  seconds: number
}

export type LimitResult = { allowed: true } | { allowed: false; retryAfterSeconds: number }

export interface RateLimiter {
  /** Counts one use (or `cost`) of a key, such as an account or an address. */
  use(limit: Limit, key: string, cost?: number): Promise<LimitResult>
  /** Checks without counting. */
  check(limit: Limit, key: string): Promise<LimitResult>
  /** Takes one use back. */
  refund(limit: Limit, key: string): Promise<void>
  /** Deletes the uses of a key. */
  reset(limit: Limit, key: string): Promise<void>
}

const ALLOWED: LimitResult = { allowed: true }

/**
 * Limits shared by all processes on this PostgreSQL (table rate_limits). While the database is unavailable each process
 * counts by itself. Keys are stored as SHA-256, because they are often personal.
 */
export function rateLimiter(pool: Pool): RateLimiter {
  return limiterOf((limit) => openLimiter(pool, limit))
}

/** Limits counted in memory by each process, for requests too frequent to be stored. */
export function processRateLimiter(): RateLimiter {
  return limiterOf(inMemory)
}

function limiterOf(open: (limit: Limit) => RateLimiterAbstract): RateLimiter {
  const limiters = new Map<string, RateLimiterAbstract>()
  const limiterFor = (limit: Limit) => {
    const limiter = limiters.get(limit.name) ?? open(limit)
    limiters.set(limit.name, limiter)
    return limiter
  }
  return {
    use: async (limit, key, cost = 1) => {
      try {
        await limiterFor(limit).consume(sha256(key), cost)
        return ALLOWED
      } catch (refused) {
        return resultOf(refused)
      }
    },
    check: async (limit, key) => {
      const current = await limiterFor(limit).get(sha256(key))
      return current && current.consumedPoints >= limit.points ? resultOf(current) : ALLOWED
    },
    refund: async (limit, key) => {
      await limiterFor(limit).reward(sha256(key))
    },
    reset: async (limit, key) => {
      await limiterFor(limit).delete(sha256(key))
    },
  }
}

export type Use = [limit: Limit, key: string, cost?: number]

/** Counts one use of each limit by its key, until one is exceeded. */
export async function countUses(limiter: RateLimiter, uses: readonly Use[]): Promise<LimitResult> {
  for (const use of uses) {
    const result = await limiter.use(...use)
    if (!result.allowed) return result
  }
  return ALLOWED
}

/** No limits (RATE_LIMIT=off), for load tests. */
export const noRateLimit: RateLimiter = {
  use: async () => ALLOWED,
  check: async () => ALLOWED,
  refund: async () => {},
  reset: async () => {},
}

function openLimiter(pool: Pool, { name, points, seconds }: Limit): RateLimiterPostgres {
  return new RateLimiterPostgres({
    storeClient: pool,
    storeType: 'pool',
    tableName: 'rate_limits',
    tableCreated: true,
    keyPrefix: name,
    points,
    duration: seconds,
    insuranceLimiter: inMemory({ name, points, seconds }),
  })
}

function inMemory({ name, points, seconds }: Limit): RateLimiterMemory {
  return new RateLimiterMemory({ keyPrefix: name, points, duration: seconds })
}

function resultOf(refused: unknown): LimitResult {
  if (!(refused instanceof RateLimiterRes)) throw refused
  return { allowed: false, retryAfterSeconds: Math.max(1, Math.ceil(refused.msBeforeNext / 1000)) }
}
