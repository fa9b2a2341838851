import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { readerLanguage } from '#messages/reader-language.ts'
import { IN_PROCESS } from '#platform/in-process-fetch.ts'
import { networkOf } from '#platform/network.ts'
import type { Limit, RateLimiter } from '#platform/rate-limit.ts'
import { IDENTITY_PATH } from './client.ts'
import { readerOf, type Site } from './pages/layout.ts'
import { tooManyPage } from './pages/notices.ts'
import { send } from './pages/send.ts'

/** From one address, whatever it asks for: an office that signs in at nine stays far below. */
const REQUESTS: Limit = { name: 'identity-request', points: 1_200, seconds: 60 }
/** Sign-ins begun; each is kept until it is finished. */
const BEGINNINGS: Limit = { name: 'identity-begin', points: 300, seconds: 60 }
/** What costs next to nothing and is the same for everybody. */
const FILES: Limit = { name: 'identity-file', points: 6_000, seconds: 60 }

/** The routes with a limit of their own; every other one, those to come too, has REQUESTS. */
const EXCEPTIONS: [isMeant: (path: string) => boolean, limit: Limit][] = [
  [(path) => path === '/auth', BEGINNINGS],
  [(path) => path.startsWith('/assets/'), FILES],
  [(path) => path === '/jwks' || path === '/.well-known/openid-configuration', FILES],
]

/** Limits every route of this scope per address. What our own server asks of it comes from all its visitors together. */
export function limitRequests(
  scope: FastifyInstance,
  { limiter, site }: { limiter: RateLimiter; site: Site },
): void {
  scope.addHook('onRequest', async (request, reply) => {
    if (request.socket.remoteAddress === IN_PROCESS) return
    const verdict = await limiter.use(limitOf(request), networkOf(request.ip))
    if (!verdict.allowed) return refuse(request, reply, verdict.retryAfterSeconds, site)
  })
}

function limitOf({ routeOptions }: FastifyRequest): Limit {
  const path = routeOptions.url?.slice(IDENTITY_PATH.length) ?? ''
  return EXCEPTIONS.find(([isMeant]) => isMeant(path))?.[1] ?? REQUESTS
}

// A person reads a page; a program the error of the protocol.
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
