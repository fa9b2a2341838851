import type { FastifyReply } from 'fastify'
import type { Refused } from './outcome.ts'
import { refusalMessage, refusalStatus } from './refusal-status.ts'

/** Sends a refusal in the one shape every refusal has. */
export function sendRefusal(reply: FastifyReply, refused: Refused): FastifyReply {
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

/** RFC 6750, 3: every 401 says how to come in, and what was wrong with the token that came. */
const CHALLENGES: Partial<Record<Refused['refusal'], string>> = {
  'sign-in-required': 'Bearer',
  'invalid-token': 'Bearer error="invalid_token"',
}

/** The body of a refusal, for where there is no reply to send it with. */
export function refusalBody({ refusal, details, data }: Refused) {
  return {
    statusCode: refusalStatus[refusal],
    code: refusal,
    message: refusalMessage[refusal],
    ...(details && { details }),
    ...(data !== undefined && { data }),
  }
}
