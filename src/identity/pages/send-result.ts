import type { FastifyReply } from 'fastify'
import { PAGE_POLICY, SCRIPT_PAGE_POLICY } from './layout.ts'
import type { StepResult } from './step-result.ts'

/** Sends a page or a redirect. */
export function send(reply: FastifyReply, answer: StepResult): FastifyReply {
  reply.header('cache-control', 'no-store')
  reply.header('referrer-policy', 'same-origin') // no-referrer would make form posts send `Origin: null`
  const hasScript = 'hasScript' in answer && answer.hasScript
  reply.header('content-security-policy', hasScript ? SCRIPT_PAGE_POLICY : PAGE_POLICY)
  if (hasScript) allowPasskeys(reply)
  if ('redirect' in answer) return reply.redirect(answer.redirect, 303)
  if (answer.retryAfterSeconds !== undefined) reply.header('retry-after', answer.retryAfterSeconds)
  return reply.status(answer.status).type('text/html; charset=utf-8').send(answer.page)
}

// Everywhere else passkeys are forbidden (api/http/security-headers.ts).
function allowPasskeys(reply: FastifyReply): void {
  const policy = String(reply.getHeader('permissions-policy') ?? '')
  const allowed = policy.replace('publickey-credentials-get=()', 'publickey-credentials-get=(self)')
  reply.header('permissions-policy', allowed)
}
