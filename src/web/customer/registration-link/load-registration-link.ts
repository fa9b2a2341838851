import type { Reply } from '#contract/endpoint.ts'
import type { Endpoints } from '#contract/endpoints.ts'
import type { ApiRefusal } from '../../api-client.ts'
import { api } from './registration-link-api.ts'

export type LinkedRegistration = Reply<Endpoints['readRegistrationLink']>['data']['registration']

/** The registration of a link, or why it did not load; `not-found` when the link is unknown. */
export type RegistrationLinkResult =
  | { ok: true; registration: LinkedRegistration }
  | Pick<ApiRefusal, 'ok' | 'refusal'>

/** Loads the registration behind a link in a mail (DESK-052). */
export async function loadRegistrationLink(token: string): Promise<RegistrationLinkResult> {
  const answer = await api('readRegistrationLink', { params: { token } })
  return answer.ok ? { ok: true, registration: answer.reply.data.registration } : answer
}
