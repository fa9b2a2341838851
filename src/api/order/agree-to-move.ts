import type { Reply } from '#contract/endpoint.ts'
import type { agreeToMove as endpoint, getOrder } from '#contract/order.ts'
import { isMovedByProvider } from '#domain/order/move.ts'
import type { RefusalCode } from '#domain/refusal.ts'
import type { ApiDeps } from '../api-deps.ts'
import { toOffsetIso } from '../http/offset-iso.ts'
import type { HandlerInput, Outcome } from '../http/outcome.ts'
import { orderRoleOf } from '../order-access/order-role.ts'
import { changeStatus } from './change-status.ts'
import { findLastMove, writeAgreement } from './mail/store.ts'
import { findOrder, type StoredOrder } from './store.ts'

type AgreeToMove = typeof endpoint
type Deps = Pick<ApiDeps, 'database' | 'clock'>
type Query = ApiDeps['database']['query']
type MoveView = Reply<typeof getOrder>['data']['order']['move']

/** Notes that the customer of an order agrees to the time to which its provider moved it (WORK-151). */
export async function agreeToMove(
  deps: Deps,
  { caller, params, body }: HandlerInput<AgreeToMove>,
): Promise<Outcome<AgreeToMove>> {
  const order = await findOrder(deps.database.query, params.orderId)
  if (!order) return { ok: false, refusal: 'not-found' }
  if (orderRoleOf(order, caller)?.part !== 'customer') return { ok: false, refusal: 'forbidden' }
  const agreed = await agreeToTime(deps, order, body.startTime)
  if (!agreed.ok) return agreed
  const agreedAt = toOffsetIso(agreed.at, order.time_zone)
  return { ok: true, answer: { data: { orderId: order.id, agreedAt } } }
}

type Agreement =
  | { ok: true; at: number }
  | { ok: false; refusal: Extract<RefusalCode, 'order-changed' | 'order-not-changeable'> }

/**
 * Notes the agreement to the present start of an order; the first time stays. A request becomes a booking by it, because
 * its provider proposed that time.
 * @param startTime the start that was shown
 */
export async function agreeToTime(
  deps: Deps,
  order: StoredOrder,
  startTime: string,
): Promise<Agreement> {
  const { query } = deps.database
  const now = deps.clock.now()
  if (Date.parse(startTime) !== order.starts_at) return CHANGED
  const move = await findMove(query, order, now)
  if (!move) return { ok: false, refusal: 'order-not-changeable' }
  if (order.status !== 'PENDING') {
    const { version } = order
    const at = await writeAgreement(query, { eventId: move.id, version, now })
    return at === undefined ? CHANGED : { ok: true, at }
  }
  const confirmed = await changeStatus(deps, {
    orderId: order.id,
    version: order.version,
    to: 'CONFIRMED',
    actorRole: 'provider', // it proposed the time
    actorName: order.customer_user_name ?? 'customer',
    agreedMoveId: move.id,
  })
  if (!confirmed.ok) {
    const { refusal } = confirmed
    return refusal === 'not-found' ? CHANGED : { ok: false, refusal }
  }
  if (confirmed.from === 'PENDING') return { ok: true, at: now }
  // It was confirmed meanwhile.
  const present = await findOrder(query, order.id)
  return present && present.status !== 'PENDING' ? agreeToTime(deps, present, startTime) : CHANGED
}

const CHANGED = { ok: false, refusal: 'order-changed' } as const

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
  const change = await findLastMove(query, order)
  const visit = {
    status: order.status,
    startsAt: order.starts_at,
    customerUserName: order.customer_user_name,
  }
  return change && isMovedByProvider(visit, change, now) ? change : undefined
}
