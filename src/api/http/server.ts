import { constants } from 'node:zlib'
import compress from '@fastify/compress'
import cookie from '@fastify/cookie'
import helmet from '@fastify/helmet'
import underPressure from '@fastify/under-pressure'
import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyRequest,
  LogController,
} from 'fastify'
import { validatorCompiler } from 'fastify-type-provider-zod'
import type { Caller, ResolvedCaller } from '../account/caller.ts'
import { answerErrors, refuseBrokenRequest, refuseUnreadableAddress } from './errors.ts'

declare module 'fastify' {
  interface FastifyInstance {
    resolveCaller(request: FastifyRequest): Promise<ResolvedCaller>
  }
  interface FastifyRequest {
    caller: Caller
  }
  interface FastifyContextConfig {
    access?: 'public' | 'open' | 'signed-in'
    refusals?: readonly string[]
  }
}

export interface ServerOptions {
  log: FastifyBaseLogger
  publicUrl: URL
  trustProxy: false | number | string[]
  newRequestId: () => string
}

const BODY_LIMIT_BYTES = 256 * 1024
const REQUEST_TIMEOUT_MS = 30_000

/**
 * The bare Fastify server every side is mounted on: request ids, cookies, security headers, compression,
 * one shape for every error. Sends no content security policy: pages bring their own, with nonces.
 */
export async function createServer(options: ServerOptions): Promise<FastifyInstance> {
  const app = Fastify({
    loggerInstance: options.log,
    // A line of our own, without query strings, is written in onResponse.
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: trusted(options.trustProxy),
    bodyLimit: BODY_LIMIT_BYTES,
    requestTimeout: REQUEST_TIMEOUT_MS,
    genReqId: options.newRequestId,
    frameworkErrors: refuseUnreadableAddress,
    clientErrorHandler: refuseBrokenRequest(options.newRequestId),
    rewriteUrl: (request) => onOurOwnHost(request.url ?? '/'),
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 400, caseSensitive: true },
  })
  app.setValidatorCompiler(validatorCompiler)
  // Replies are typed by the contract and checked against it in tests; encoding them again costs a third of the time.
  app.setSerializerCompiler(() => (body) => JSON.stringify(body))
  app.decorateRequest('caller')
  await app.register(helmet, securityHeaders(options.publicUrl))
  await app.register(cookie)
  await app.register(compress, {
    threshold: 1024,
    encodings: ['br', 'gzip'],
    // The default quality of 11 takes longer than rendering the page.
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  })
  await app.register(underPressure, {
    maxEventLoopDelay: 5_000,
    pressureHandler: (_request, reply) => {
      void reply.header('retry-after', '5')
      throw Object.assign(new Error('event loop delayed'), { statusCode: 503 })
    },
  })
  app.addHook('onRequest', async (request, reply) => {
    void reply.header('x-request-id', request.id)
    return leadToPublicUrl(request, options.publicUrl, (url) => reply.redirect(url, 308))
  })
  app.addHook('onResponse', async (request, reply) => {
    request.log.info({ req: request, res: reply, responseTime: reply.elapsedTime })
  })
  answerErrors(app)
  return app
}

// `http://evil/x`, `//evil/x` and `/\evil/x` are addresses of another host to whoever resolves them against ours.
function onOurOwnHost(address: string): string {
  const path = address.replace(/^https?:\/\/[^/?#]*/i, '')
  return `/${path.replace(/^[/\\]+/, '')}`
}

function trusted(proxies: ServerOptions['trustProxy']) {
  return typeof proxies === 'number' ? (_address: string, hop: number) => hop < proxies : proxies
}

function securityHeaders(publicUrl: URL) {
  return {
    contentSecurityPolicy: false,
    // no-referrer would make form posts send `Origin: null`.
    referrerPolicy: { policy: 'same-origin' },
    strictTransportSecurity:
      publicUrl.protocol === 'https:' ? { maxAge: 63_072_000, includeSubDomains: false } : false,
    crossOriginEmbedderPolicy: false,
    xFrameOptions: { action: 'deny' },
  } as const
}

// One origin: cookies, sign-in and links only work there. Health checks come by address and are let through.
async function leadToPublicUrl(
  request: FastifyRequest,
  publicUrl: URL,
  redirect: (url: string) => unknown,
) {
  const isLoopback = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(request.host)
  const isProbe =
    request.url === '/healthz' || request.url === '/readyz' || request.url === '/metrics'
  if (request.host === publicUrl.host || isProbe) return
  if (isLoopback && isLoopbackHost(publicUrl) && !request.headers.accept?.includes('text/html'))
    return
  if (request.method !== 'GET' && request.method !== 'HEAD') return
  return redirect(new URL(request.url, publicUrl).href)
}

function isLoopbackHost(url: URL): boolean {
  return ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname)
}
