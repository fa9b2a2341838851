import { constants } from 'node:zlib'
import compress from '@fastify/compress'
import cookie from '@fastify/cookie'
import swagger from '@fastify/swagger'
import underPressure from '@fastify/under-pressure'
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify'
import { validatorCompiler } from 'fastify-type-provider-zod'
import type { RefusalCode } from '#domain/refusal.ts'
import { MINUTE_MS } from '#domain/time-units.ts'
import { withRequestId } from '#platform/log.ts'
import type { Caller, CallerRequest, CheckSecondFactor, ResolvedCaller } from './caller.ts'
import { redirectToPublicUrl, toOwnPath } from './canonical-host.ts'
import { handleErrors, refuseInvalidUrl, refuseMalformedRequest } from './errors.ts'
import { openApiOptions } from './openapi.ts'
import type { Operation } from './operation.ts'
import type { HttpRefusal } from './outcome.ts'
import { securityHeaders } from './security-headers.ts'
import type { StandbyReads } from './standby-reads.ts'
import { watchForUnknownProxy } from './unknown-proxy.ts'

declare module 'fastify' {
  interface FastifyInstance {
    resolveCaller(request: CallerRequest): Promise<ResolvedCaller>
    /** Null where no second factor is required. */
    checkSecondFactor: CheckSecondFactor | null
    /** Whether an account is operator: asked for every operation with that access. */
    isOperator(userName: string): Promise<boolean>
    /** Null without standbys to read from. */
    standbyReads: StandbyReads | null
    /** The mounted operations by `operationName` (./operation.ts). */
    operations: Map<string, Operation>
  }
  interface FastifyRequest {
    caller: Caller
    /** The refusal of a caller without access, sent before the body is read. */
    accessRefusal: HttpRefusal | null
  }
  interface FastifyReply {
    /** The code of the refusal that was sent, if any. */
    refusal: RefusalCode | null
  }
  interface FastifyContextConfig {
    access?: 'public' | 'open' | 'signed-in' | 'operator'
    isProbe?: boolean
  }
}

export interface ServerOptions {
  log: FastifyBaseLogger
  publicUrl: URL
  trustProxy: false | number | string[]
  newRequestId: () => string
  /** Whether HSTS includes the subdomains. */
  hstsSubdomains?: boolean
  limits?: Partial<typeof LIMITS>
}

/** Limits per client; a proxy in front is not needed for them. */
const LIMITS = {
  /** The largest body, unless the operation allows a larger one. */
  bodyBytes: 32 * 1024,
  /** Request line and headers together. */
  headBytes: 16 * 1024,
  /** The time for all headers, and for the whole request, to arrive. */
  headersMs: 10_000,
  requestMs: 30_000,
  /** The interval of checks for slow requests. */
  checkIntervalMs: 2_000,
  /** The time after which an idle connection is closed, also in the middle of a reply. */
  idleMs: MINUTE_MS,
  connections: 5_000,
  /** The event loop delay from which requests get a 503; 0 turns this off. */
  eventLoopDelayMs: 5_000,
}

/**
 * Creates the Fastify server on which all parts are mounted, with request ids, cookies, security headers, compression,
 * limits and error handling.
 */
export async function createServer(options: ServerOptions): Promise<FastifyInstance> {
  const { publicUrl, newRequestId } = options
  const limits = { ...LIMITS, ...options.limits }
  const defaultHeaders = securityHeaders(publicUrl, options)
  const app = Fastify({
    loggerInstance: options.log,
    // onResponse logs each request without its query string.
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: trusted(options.trustProxy),
    bodyLimit: limits.bodyBytes,
    requestTimeout: limits.requestMs,
    connectionTimeout: limits.idleMs,
    http: {
      maxHeaderSize: limits.headBytes,
      headersTimeout: limits.headersMs,
      connectionsCheckingInterval: limits.checkIntervalMs,
      requireHostHeader: false, // ./canonical-host.ts refuses a missing one, in the shape of the contract
    },
    genReqId: newRequestId,
    frameworkErrors: refuseInvalidUrl(defaultHeaders),
    clientErrorHandler: refuseMalformedRequest(defaultHeaders, newRequestId),
    rewriteUrl: (request) => toOwnPath(request.url ?? '/'),
    forceCloseConnections: 'idle',
    // Path parameters of any length reach their operation, which validates them.
    routerOptions: { maxParamLength: limits.headBytes, caseSensitive: true },
  })
  app.server.maxConnections = limits.connections
  // Unknown `Expect` headers are ignored instead of answered with a 417.
  app.server.on('checkExpectation', (request, response) => app.routing(request, response))
  app.setValidatorCompiler(validatorCompiler)
  // Tests check replies against the contract; validating them here too would cost a third of the time.
  app.setSerializerCompiler(() => (body) => JSON.stringify(body))
  app.decorate('operations', new Map())
  app.decorate('checkSecondFactor', null)
  app.decorate('isOperator', async () => false)
  app.decorate('standbyReads', null)
  app.decorateRequest('caller')
  app.decorateRequest('accessRefusal', null)
  app.decorateReply('refusal', null)
  // The first hook, so that refusals of later hooks have the headers and the id too.
  app.addHook('onRequest', async (request, reply) => {
    void reply.headers(defaultHeaders).header('x-request-id', request.id)
    return redirectToPublicUrl(request, reply, publicUrl)
  })
  watchForUnknownProxy(app, options.trustProxy !== false)
  await app.register(swagger, openApiOptions(publicUrl)) // before the routes, which it collects
  await app.register(cookie)
  await app.register(compress, {
    threshold: 1024,
    encodings: ['zstd', 'br', 'gzip'],
    globalDecompression: false, // no compressed request bodies, because of decompression bombs
    // zstd at its default level is as small as this brotli in half the time. Brotli's default quality of 11 takes longer
    // than rendering the page; 3 has the best ratio of size to time.
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 3 } },
    // Compressing a page synchronously takes half a millisecond, less than a stream on another thread.
    syncThreshold: 256 * 1024,
  })
  await app.register(underPressure, {
    maxEventLoopDelay: limits.eventLoopDelayMs,
    pressureHandler: (request, reply) => {
      // Files of the build cost no time, and a page that was sent does not work without them.
      if (request.routeOptions.url?.startsWith('/assets/')) return
      void reply.header('retry-after', '5')
      throw Object.assign(new Error('event loop delayed'), { statusCode: 503 })
    },
  })
  // Twice, because reading the body leaves the async context of the first.
  app.addHook('onRequest', (request, _reply, done) => withRequestId(request.id, done))
  app.addHook('preValidation', (request, _reply, done) => withRequestId(request.id, done))
  app.addHook('onResponse', async (request, reply) => {
    request.log.info({ req: request, res: reply, responseTime: reply.elapsedTime })
  })
  handleErrors(app)
  return app
}

function trusted(proxies: ServerOptions['trustProxy']) {
  return typeof proxies === 'number' ? (_address: string, hop: number) => hop < proxies : proxies
}
