import type { FastifyReply } from 'fastify'
import type { Refused } from './outcome.ts'
import { refusalMessage, refusalStatus } from './refusal-status.ts'

/** Sends a refusal in the one shape every refusal has. */
export function sendRefusal(reply: FastifyReply, refused: Refused): FastifyReply {
  reply.refusal = refused.refusal
  return reply
    .status(refusalStatus[refused.refusal])
    .type('application/json; charset=utf-8')
    .header('cache-control', 'no-store')
    .serializer((body: unknown) => JSON.stringify(body))
    .send(refusalBody(refused))
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
