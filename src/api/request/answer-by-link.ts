import type {
  answerByLink as answerEndpoint,
  readAnswerLink as readEndpoint,
} from '#contract/answer-link.ts'
import type { Reply } from '#contract/endpoint.ts'
import { hasPermission } from '#domain/membership/role.ts'
import { euros } from '#domain/money.ts'
import type { Language } from '#messages/language.ts'
import type { ApiDeps } from '../api-deps.ts'
import { toOffsetIso } from '../http/offset-iso.ts'
import type { HandlerInput, Outcome } from '../http/outcome.ts'
import { type AnswerLink, isSignedFor, readAnswerLink } from '../order/answer-link.ts'
import { changeStatus } from '../order/change-status.ts'
import { declineText } from '../order/decline-text.ts'
import { serviceName } from '../order/order-view.ts'
import { findOrder, type StoredOrder } from '../order/store.ts'
import { findAnswer } from './store.ts'

type View = Reply<typeof readEndpoint>['data']
type Deps = Pick<ApiDeps, 'database' | 'clock' | 'secretKey'>

/** The request of a link in a mail, as it is now (WORK-105, WORK-106). */
export async function readLink(
  deps: Deps,
  { params, language }: HandlerInput<typeof readEndpoint>,
): Promise<Outcome<typeof readEndpoint>> {
  const found = await findSignedLink(deps, params.token)
  if (!found) return { ok: false, refusal: 'not-found' }
  return { ok: true, answer: { data: await linkView(deps, found, language) } }
}

/**
 * Answers a request for the member whom the mail was for (WORK-105). Only the version that the mail describes is answered,
 * and only while the request waits; the same answer again changes nothing.
 * The mails wait until the member can no longer undo it in the workspace (WORK-12).
 */
export async function answerByLink(
  deps: Deps,
  { params, body, language }: HandlerInput<typeof answerEndpoint>,
): Promise<Outcome<typeof answerEndpoint>> {
  const found = await findSignedLink(deps, params.token)
  if (!found) return { ok: false, refusal: 'not-found' }
  const { link, order, userName } = found
  if (deps.clock.now() > link.answerBy) return { ok: false, refusal: 'order-not-changeable' }
  const { answer, reason, message } = body
  const changed = await changeStatus(deps, {
    orderId: link.orderId,
    version: link.version,
    to: answer,
    actorRole: 'provider',
    actorName: userName,
    note: answer === 'DECLINED' ? declineText({ reason, message }, order.language) : '',
    isUndoable: true,
  })
  if (!changed.ok) return changed
  const now = await findSignedLink(deps, params.token)
  if (!now) return { ok: false, refusal: 'not-found' }
  return { ok: true, answer: { data: await linkView(deps, now, language) } }
}

interface SignedAnswerLink {
  readonly link: AnswerLink
  readonly order: StoredOrder
  /** The member whom the link is signed for, and who works there still. */
  readonly userName: string
}

async function findSignedLink(
  { database, secretKey }: Deps,
  token: string,
): Promise<SignedAnswerLink | undefined> {
  const link = readAnswerLink(token)
  const order = link && (await findOrder(database.query, link.orderId))
  const member = order?.members.find(
    ({ user_name, role, role_settings }) =>
      hasPermission(role, 'manage-visits', role_settings) &&
      isSignedFor(secretKey, token, user_name),
  )
  return link && order && member && { link, order, userName: member.user_name }
}

async function linkView(
  { database, clock }: Deps,
  { link, order }: SignedAnswerLink,
  language: Language,
): Promise<View> {
  const now = clock.now()
  const iso = (instant: number) => toOffsetIso(instant, order.time_zone)
  const answer = order.status === 'PENDING' ? undefined : await findAnswer(database.query, order.id)
  const isAnswered = answer !== undefined && answer.actor !== 'system'
  return {
    state: stateOf({ link, order, isAnswered, now }),
    providerUserName: order.provider_user_name,
    providerFullName: order.full_name,
    timeZone: order.time_zone,
    answerBy: iso(link.answerBy),
    answer: isAnswered ? { status: answer.to_status, at: iso(answer.at) } : null,
    visit: now > link.answerBy ? null : visitView(order, language),
  }
}

function stateOf(facts: {
  link: AnswerLink
  order: StoredOrder
  isAnswered: boolean
  now: number
}): View['state'] {
  const { link, order, isAnswered, now } = facts
  if (order.status === 'CANCELLED') return 'cancelled'
  if (isAnswered) return 'answered'
  if (order.status !== 'PENDING') return 'lapsed'
  if (order.version !== link.version) return 'changed'
  return now > link.answerBy ? 'lapsed' : 'waiting'
}

function visitView(order: StoredOrder, language: Language): View['visit'] {
  const iso = (instant: number) => toOffsetIso(instant, order.time_zone)
  return {
    customerName: order.customer_name,
    serviceName: serviceName(order, language),
    serviceLocation: order.service_location,
    appointmentStartTime: iso(order.starts_at),
    appointmentEndTime: iso(order.ends_at),
    totalAmount: euros(order.total_cents),
  }
}
