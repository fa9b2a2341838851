import { dayIn } from '#messages/format.ts'
import type { ApiDeps } from '../../api-deps.ts'
import { answerLinkToken } from '../answer-link.ts'
import type { StoredOrder } from '../store.ts'
import type { OrderMailTo } from '../tasks.ts'
import { findSalonReader } from './store.ts'

type LinkDeps = Pick<ApiDeps, 'database' | 'publicUrl' | 'secretKey'>

interface MailLinks {
  /** Where the button of the mail leads. */
  readonly url: string
  /** The URL in the calendar file. Calendars are shared, so that nothing can be answered with it. */
  readonly calendarUrl: string
}

/**
 * The links of an order mail. A request is answered by a link for one member, or in the workspace when the salon has no
 * member (WORK-105).
 */
export async function linksOf(
  deps: LinkDeps,
  to: OrderMailTo,
  order: StoredOrder,
): Promise<MailLinks> {
  const { database, publicUrl, secretKey } = deps
  const absolute = (path: string) => new URL(path, publicUrl).href
  if (to !== 'salon' || order.status !== 'PENDING') {
    const url = absolute(`/bookings/${order.id}`)
    return { url, calendarUrl: url }
  }
  const calendarUrl = absolute(`/salon/${order.provider_user_name}/requests`)
  const reader = await findSalonReader(database.query, order.provider_id)
  if (reader === undefined) return { url: calendarUrl, calendarUrl }
  return { url: answerUrl({ publicUrl, secretKey }, order, reader), calendarUrl }
}

/** Where a member answers a request without signing in, or sees the visit. */
export function urlForMember(
  deps: Omit<LinkDeps, 'database'>,
  order: StoredOrder,
  userName: string,
): string {
  if (order.status === 'PENDING') return answerUrl(deps, order, userName)
  const day = dayIn(order.time_zone, order.starts_at)
  const path = `/salon/${order.provider_user_name}/agenda?day=${day}&visit=${order.id}`
  return new URL(path, deps.publicUrl).href
}

function answerUrl(
  { publicUrl, secretKey }: Omit<LinkDeps, 'database'>,
  order: StoredOrder,
  userName: string,
): string {
  const { id: orderId, version, answer_by: answerBy } = order
  const token = answerLinkToken(secretKey, { orderId, version, answerBy }, userName)
  return new URL(`/salon-answer/${token}`, publicUrl).href
}
