import type { answerRequest as endpoint } from '#contract/request.ts'
import type { DeclineReason } from '#domain/order/decline-reason.ts'
import { orderMail as en } from '#messages/en/order-mail.ts'
import type { Language } from '#messages/language.ts'
import { orderMail as nl } from '#messages/nl/order-mail.ts'
import type { ApiDeps } from '../api-deps.ts'
import type { HandlerInput, Outcome } from '../http/outcome.ts'
import { findMember } from '../membership/find-member.ts'
import { changeStatus } from '../order/change-status.ts'
import { findOrderOfProvider } from './store.ts'

type AnswerRequest = typeof endpoint

/**
 * Confirms or declines a request of the caller's provider (WORK-05, WORK-06). An answer to another version than the member
 * read is refused; the same answer again is not. The mails follow from the change of status.
 */
export async function answerRequest(
  deps: Pick<ApiDeps, 'database' | 'clock'>,
  { caller, params, body }: HandlerInput<AnswerRequest>,
): Promise<Outcome<AnswerRequest>> {
  const wish = { providerUserName: params.userName, permission: 'manage-visits' } as const
  const member = await findMember(deps, caller, wish)
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
    note: answer === 'DECLINED' ? noteOf({ reason, message }, order.language) : '',
  })
  if (!changed.ok) return changed
  return { ok: true, answer: { data: { orderId, status: changed.to } } }
}

const REASONS = { en: en.declineReasons, nl: nl.declineReasons }

/** What the customer reads: the reason in her language, then the words of the provider. */
function noteOf(
  { reason, message }: { reason?: DeclineReason | null | undefined; message: string },
  language: Language,
): string {
  const sentence = reason && reason !== 'other' ? REASONS[language][reason] : ''
  return [sentence, message].filter(Boolean).join(' ')
}
