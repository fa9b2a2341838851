import type { answerRequest as endpoint } from '#contract/request.ts'
import type { ApiDeps } from '../api-deps.ts'
import type { HandlerInput, Outcome } from '../http/outcome.ts'
import { findMember } from '../membership/find-member.ts'
import { changeStatus } from '../order/change-status.ts'
import { declineText } from '../order/decline-text.ts'
import { findOrderOfProvider } from '../order/store.ts'

type AnswerRequest = typeof endpoint

/**
 * Confirms or declines a request of the caller's provider (WORK-05, WORK-06). An answer to another version than the member
 * read is refused; the same answer again is not. The mails follow from the change of status, when the member can no longer
 * undo it (WORK-12).
 */
export async function answerRequest(
  deps: Pick<ApiDeps, 'database' | 'clock'>,
  { caller, params, body }: HandlerInput<AnswerRequest>,
): Promise<Outcome<AnswerRequest>> {
  const access = { providerUserName: params.userName, permission: 'manage-visits' } as const
  const member = await findMember(deps, caller, access)
  if (!member.ok) return member
  const { orderId } = params
  const { providerId } = member
  const order = await findOrderOfProvider(deps.database.query, { orderId, providerId })
  if (!order) return { ok: false, refusal: 'not-found' }
  const { answer, version, reason, message } = body
  const changed = await changeStatus(deps, {
    orderId,
    version,
    to: answer,
    actorRole: 'provider',
    actorName: member.userName,
    note: answer === 'DECLINED' ? declineText({ reason, message }, order.language) : '',
    isUndoable: true,
  })
  if (!changed.ok) return changed
  const { to: status, version: newVersion } = changed
  return { ok: true, answer: { data: { orderId, status, version: newVersion } } }
}
