import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { networkOf } from '#platform/network.ts'

/** Enough for two hundred orders at once and a whole office behind one address; a runaway script notices. */
export const REQUESTS_PER_MINUTE = 6_000

/**
 * Limits every operation of the contract mounted from here on, whichever side brings it, but probes: per account and
 * else per address, a refused token being its address's. Each process counts for itself. Tight limits on passwords
 * and codes are the sign-in's own.
 */
export async function limitRequests(
  app: FastifyInstance,
  requestsPerMinute = REQUESTS_PER_MINUTE,
): Promise<void> {
  await app.register(rateLimit, {
    global: false,
    max: requestsPerMinute,
    timeWindow: 60_000,
    cache: 20_000,
    keyGenerator: whoAsks,
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
    // Behind the hook that says who asks, before anything is refused.
    route.onRequest = [route.onRequest ?? [], count].flat()
  })
}

// Operations that have no use for a caller know none.
function whoAsks({ caller, ip }: FastifyRequest): string {
  return caller?.kind === 'user' ? `account ${caller.userName}` : `address ${networkOf(ip)}`
}
