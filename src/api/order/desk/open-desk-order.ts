import type { openDeskOrder as endpoint } from '#contract/desk-order.ts'
import type { ApiDeps } from '../../api-deps.ts'
import type { HandlerInput, Outcome } from '../../http/outcome.ts'
import { recordOpening } from '../../operator-log/opened.ts'
import { findOrder } from '../store.ts'
import { deskOrderView } from './desk-order-view.ts'
import { resendableTo } from './resend-order-mail.ts'
import { findDeskEvents, findDeskMails } from './store.ts'

type OpenDeskOrder = typeof endpoint

/** An order with its history and mails; the log says that the operator opened it (DESK-151). */
export async function openDeskOrder(
  deps: Pick<ApiDeps, 'database' | 'clock'>,
  { caller, params: { orderId }, language }: HandlerInput<OpenDeskOrder>,
): Promise<Outcome<OpenDeskOrder>> {
  const { database, clock } = deps
  const order = await findOrder(database.query, orderId)
  if (!order) return { ok: false, refusal: 'not-found' }
  const userName = caller.kind === 'user' ? caller.userName : ''
  const target = { kind: 'order', id: orderId } as const
  await recordOpening(deps, { userName, act: 'open-order', target })
  const [events, mails, resendTo] = await Promise.all([
    findDeskEvents(database.query, orderId),
    findDeskMails(database.query, orderId),
    resendableTo(database, order),
  ])
  const history = { events, mails, resendTo }
  const view = deskOrderView(order, history, { language, now: clock.now() })
  return { ok: true, answer: { data: { order: view } } }
}
