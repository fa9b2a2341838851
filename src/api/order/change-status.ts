import { checkStatusChange } from '#domain/order/check-status-change.ts'
import type { OrderActor, OrderStatus } from '#domain/order/status.ts'
import type { Refused } from '#domain/refusal.ts'
import type { ApiDeps } from '../api-deps.ts'
import { storable } from '../storable.ts'
import { changeWithLock, type OrderAccess } from './order-lock.ts'
import { bookedVisit } from './order-view.ts'
import { findOrder, updateStatus } from './store.ts'

export interface StatusRequest {
  readonly orderId: string
  /** The version of the order that the actor read: another version is refused. Left out, any version is changed. */
  readonly version?: number
  readonly to: OrderStatus
  /** The role that changes the status; an operator acts as the provider. */
  readonly actorRole: Exclude<OrderActor, 'customer'>
  /** The actor in the order's history: a user name, 'operator' or 'system'. */
  readonly actorName: string
  /** Part of the mail about the change, if there is one. */
  readonly note?: string
}

/** Both are the same when the order had the status already. */
export interface StatusChangeResult {
  readonly ok: true
  readonly from: OrderStatus
  readonly to: OrderStatus
}

type StatusRefusal = Refused<'not-found' | 'order-not-changeable' | 'order-changed'>

/**
 * Changes an order's status where the domain allows it (ORDER-03): writes the event, frees the time of a cancelled visit
 * and enqueues the mail about the change, if there is one. Checks no permission.
 */
export function changeStatus(
  { database, clock }: Pick<ApiDeps, 'database' | 'clock'>,
  request: StatusRequest,
): Promise<StatusChangeResult | StatusRefusal> {
  const { orderId } = request
  return changeWithLock(database, { orderId, customerUserName: null }, ({ query }) =>
    attemptStatusChange({ query, clock }, request),
  )
}

async function attemptStatusChange(
  { query, clock }: Pick<OrderAccess, 'query'> & Pick<ApiDeps, 'clock'>,
  { orderId, version: readVersion, to, actorRole, actorName, note = '' }: StatusRequest,
): Promise<StatusChangeResult | StatusRefusal | 'changed-meanwhile'> {
  const order = await findOrder(query, orderId)
  if (!order) return { ok: false, refusal: 'not-found' }
  const { status: from, version } = order
  if (from === to) return { ok: true, from, to }
  const at = clock.now()
  const verdict = checkStatusChange(bookedVisit(order), to, actorRole, at)
  if (!verdict.ok) return verdict
  if (readVersion !== undefined && readVersion !== version) return CHANGED
  const move = { orderId, version, from, to, at, actor: actorName, note: storable(note) }
  return (await updateStatus(query, move)) ? { ok: true, from, to } : 'changed-meanwhile'
}

const CHANGED = { ok: false, refusal: 'order-changed' } as const
