import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { MINUTE_MS } from '#domain/time-units.ts'
import { networkOf } from '#platform/network.ts'

/** Enough for two hundred orders at once from one address. */
export const REQUESTS_PER_MINUTE = 6_000

/**
 * Limits every operation that is mounted afterwards, except probes: per account, and without a valid token per network
 * address. Each process counts by itself. The sign-in has its own, stricter limits on passwords and codes.
 */
export async function limitRequests(
  app: FastifyInstance,
  requestsPerMinute = REQUESTS_PER_MINUTE,
): Promise<void> {
  await app.register(rateLimit, {
    global: false,
    max: requestsPerMinute,
    timeWindow: MINUTE_MS,
    cache: 20_000,
    keyGenerator: callerKey,
    addHeadersOnExceeding: {
      'x-ratelimit-limit': false,
      'x-ratelimit-remaining': false,
      'x-ratelimit-reset': false,
    },
  })
  const count = app.rateLimit()
  app.addHook('onRoute', (route) => {
    const { access, isProbe } = route.config ?? {}
    if (access === undefined || isProbe) return
    // After the hook that resolves the caller, before access is refused.
    route.onRequest = [route.onRequest ?? [], count].flat()
  })
}

// Public operations resolve no caller.
function callerKey({ caller, ip }: FastifyRequest): string {
  return caller?.kind === 'user' ? `account ${caller.userName}` : `address ${networkOf(ip)}`
}
