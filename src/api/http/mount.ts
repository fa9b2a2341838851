import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type Endpoint, routeOf } from '#contract/endpoint.ts'
import { readerLanguage } from '#messages/reader-language.ts'
import { networkOf } from '#platform/network.ts'
import type { Caller, ResolvedCaller } from './caller.ts'
import type { HandlerInput, Outcome, Refused } from './outcome.ts'
import { sendRefusal } from './refuse.ts'

/** An operation as it is mounted: what is asked by HTTP and what a page asks (./call-in-process.ts) come to the same. */
export interface Operation {
  readonly endpoint: Endpoint
  readonly answer: (asked: HandlerInput<Endpoint>) => Promise<Outcome<Endpoint>>
}

/**
 * Mounts one operation of the contract: schemas parse the request, the caller is resolved before the use
 * case runs, the outcome becomes an answer. `statusCode` and `message` are added where the reply has them.
 */
export function mount<E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  answer: (asked: HandlerInput<E>) => Promise<Outcome<E>>,
): void {
  const operation = { endpoint, answer: answer as Operation['answer'] }
  app.operations.set(operationName(endpoint), operation)
  app.route({
    ...routeOf(endpoint),
    // In between the request is counted: ./rate-limit.ts.
    onRequest: (request, reply) => identify(request, reply, endpoint),
    preParsing: admit,
    handler: async (request, reply) => {
      const idempotencyKey = idempotencyKeyOf(request)
      if (idempotencyKey && idempotencyKey.length > LONGEST_KEY) return sendRefusal(reply, LONG_KEY)
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

/** What an operation is found by. */
export function operationName({ method, path }: { method: string; path: string }): string {
  return `${method} ${path}`
}

async function identify(request: FastifyRequest, reply: FastifyReply, endpoint: Endpoint) {
  request.caller = VISITOR
  void reply.headers(endpoint.access === 'public' ? ANYBODYS : ONE_PERSONS)
  if (endpoint.access === 'public') return
  const admitted = admittedTo(endpoint, await request.server.resolveCaller(request))
  if (admitted.ok) request.caller = admitted.caller
  else request.notAdmitted = admitted
}

const VISITOR: Caller = { kind: 'visitor' }

// Permission comes before the body is even read: a visitor's malformed order is a 401, not a 400.
async function admit(request: FastifyRequest, reply: FastifyReply) {
  if (request.notAdmitted) return sendRefusal(reply, request.notAdmitted)
}

/** Who asks, or why they may not ask this at all. */
export function admittedTo(
  { access }: Endpoint,
  resolved: ResolvedCaller,
): ResolvedCaller | Refused {
  if (!resolved.ok || access !== 'signed-in' || resolved.caller.kind === 'user') return resolved
  return { ok: false, refusal: 'sign-in-required' }
}

// A free time or a price is asked for again each time, and words come in the reader's language.
const ANYBODYS = { 'cache-control': 'no-cache', vary: 'accept-language, cookie' }
const ONE_PERSONS = { 'cache-control': 'no-store' }

function idempotencyKeyOf(request: FastifyRequest): string | undefined {
  if (request.method === 'GET' || request.method === 'HEAD') return undefined
  const key = request.headers['idempotency-key']
  return typeof key === 'string' && key.length > 0 ? key : undefined
}

const LONGEST_KEY = 255
const LONG_KEY: Refused = {
  ok: false,
  refusal: 'invalid-request',
  details: [
    { path: 'header.idempotency-key', message: `is longer than ${LONGEST_KEY} characters` },
  ],
}

/** What goes out, `statusCode` and `message` included. */
export function replyOf({ status }: Endpoint, answer: unknown): unknown {
  return Array.isArray(answer)
    ? answer
    : { statusCode: status, message: 'OK', ...(answer as object) }
}
