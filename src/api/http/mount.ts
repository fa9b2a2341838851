import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type Endpoint, routeOf } from '#contract/endpoint.ts'
import { readerLanguage } from '#messages/reader-language.ts'
import { networkOf } from '#platform/network.ts'
import type { Caller } from '../account/caller.ts'
import type { Asked, Outcome, Refused } from './outcome.ts'
import { sendRefusal } from './refuse.ts'

/**
 * Mounts one operation of the contract: schemas parse the request, the caller is resolved before the use
 * case runs, the outcome becomes an answer. `statusCode` and `message` are added where the reply has them.
 */
export function mount<E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  answer: (asked: Asked<E>) => Promise<Outcome<E>>,
): void {
  app.route({
    ...routeOf(endpoint),
    // In between the request is counted: ./rate-limit.ts.
    onRequest: (request, reply) => identify(request, reply, endpoint),
    preParsing: (request, reply) => admit(request, reply, endpoint),
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
      } as Asked<E>)
      if (!outcome.ok) return sendRefusal(reply, outcome)
      return reply.status(endpoint.status).send(withEnvelope(endpoint.status, outcome.answer))
    },
  })
}

async function identify(request: FastifyRequest, reply: FastifyReply, endpoint: Endpoint) {
  request.caller = VISITOR
  void reply.headers(endpoint.access === 'public' ? ANYBODYS : ONE_PERSONS)
  if (endpoint.access === 'public') return
  const resolved = await request.server.resolveCaller(request)
  if (resolved.ok) request.caller = resolved.caller
  else request.notAdmitted = resolved
}

const VISITOR: Caller = { kind: 'visitor' }

// Permission comes before the body is even read: a visitor's malformed order is a 401, not a 400.
async function admit(request: FastifyRequest, reply: FastifyReply, endpoint: Endpoint) {
  if (request.notAdmitted) return sendRefusal(reply, request.notAdmitted)
  if (endpoint.access === 'signed-in' && request.caller.kind === 'visitor') {
    return sendRefusal(reply, { ok: false, refusal: 'sign-in-required' })
  }
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

function withEnvelope(statusCode: number, answer: unknown): unknown {
  return Array.isArray(answer) ? answer : { statusCode, message: 'OK', ...(answer as object) }
}
