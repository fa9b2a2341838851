import type { Pool } from 'pg'
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
} from 'rate-limiter-flexible'
import { sha256 } from './crypto.ts'

/** At most `points` uses of one key in any window of `seconds` that starts with the first use. */
export interface Limit {
  name: string
  points: number
  seconds: number
}

export type Verdict = { allowed: true } | { allowed: false; retryAfterSeconds: number }

export interface RateLimiter {
  /** Counts one use (or `cost`) by this key: an account, an address, a pair of them. */
  use(limit: Limit, key: string, cost?: number): Promise<Verdict>
  /** Looks without counting. */
  peek(limit: Limit, key: string): Promise<Verdict>
  /** Takes one use back that turned out to be a good one. */
  giveBack(limit: Limit, key: string): Promise<void>
  /** Forgets the key's uses, as after a good password. */
  forget(limit: Limit, key: string): Promise<void>
}

const ALLOWED: Verdict = { allowed: true }

/**
 * Limits shared by every process on this PostgreSQL (table rate_limits). While the database is away each
 * process counts by itself. Keys are stored as fingerprints only: they are often addresses of people.
 */
export function rateLimiter(pool: Pool): RateLimiter {
  return limiterOf((limit) => openLimiter(pool, limit))
}

/** Limits each process counts for itself, in memory: of what is asked too often to be written down. */
export function processRateLimiter(): RateLimiter {
  return limiterOf(inMemory)
}

function limiterOf(open: (limit: Limit) => RateLimiterAbstract): RateLimiter {
  const limiters = new Map<string, RateLimiterAbstract>()
  const of = (limit: Limit) => {
    const known = limiters.get(limit.name) ?? open(limit)
    limiters.set(limit.name, known)
    return known
  }
  return {
    use: async (limit, key, cost = 1) => {
      try {
        await of(limit).consume(sha256(key), cost)
        return ALLOWED
      } catch (refused) {
        return verdictOf(refused)
      }
    },
    peek: async (limit, key) => {
      const seen = await of(limit).get(sha256(key))
      return seen && seen.consumedPoints >= limit.points ? verdictOf(seen) : ALLOWED
    },
    giveBack: async (limit, key) => {
      await of(limit).reward(sha256(key))
    },
    forget: async (limit, key) => {
      await of(limit).delete(sha256(key))
    },
  }
}

export type Use = [limit: Limit, key: string, cost?: number]

/** Counts one use of each limit by its key, until one of them has had enough. */
export async function countUses(limiter: RateLimiter, uses: readonly Use[]): Promise<Verdict> {
  for (const use of uses) {
    const verdict = await limiter.use(...use)
    if (!verdict.allowed) return verdict
  }
  return ALLOWED
}

/** RATE_LIMIT=off: for load tests. */
export const noRateLimit: RateLimiter = {
  use: async () => ALLOWED,
  peek: async () => ALLOWED,
  giveBack: async () => {},
  forget: async () => {},
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

function verdictOf(refused: unknown): Verdict {
  if (!(refused instanceof RateLimiterRes)) throw refused
  return { allowed: false, retryAfterSeconds: Math.max(1, Math.ceil(refused.msBeforeNext / 1000)) }
}
