import type { getOrder as endpoint } from '#contract/order.ts'
import type { ApiDeps } from '../api-deps.ts'
import type { HandlerInput, Outcome } from '../http/outcome.ts'
import { orderRoleOf } from '../order-access/order-role.ts'
import { moveView } from './agree-to-move.ts'
import { mailToOf } from './mail-to.ts'
import { orderView } from './order-view.ts'
import { findOrder } from './store.ts'

type GetOrder = typeof endpoint

/** One order; only its customer and its provider may read it (ORDER-09). */
export async function getOrder(
  { database, clock }: Pick<ApiDeps, 'database' | 'clock'>,
  { caller, params, language }: HandlerInput<GetOrder>,
): Promise<Outcome<GetOrder>> {
  const order = await findOrder(database.query, params.orderId)
  if (!order) return { ok: false, refusal: 'not-found' }
  const role = orderRoleOf(order, caller)
  if (!role) return { ok: false, refusal: 'forbidden' }
  const now = clock.now()
  const [mailTo, move] = await Promise.all([
    mailToOf(database, order, caller),
    moveView(database.query, order, now),
  ])
  const reading = { role, language, mailTo, move, now }
  return { ok: true, answer: { data: { order: orderView(order, reading) } } }
}
