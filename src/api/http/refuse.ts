import type { FastifyReply } from 'fastify'
import type { HttpRefusal } from './outcome.ts'
import { refusalMessage, refusalStatus } from './refusal-status.ts'

/** Sends a refusal in the shape of the contract. */
export function sendRefusal(reply: FastifyReply, refused: HttpRefusal): FastifyReply {
  reply.refusal = refused.refusal
  const challenge = CHALLENGES[refused.refusal]
  if (refused.retryAfter) void reply.header('retry-after', String(refused.retryAfter))
  if (challenge) void reply.header('www-authenticate', challenge)
  return reply
    .status(refusalStatus[refused.refusal])
    .type('application/json; charset=utf-8')
    .header('cache-control', 'no-store')
    .serializer((body: unknown) => JSON.stringify(body))
    .send(refusalBody(refused))
}

/** The `www-authenticate` header of a 401 (RFC 6750, 3). */
const CHALLENGES: Partial<Record<HttpRefusal['refusal'], string>> = {
  'sign-in-required': 'Bearer',
  'invalid-token': 'Bearer error="invalid_token"',
}

/** The body of a refusal. */
export function refusalBody({ refusal, details, data }: HttpRefusal) {
  return {
    statusCode: refusalStatus[refusal],
    code: refusal,
    message: refusalMessage[refusal],
    ...(details && { details }),
    ...(data !== undefined && { data }),
  }
}
