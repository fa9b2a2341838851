import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type Endpoint, routeOf } from '#contract/endpoint.ts'
import { readerLanguage } from '#messages/reader-language.ts'
import { networkOf } from '#platform/network.ts'
import type { Caller, ResolvedCaller } from './caller.ts'
import type { HandlerInput, HttpRefusal, Outcome } from './outcome.ts'
import { sendRefusal } from './refuse.ts'

/** A mounted operation; calls over HTTP and calls by a page (./call-in-process.ts) run the same handler. */
export interface Operation {
  readonly endpoint: Endpoint
  readonly answer: (input: HandlerInput<Endpoint>) => Promise<Outcome<Endpoint>>
}

/**
 * Mounts one operation of the contract: resolves the caller, checks access, parses the request by its schemas, runs the
 * handler and sends its outcome. Adds `statusCode` and `message` unless the reply is a list.
 */
export function mount<E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  answer: (input: HandlerInput<E>) => Promise<Outcome<E>>,
): void {
  const operation = { endpoint, answer: answer as Operation['answer'] }
  app.operations.set(operationName(endpoint), operation)
  app.route({
    ...routeOf(endpoint),
    // Between these two hooks ./rate-limit.ts counts the request.
    onRequest: (request, reply) => resolveAccess(request, reply, endpoint),
    preParsing: refuseAccess,
    handler: async (request, reply) => {
      const idempotencyKey = idempotencyKeyOf(request)
      if (idempotencyKey && idempotencyKey.length > MAX_KEY_LENGTH)
        return sendRefusal(reply, LONG_KEY)
      const outcome = await answer({
        params: request.params,
        query: request.query,
        body: request.body,
        caller: request.caller,
        language: readerLanguage({
          cookie: request.cookies.language,
          locales: request.headers['accept-language'],
        }),
        idempotencyKey,
        address: networkOf(request.ip),
      } as HandlerInput<E>)
      if (!outcome.ok) return sendRefusal(reply, outcome)
      return reply.status(endpoint.status).send(replyOf(endpoint, outcome.answer))
    },
  })
}

/** The key of an operation: method and path pattern. */
export function operationName({ method, path }: { method: string; path: string }): string {
  return `${method} ${path}`
}

async function resolveAccess(request: FastifyRequest, reply: FastifyReply, endpoint: Endpoint) {
  request.caller = VISITOR
  void reply.headers(endpoint.access === 'public' ? PUBLIC_HEADERS : PRIVATE_HEADERS)
  if (endpoint.access === 'public') return
  const admitted = checkAccess(endpoint, await request.server.resolveCaller(request))
  if (admitted.ok) request.caller = admitted.caller
  else request.accessRefusal = admitted
}

const VISITOR: Caller = { kind: 'visitor' }

// Access is checked before the body is read: a visitor's malformed order is a 401, not a 400.
async function refuseAccess(request: FastifyRequest, reply: FastifyReply) {
  if (request.accessRefusal) return sendRefusal(reply, request.accessRefusal)
}

/** The caller, or the refusal of a visitor where the endpoint needs a sign-in. */
export function checkAccess(
  { access }: Endpoint,
  resolved: ResolvedCaller,
): ResolvedCaller | HttpRefusal {
  if (!resolved.ok || access !== 'signed-in' || resolved.caller.kind === 'user') return resolved
  return { ok: false, refusal: 'sign-in-required' }
}

// Slots and prices must be revalidated; texts depend on the reader's language.
const PUBLIC_HEADERS = { 'cache-control': 'no-cache', vary: 'accept-language, cookie' }
const PRIVATE_HEADERS = { 'cache-control': 'no-store' }

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

/** The reply with `statusCode` and `message`; a list stays as it is. */
export function replyOf({ status }: Endpoint, answer: unknown): unknown {
  return Array.isArray(answer)
    ? answer
    : { statusCode: status, message: 'OK', ...(answer as object) }
}
