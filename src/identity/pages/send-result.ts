import type { FastifyReply } from 'fastify'
import { PAGE_POLICY } from './layout.ts'
import type { StepResult } from './step-result.ts'

/** Sends a page or a redirect. */
export function send(reply: FastifyReply, answer: StepResult): FastifyReply {
  reply.header('cache-control', 'no-store')
  reply.header('referrer-policy', 'same-origin') // no-referrer would make form posts send `Origin: null`
  reply.header('content-security-policy', PAGE_POLICY)
  if ('redirect' in answer) return reply.redirect(answer.redirect, 303)
  if (answer.retryAfterSeconds !== undefined) reply.header('retry-after', answer.retryAfterSeconds)
  return reply.status(answer.status).type('text/html; charset=utf-8').send(answer.page)
}
