import type { openDeskOrder as endpoint } from '#contract/desk-order.ts'
import type { HandlerReply } from '#contract/endpoint.ts'
import { operatorChanges } from '#domain/order/operator-change.ts'
import type { ApiDeps } from '../../api-deps.ts'
import type { HandlerInput, Outcome } from '../../http/outcome.ts'
import { recordOpening } from '../../operator-log/record-opening.ts'
import { mailAbout } from '../mail/mail-about.ts'
import { bookedVisit } from '../order-view.ts'
import { findOrder, type StoredOrder } from '../store.ts'
import { deskOrderView } from './desk-order-view.ts'
import { resendableTo } from './resend-order-mail.ts'
import { countMails, findDeskEvents, findDeskMails } from './store.ts'

type OpenDeskOrder = typeof endpoint
type DeskOrder = HandlerReply<OpenDeskOrder>['data']['order']

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
  const now = clock.now()
  const [events, mails, resendTo, changes] = await Promise.all([
    findDeskEvents(database.query, orderId),
    findDeskMails(database.query, orderId),
    resendableTo(database, order),
    findChanges(deps, order, now),
  ])
  const history = { events, mails, resendTo, changes }
  const view = deskOrderView(order, history, { language, now })
  return { ok: true, answer: { data: { order: view } } }
}

/** What an operator may change the status to, each with how many mails leave about it (DESK-218). */
async function findChanges(
  { database: { query } }: Pick<ApiDeps, 'database'>,
  order: StoredOrder,
  now: number,
): Promise<DeskOrder['changes']> {
  return Promise.all(
    operatorChanges(bookedVisit(order), now).map(async (change) => {
      const kind = mailAbout(order.status, change.to, true)
      const mails = kind ? await countMails(query, { orderId: order.id, kind, at: now }) : 0
      return { ...change, mails }
    }),
  )
}
