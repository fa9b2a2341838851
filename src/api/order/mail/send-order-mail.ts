import { isToCome, type OrderStatus } from '#domain/order/status.ts'
import type { SendMail } from '#platform/mail/message.ts'
import type { ApiDeps } from '../../api-deps.ts'
import { findOrder, type StoredOrder } from '../store.ts'
import type { OrderMailJob, OrderMailKind } from '../tasks.ts'
import { composeOrderMail } from './compose-order-mail.ts'
import { renderLetter } from './letter.ts'
import { findChange, findEnding } from './store.ts'
import { visitCalendar } from './visit-calendar.ts'

export interface OrderMailDeps extends Pick<ApiDeps, 'database' | 'publicUrl'> {
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
  const { database, publicUrl, sendMail, mailFrom } = deps
  const order = await findOrder(database.query, orderId)
  if (!order || !isStillSo(kind, order.status)) return
  const ending = isToCome(order.status) ? undefined : await findEnding(database.query, orderId)
  const change = kind === 'change' ? await findChange(database.query, orderId) : undefined
  const language = to === 'salon' ? SALON_LANGUAGE : order.language
  const url = new URL(`/bookings/${orderId}`, publicUrl).href
  await sendMail({
    ...renderLetter(composeOrderMail({ order, kind, to, language, change, ending, url })),
    id: messageName(order, { orderId, kind, to }),
    to: to === 'salon' ? order.email : order.customer_email,
    language,
    calendar: visitCalendar({ order, kind, to, language, url, from: mailFrom }),
  })
}

function isStillSo(kind: OrderMailKind, status: OrderStatus): boolean {
  if (kind === 'cancellation' || kind === 'decline') return true
  return isToCome(status) && !(kind === 'agreement' && status === 'PENDING')
}

// The same for every try, and another one after every change.
function messageName(
  { calendar_sequence }: StoredOrder,
  { orderId, kind, to }: OrderMailJob,
): string {
  return `order-${orderId}.${calendar_sequence}.${kind}.${to}`
}
