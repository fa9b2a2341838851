import type { resendOrderMail as endpoint } from '#contract/desk-order.ts'
import type { OrderStatus } from '#domain/order/status.ts'
import type { ApiDeps } from '../../api-deps.ts'
import type { HandlerInput, Outcome } from '../../http/outcome.ts'
import { recordAct } from '../../operator-log/record-act.ts'
import { CUSTOMER_ONLY, findCustomerAddresses } from '../mail/store.ts'
import { findOrder, type StoredOrder } from '../store.ts'
import type { OrderMailKind } from '../tasks.ts'
import { enqueueAgain } from './store.ts'

type ResendOrderMail = typeof endpoint
type Reader = 'customer' | 'salon'

/** The mail that says how an order stands now; there is none after the visit. */
const MAIL_OF: Partial<Record<OrderStatus, OrderMailKind>> = {
  PENDING: 'confirmation',
  ACCEPTED: 'confirmation',
  CONFIRMED: 'confirmation',
  CANCELLED: 'cancellation',
  DECLINED: 'decline',
}

/** Sends the mail of the present state of an order once more to one side, and writes that to the log (DESK-152). */
export async function resendOrderMail(
  { database, clock }: Pick<ApiDeps, 'database' | 'clock'>,
  { caller, params: { orderId }, body: { to } }: HandlerInput<ResendOrderMail>,
): Promise<Outcome<ResendOrderMail>> {
  const userName = caller.kind === 'user' ? caller.userName : ''
  return database.transaction(async (trx): Promise<Outcome<ResendOrderMail>> => {
    const order = await findOrder(trx, orderId)
    if (!order) return { ok: false, refusal: 'not-found' }
    const kind = MAIL_OF[order.status]
    const readers = await resendableTo({ query: trx }, order)
    if (!kind || !readers.includes(to)) return { ok: false, refusal: 'nothing-to-send' }
    const recipients = to === 'salon' ? (['salon'] as const) : CUSTOMER_ONLY
    const mails = await enqueueAgain(trx, { orderId, kind, to: recipients, at: clock.now() })
    if (mails === 0) return { ok: false, refusal: 'too-many-requests' }
    const target = { kind: 'order', id: orderId } as const
    const act = { operator: { userName }, act: 'resend-order-mail', target } as const
    await recordAct(trx, { ...act, details: { to, mail: kind } }, clock)
    return { ok: true, answer: { data: { mails } } }
  })
}

/** Which sides of an order can get its mail again: those with an address for mails. */
export async function resendableTo(
  { query }: Pick<ApiDeps['database'], 'query'>,
  order: StoredOrder,
): Promise<Reader[]> {
  if (!MAIL_OF[order.status]) return []
  const addresses = await findCustomerAddresses(query, order.id)
  return [
    ...(addresses.length > 0 ? (['customer'] as const) : []),
    ...(order.email === '' ? [] : (['salon'] as const)),
  ]
}
