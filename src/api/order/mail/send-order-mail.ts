import { isToCome } from '#domain/order/status.ts'
import type { SendMail } from '#platform/mail/message.ts'
import type { ApiDeps } from '../../api-deps.ts'
import { renderLetter } from '../../mail/letter.ts'
import { findOrder, type StoredOrder } from '../store.ts'
import type { OrderMailJob, OrderMailKind, OrderMailTo } from '../tasks.ts'
import { composeInvitation } from './compose-invitation.ts'
import { composeOrderMail } from './compose-order-mail.ts'
import { findCancellation, findChange, findCustomerAddresses } from './store.ts'
import { visitCalendar } from './visit-calendar.ts'

export interface OrderMailDeps extends Pick<ApiDeps, 'database' | 'clock' | 'publicUrl'> {
  readonly sendMail: SendMail
  /** The sender: 'Bloesem <hallo@example.nl>'. */
  readonly mailFrom: string
}

// Which language a salon reads is not asked yet; the market is Dutch.
const SALON_LANGUAGE = 'nl'

/**
 * Sends one mail about an order as it stands now. What is no longer so, because the visit was cancelled in the
 * meantime, is not said any more. Throws when the mail could not be sent.
 */
export async function sendOrderMail(
  deps: OrderMailDeps,
  { orderId, kind, to }: OrderMailJob,
): Promise<void> {
  const { database, clock, publicUrl, sendMail, mailFrom } = deps
  const order = await findOrder(database.query, orderId)
  if (!order || !isStillSo(kind, order, clock.now())) return
  const ending = isToCome(order.status)
    ? undefined
    : await findCancellation(database.query, orderId)
  const change = kind === 'change' ? await findChange(database.query, orderId) : undefined
  const language = to === 'salon' ? SALON_LANGUAGE : order.language
  const address = await addressFor(to, order, database)
  if (!address) return // nobody's any more: the customer, or the proof that it is theirs, went meanwhile
  const saidAt = kind === 'reminder' ? clock.now() : order.changed_at
  const url = new URL(`/bookings/${orderId}`, publicUrl).href
  const reader = to === 'salon' ? 'salon' : 'customer'
  const facts = { order, kind, to: reader, language, change, ending, saidAt, url } as const
  const isInvitation = kind === 'invitation'
  await sendMail({
    ...renderLetter(isInvitation ? composeInvitation(facts, publicUrl) : composeOrderMail(facts)),
    id: messageName(order, { orderId, kind, to }),
    to: address,
    language,
    // The calendar has it already; a second note of the same would only ask for attention.
    ...(kind !== 'reminder' &&
      !isInvitation && {
        calendar: visitCalendar({ ...facts, guestAddress: address, from: mailFrom }),
      }),
  })
}

// Looked up when the mail leaves: an address is only somebody's for as long as it is proven.
async function addressFor(to: OrderMailTo, order: StoredOrder, { query }: ApiDeps['database']) {
  if (to === 'salon') return order.email
  const proven = await findCustomerAddresses(query, order.id)
  return proven.find((each) => each.to === to)?.address
}

function isStillSo(kind: OrderMailKind, order: StoredOrder, now: number): boolean {
  if (kind === 'cancellation' || kind === 'decline') return true
  if (kind === 'invitation') return order.status === 'COMPLETED' && !order.is_reviewed
  if (kind === 'reminder' && (order.starts_at <= now || order.reminded_for !== order.starts_at)) {
    return false
  }
  const isAgreed = order.status !== 'PENDING'
  return isToCome(order.status) && (isAgreed || kind === 'confirmation' || kind === 'change')
}

// The same for every try, and another one after every change.
function messageName(
  { calendar_sequence }: StoredOrder,
  { orderId, kind, to }: OrderMailJob,
): string {
  return `order-${orderId}.${calendar_sequence}.${kind}.${to}`
}
