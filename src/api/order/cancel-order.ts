import type { cancelOrder as endpoint } from '#contract/order.ts'
import { checkCancellation } from '#domain/order/cancellation.ts'
import { uuidv7 } from '#platform/random.ts'
import type { ApiDeps } from '../api-deps.ts'
import { toOffsetIso } from '../http/offset-iso.ts'
import type { HandlerInput, Outcome } from '../http/outcome.ts'
import { orderRoleOf } from '../order-access/order-role.ts'
import { storable } from '../storable.ts'
import { changeWithLock, type OrderAccess } from './order-lock.ts'
import { bookedVisit } from './order-view.ts'
import { findOrder, type StoredOrder } from './store.ts'
import { writeStatus } from './write-status.ts'

type CancelOrder = typeof endpoint
type Deps = Pick<ApiDeps, 'database' | 'clock'>

/**
 * Cancels an order: its customer may until the last free moment, its provider until the visit starts. The time is free
 * again at once. Cancelling a cancelled order changes nothing and gets the same reply.
 */
export async function cancelOrder(
  { database, clock }: Deps,
  input: HandlerInput<CancelOrder>,
): Promise<Outcome<CancelOrder>> {
  const { orderId } = input.params
  return changeWithLock(database, { orderId, customerUserName: null }, (access) =>
    attemptCancel(access, clock, input),
  )
}

async function attemptCancel(
  access: OrderAccess,
  clock: Deps['clock'],
  { caller, params, body }: HandlerInput<CancelOrder>,
): Promise<Outcome<CancelOrder> | 'changed-meanwhile'> {
  const order = await findOrder(access.query, params.orderId)
  if (!order) return { ok: false, refusal: 'not-found' }
  const role = orderRoleOf(order, caller, 'cancel-visits')
  if (!role) return { ok: false, refusal: 'forbidden' }
  if (body.orderId && body.orderId.toLowerCase() !== order.id) return OTHER_ORDER
  const at = clock.now()
  const verdict = checkCancellation(bookedVisit(order), role.part, at)
  if (!verdict.ok) return verdict
  if (verdict.value.alreadyCancelled) return cancelled(order, order.cancelled_at ?? at)
  const isDone = await writeStatus(access, order.provider_id, {
    at,
    orderId: order.id,
    version: order.version,
    from: order.status,
    to: 'CANCELLED',
    actor: role.userName,
    note: storable(body.reason ?? ''),
    eventId: uuidv7(at),
    mailDelayMs: 0,
  })
  return isDone ? cancelled(order, at) : 'changed-meanwhile'
}

const OTHER_ORDER = {
  ok: false,
  refusal: 'invalid-request',
  details: [{ path: 'body.orderId', message: 'is not the order of the address' }],
} as const satisfies Outcome<CancelOrder>

function cancelled(order: StoredOrder, at: number): Outcome<CancelOrder> {
  const cancelledAt = toOffsetIso(at, order.time_zone)
  return { ok: true, answer: { data: { orderId: order.id, cancelledAt } } }
}
