import type { FastifyReply } from 'fastify'
import type { Refused } from './outcome.ts'
import { refusalMessage, refusalStatus } from './refusal-status.ts'

/** Sends a refusal in the one shape every refusal has. */
export function sendRefusal(
  reply: FastifyReply,
  { refusal, details, data }: Refused,
): FastifyReply {
  const statusCode = refusalStatus[refusal]
  return reply
    .status(statusCode)
    .type('application/json; charset=utf-8')
    .serializer((body: unknown) => JSON.stringify(body))
    .send({
      statusCode,
      code: refusal,
      message: refusalMessage[refusal],
      ...(details && { details }),
      ...(data !== undefined && { data }),
    })
}
