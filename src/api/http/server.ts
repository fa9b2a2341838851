import { constants } from 'node:zlib'
import compress from '@fastify/compress'
import cookie from '@fastify/cookie'
import underPressure from '@fastify/under-pressure'
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify'
import { validatorCompiler } from 'fastify-type-provider-zod'
import type { RefusalCode } from '#domain/refusal.ts'
import { duringRequest } from '#platform/log.ts'
import type { Caller, CallerRequest, ResolvedCaller } from './caller.ts'
import { leadToPublicUrl, onOurOwnHost } from './canonical-host.ts'
import { answerErrors, refuseBrokenRequest, refuseUnreadableAddress } from './errors.ts'
import type { Operation } from './mount.ts'
import type { Refused } from './outcome.ts'
import { securityHeaders } from './security-headers.ts'
import { watchForUnknownProxy } from './unknown-proxy.ts'

declare module 'fastify' {
  interface FastifyInstance {
    resolveCaller(request: CallerRequest): Promise<ResolvedCaller>
    /** Those of the market, by their names (./mount.ts). */
    operations: Map<string, Operation>
  }
  interface FastifyRequest {
    caller: Caller
    /** Why whoever asks is refused before the body is read. */
    notAdmitted: Refused | null
  }
  interface FastifyReply {
    /** Why it was refused, if it was. */
    refusal: RefusalCode | null
  }
  interface FastifyContextConfig {
    access?: 'public' | 'open' | 'signed-in'
    isProbe?: boolean
  }
}

export interface ServerOptions {
  log: FastifyBaseLogger
  publicUrl: URL
  trustProxy: false | number | string[]
  newRequestId: () => string
  /** Whether every subdomain of the public name is https too. */
  hstsSubdomains?: boolean
  /** Other limits than the usual ones. */
  limits?: Partial<typeof LIMITS>
}

/** What one client may cost: a proxy in front may be stricter, and need not be. */
const LIMITS = {
  /** Of a body whose operation names no larger one. */
  bodyBytes: 32 * 1024,
  /** Of request line and headers together. */
  headBytes: 16 * 1024,
  /** For all headers to arrive, and for the whole request. */
  headMs: 10_000,
  requestMs: 30_000,
  /** How often slow requests are looked for. */
  lookMs: 2_000,
  /** Of silence in the middle of an answer nobody reads. */
  silenceMs: 60_000,
  connections: 5_000,
  /** A process that is this late answers 503 at once; 0 is never. */
  eventLoopDelayMs: 5_000,
}

/**
 * The bare Fastify server every side is mounted on: request ids, cookies, security headers, compression,
 * limits, one shape for every error.
 */
export async function createServer(options: ServerOptions): Promise<FastifyInstance> {
  const { publicUrl, newRequestId } = options
  const limits = { ...LIMITS, ...options.limits }
  const everyAnswer = securityHeaders(publicUrl, options)
  const app = Fastify({
    loggerInstance: options.log,
    // A line of our own, without query strings, is written in onResponse.
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: trusted(options.trustProxy),
    bodyLimit: limits.bodyBytes,
    requestTimeout: limits.requestMs,
    connectionTimeout: limits.silenceMs,
    http: {
      maxHeaderSize: limits.headBytes,
      headersTimeout: limits.headMs,
      connectionsCheckingInterval: limits.lookMs,
      requireHostHeader: false, // ./canonical-host.ts refuses its lack, in the shape every refusal has
    },
    genReqId: newRequestId,
    frameworkErrors: refuseUnreadableAddress(everyAnswer),
    clientErrorHandler: refuseBrokenRequest(everyAnswer, newRequestId),
    rewriteUrl: (request) => onOurOwnHost(request.url ?? '/'),
    forceCloseConnections: 'idle',
    // A part of an address is as long as it may be: what it names is judged by its operation, not by the router.
    routerOptions: { maxParamLength: limits.headBytes, caseSensitive: true },
  })
  app.server.maxConnections = limits.connections
  // An expectation we do not know is no reason for a bare 417.
  app.server.on('checkExpectation', (request, response) => app.routing(request, response))
  app.setValidatorCompiler(validatorCompiler)
  // Replies are typed by the contract and checked against it in tests; encoding them again costs a third of the time.
  app.setSerializerCompiler(() => (body) => JSON.stringify(body))
  app.decorate('operations', new Map())
  app.decorateRequest('caller')
  app.decorateRequest('notAdmitted', null)
  app.decorateReply('refusal', null)
  // First of all hooks: whatever another one refuses has the headers and the id too.
  app.addHook('onRequest', async (request, reply) => {
    void reply.headers(everyAnswer).header('x-request-id', request.id)
    return leadToPublicUrl(request, reply, publicUrl)
  })
  watchForUnknownProxy(app, options.trustProxy !== false)
  await app.register(cookie)
  await app.register(compress, {
    threshold: 1024,
    encodings: ['zstd', 'br', 'gzip'],
    globalDecompression: false, // a small body that unpacks to a large one is nothing we ask for
    // zstd, at its own usual level, packs a page as small as this brotli in half the time. The default quality of 11
    // takes longer than rendering the page; of those below, this one gains most per effort.
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 3 } },
    // Half a millisecond for a page in one go: less than handing it to another thread and back in pieces.
    syncThreshold: 256 * 1024,
  })
  await app.register(underPressure, {
    maxEventLoopDelay: limits.eventLoopDelayMs,
    pressureHandler: (_request, reply) => {
      void reply.header('retry-after', '5')
      throw Object.assign(new Error('event loop delayed'), { statusCode: 503 })
    },
  })
  // Twice, because reading a body leaves the course of events that the first began.
  app.addHook('onRequest', (request, _reply, done) => duringRequest(request.id, done))
  app.addHook('preValidation', (request, _reply, done) => duringRequest(request.id, done))
  app.addHook('onResponse', async (request, reply) => {
    request.log.info({ req: request, res: reply, responseTime: reply.elapsedTime })
  })
  answerErrors(app)
  return app
}

function trusted(proxies: ServerOptions['trustProxy']) {
  return typeof proxies === 'number' ? (_address: string, hop: number) => hop < proxies : proxies
}
