import type { Reply } from '#contract/endpoint.ts'
import type { Endpoints } from '#contract/endpoints.ts'
import { type ApiRefusal, api } from '../../api-client.ts'

export type Invitation = Reply<Endpoints['getInvitation']>['data']['invitation']

/** The invitation of a link, or why it did not load; `not-found` when the link is unknown. */
export type InvitationResult =
  | { ok: true; invitation: Invitation }
  | Pick<ApiRefusal, 'ok' | 'refusal'>

/** Loads the invitation behind a link, with or without a session (row WORK-95). */
export async function loadInvitation(token: string): Promise<InvitationResult> {
  const answer = await api('getInvitation', { params: { token } })
  return answer.ok ? { ok: true, invitation: answer.reply.data.invitation } : answer
}
