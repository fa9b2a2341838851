import type { Reply } from '#contract/endpoint.ts'
import type { agreeToMove as endpoint, getOrder } from '#contract/order.ts'
import { isMovedByProvider } from '#domain/order/move.ts'
import type { RefusalCode } from '#domain/refusal.ts'
import type { ApiDeps } from '../api-deps.ts'
import { toOffsetIso } from '../http/offset-iso.ts'
import type { HandlerInput, Outcome } from '../http/outcome.ts'
import { orderRoleOf } from '../order-access/order-role.ts'
import { findChange, writeAgreement } from './mail/store.ts'
import { findOrder, type StoredOrder } from './store.ts'

type AgreeToMove = typeof endpoint
type Query = ApiDeps['database']['query']
type MoveView = Reply<typeof getOrder>['data']['order']['move']

/** Notes that the customer of an order agrees to the time to which its provider moved it (WORK-151). */
export async function agreeToMove(
  { database: { query }, clock }: Pick<ApiDeps, 'database' | 'clock'>,
  { caller, params, body }: HandlerInput<AgreeToMove>,
): Promise<Outcome<AgreeToMove>> {
  const order = await findOrder(query, params.orderId)
  if (!order) return { ok: false, refusal: 'not-found' }
  if (orderRoleOf(order, caller)?.part !== 'customer') return { ok: false, refusal: 'forbidden' }
  const agreed = await agreeToTime(query, order, body.startTime, clock.now())
  if (!agreed.ok) return agreed
  const agreedAt = toOffsetIso(agreed.at, order.time_zone)
  return { ok: true, answer: { data: { orderId: order.id, agreedAt } } }
}

/**
 * Notes the agreement to the present start of an order; the first time stays.
 * @param startTime the start that was shown
 */
export async function agreeToTime(
  query: Query,
  order: StoredOrder,
  startTime: string,
  now: number,
): Promise<
  | { ok: true; at: number }
  | { ok: false; refusal: Extract<RefusalCode, 'order-changed' | 'order-not-changeable'> }
> {
  if (Date.parse(startTime) !== order.starts_at) return { ok: false, refusal: 'order-changed' }
  const move = await findMove(query, order, now)
  if (!move) return { ok: false, refusal: 'order-not-changeable' }
  return { ok: true, at: await writeAgreement(query, move.id, now) }
}

/** How its provider moved an order that is to come, as its customer reads it; null for any other. */
export async function moveView(query: Query, order: StoredOrder, now: number): Promise<MoveView> {
  const move = await findMove(query, order, now)
  if (!move) return null
  const iso = (instant: number) => toOffsetIso(instant, order.time_zone)
  return {
    fromStartTime: iso(move.fromStartsAt),
    movedAt: iso(move.at),
    message: move.note,
    agreedAt: move.agreedAt === null ? null : iso(move.agreedAt),
  }
}

/** The move of an order to come by its provider, when that chose the present start. */
export async function findMove(query: Query, order: StoredOrder, now: number) {
  const change = await findChange(query, order.id)
  const visit = {
    status: order.status,
    startsAt: order.starts_at,
    customerUserName: order.customer_user_name,
  }
  return change && isMovedByProvider(visit, change, now) ? change : undefined
}
