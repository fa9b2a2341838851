import type { Reply } from '#contract/endpoint.ts'
import type { Endpoints } from '#contract/endpoints.ts'
import type { ApiRefusal } from '../../api-client.ts'
import { api } from '../desk-api.ts'

/** A link that makes an account operator, or why it did not load; `not-found` when it no longer works. */
export type OperatorLinkResult =
  | { ok: true; link: Reply<Endpoints['readOperatorLink']>['data'] }
  | Pick<ApiRefusal, 'ok' | 'refusal'>

/** Loads the link of a token, with or without a session. */
export async function loadOperatorLink(token: string): Promise<OperatorLinkResult> {
  const answer = await api('readOperatorLink', { params: { token } })
  return answer.ok ? { ok: true, link: answer.reply.data } : answer
}
