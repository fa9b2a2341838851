import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify'
import type { Endpoint } from '#contract/endpoint.ts'
import { readerLanguage } from '#messages/reader-language.ts'
import { networkOf } from '#platform/network.ts'
import {
  checkAccess,
  type Operation,
  operationName,
  requestSchemas,
  runOperation,
} from './operation.ts'
import type { HandlerInput, HttpRefusal, Outcome } from './outcome.ts'
import { sendRefusal } from './refuse.ts'
import { mayChange } from './standby-reads.ts'

/**
 * Mounts one operation of the contract: resolves the caller, checks access, parses the request by its schemas, runs the
 * handler and sends its outcome. Adds `statusCode` and `message` where the reply has them.
 */
export function mount<E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  handler: Operation<E>['handler'],
): void {
  app.operations.set(operationName(endpoint), { endpoint, handler } as unknown as Operation)
  app.route({
    ...routeOf(endpoint),
    // Between these two hooks ./rate-limit.ts counts the request.
    onRequest: (request, reply) => resolveAccess(request, reply, endpoint),
    preParsing: refuseAccess,
    handler: async (request, reply) => {
      const idempotencyKey = idempotencyKeyOf(request)
      if (idempotencyKey && idempotencyKey.length > MAX_KEY_LENGTH)
        return sendRefusal(reply, LONG_KEY)
      const { caller } = request
      const input = { ...inputOf(request), caller, idempotencyKey } as HandlerInput<E>
      const run = () => runOperation(endpoint, handler, input)
      const { standbyReads } = app
      if (!standbyReads) return send(reply, await run())
      if (endpoint.mayBeOld) return send(reply, await standbyReads.run(request.cookies, run))
      return send(reply, await (mayChange(endpoint) ? standbyReads.change(reply, run) : run()))
    },
  })
}

/** The input of a handler that reads and sets cookies; it resolves its caller itself, where it needs one. */
export type CookieHandlerInput<E extends Endpoint> = Omit<
  HandlerInput<E>,
  'caller' | 'idempotencyKey'
>

/**
 * Mounts one operation of the contract whose handler reads and sets cookies, as sign-in and sign-up do. Only a browser
 * can call it, no page in process.
 */
export function mountWithCookies<E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  handler: (
    input: CookieHandlerInput<E>,
    request: FastifyRequest,
    reply: FastifyReply,
  ) => Promise<Outcome<E>>,
): void {
  app.route({
    ...routeOf(endpoint),
    handler: async (request, reply) => {
      void reply.headers(PRIVATE_HEADERS)
      const answer = (input: CookieHandlerInput<E>) => handler(input, request, reply)
      return send(reply, await runOperation(endpoint, answer, inputOf<E>(request)))
    },
  })
}

function routeOf(endpoint: Endpoint): Omit<RouteOptions, 'handler'> {
  const { method, path, bodyLimitBytes, contentTypes, access, isProbe } = endpoint
  return {
    method,
    url: path,
    ...(bodyLimitBytes !== undefined && { bodyLimit: bodyLimitBytes }),
    schema: {
      ...requestSchemas(endpoint),
      ...(contentTypes && { consumes: [...contentTypes] }),
    },
    config: { access, ...(isProbe && { isProbe }) },
  }
}

async function resolveAccess(request: FastifyRequest, reply: FastifyReply, endpoint: Endpoint) {
  request.caller = { kind: 'visitor' }
  void reply.headers(endpoint.access === 'public' ? PUBLIC_HEADERS : PRIVATE_HEADERS)
  const access = await checkAccess(endpoint, request, request.server)
  if (access.ok) request.caller = access.caller
  else request.accessRefusal = access
}

// Access is checked before the body is read: a visitor's malformed order is a 401, not a 400.
async function refuseAccess(request: FastifyRequest, reply: FastifyReply) {
  if (request.accessRefusal) return sendRefusal(reply, request.accessRefusal)
}

// Slots and prices must be revalidated; texts depend on the reader's language.
const PUBLIC_HEADERS = { 'cache-control': 'no-cache', vary: 'accept-language, cookie' }
const PRIVATE_HEADERS = { 'cache-control': 'no-store' }

function inputOf<E extends Endpoint>(request: FastifyRequest): CookieHandlerInput<E> {
  const { params, query, body, cookies, headers, ip } = request
  const language = readerLanguage({
    cookie: cookies.language,
    locales: headers['accept-language'],
  })
  return { params, query, body, language, address: networkOf(ip) } as CookieHandlerInput<E>
}

function idempotencyKeyOf(request: FastifyRequest): string | undefined {
  if (request.method === 'GET' || request.method === 'HEAD') return undefined
  const key = request.headers['idempotency-key']
  return typeof key === 'string' && key.length > 0 ? key : undefined
}

const MAX_KEY_LENGTH = 255
const LONG_KEY: HttpRefusal = {
  ok: false,
  refusal: 'invalid-request',
  details: [
    { path: 'header.idempotency-key', message: `is longer than ${MAX_KEY_LENGTH} characters` },
  ],
}

function send(reply: FastifyReply, result: Awaited<ReturnType<typeof runOperation>>): FastifyReply {
  if (!result.ok) return sendRefusal(reply, result)
  return reply.status(result.status).send(result.body)
}
