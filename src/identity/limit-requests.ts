import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { readerLanguage } from '#messages/reader-language.ts'
import { IN_PROCESS } from '#platform/in-process-fetch.ts'
import { networkOf } from '#platform/network.ts'
import type { Limit, RateLimiter } from '#platform/rate-limit.ts'
import { IDENTITY_PATH } from './client.ts'
import { readerOf, type Site } from './pages/layout.ts'
import { tooManyPage } from './pages/notices.ts'
import { send } from './pages/send-result.ts'

/** All requests of one address. */
const REQUESTS: Limit = { name: 'identity-request', points: 1_200, seconds: 60 }
/** Sign-ins begun; each is stored until it is finished or expires. */
const SIGN_IN_STARTS: Limit = { name: 'identity-begin', points: 300, seconds: 60 }
/** Cheap requests with the same response for everybody. */
const FILES: Limit = { name: 'identity-file', points: 6_000, seconds: 60 }

/** Routes with their own limit; all others have REQUESTS. */
const EXCEPTIONS: [matches: (path: string) => boolean, limit: Limit][] = [
  [(path) => path === '/auth', SIGN_IN_STARTS],
  [(path) => path.startsWith('/assets/'), FILES],
  [(path) => path === '/jwks' || path === '/.well-known/openid-configuration', FILES],
]

/** Limits every route of this scope per address, except calls in process, which serve all visitors together. */
export function limitRequests(
  scope: FastifyInstance,
  { limiter, site }: { limiter: RateLimiter; site: Site },
): void {
  scope.addHook('onRequest', async (request, reply) => {
    if (request.socket.remoteAddress === IN_PROCESS) return
    const result = await limiter.use(limitOf(request), networkOf(request.ip))
    if (!result.allowed) return refuse(request, reply, result.retryAfterSeconds, site)
  })
}

function limitOf({ routeOptions }: FastifyRequest): Limit {
  const path = routeOptions.url?.slice(IDENTITY_PATH.length) ?? ''
  return EXCEPTIONS.find(([matches]) => matches(path))?.[1] ?? REQUESTS
}

// A browser gets a page, a program the error of the protocol.
function refuse(
  request: FastifyRequest,
  reply: FastifyReply,
  retryAfterSeconds: number,
  site: Site,
): FastifyReply {
  const { cookies, headers } = request
  if (!headers.accept?.includes('text/html')) {
    return reply
      .status(429)
      .header('retry-after', retryAfterSeconds)
      .header('cache-control', 'no-store')
      .send({ error: 'temporarily_unavailable', error_description: 'too many requests' })
  }
  const language = readerLanguage({
    cookie: cookies.language,
    locales: headers['accept-language'],
  })
  const page = tooManyPage(readerOf(language, site), retryAfterSeconds)
  return send(reply, { status: 429, page, retryAfterSeconds })
}
