import rateLimit, { normalizeIP } from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'

/** Enough for two hundred orders at once and a whole office behind one address; a runaway script notices. */
const REQUESTS_PER_MINUTE = 6_000

/**
 * Limits the routes of this scope, per account and else per address, counted by each process for itself.
 * Tight limits on passwords and codes are the sign-in's own.
 */
export async function limitRequests(
  scope: FastifyInstance,
  requestsPerMinute = REQUESTS_PER_MINUTE,
): Promise<void> {
  await scope.register(rateLimit, {
    max: requestsPerMinute,
    timeWindow: 60_000,
    cache: 20_000,
    // Runs after `admit` of mount.ts, which is where the caller becomes known.
    hook: 'onRequest',
    keyGenerator: whoAsks,
    addHeadersOnExceeding: {
      'x-ratelimit-limit': false,
      'x-ratelimit-remaining': false,
      'x-ratelimit-reset': false,
    },
  })
}

function whoAsks({ caller, ip }: FastifyRequest): string {
  return caller.kind === 'user' ? `account ${caller.userName}` : `address ${normalizeIP(ip)}`
}
