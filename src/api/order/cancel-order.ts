import type { cancelOrder as endpoint } from '#contract/order.ts'
import { checkCancellation } from '#domain/order/cancellation.ts'
import { uuidv7 } from '#platform/random.ts'
import type { ApiDeps } from '../api-deps.ts'
import { toOffsetIso } from '../http/offset-iso.ts'
import type { HandlerInput, Outcome } from '../http/outcome.ts'
import { type OrderRole, orderRoleOf } from '../order-access/order-role.ts'
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
  deps: Deps,
  { caller, params, body }: HandlerInput<CancelOrder>,
): Promise<Outcome<CancelOrder>> {
  const { orderId } = params
  const isOther = body.orderId && body.orderId.toLowerCase() !== orderId.toLowerCase()
  const roleOf = (order: StoredOrder) => orderRoleOf(order, caller, 'cancel-visits')
  return cancelAs(deps, orderId, roleOf, { isOther: Boolean(isOther), reason: body.reason ?? '' })
}

interface CancelBody {
  /** Whether the body names another order than the address. */
  readonly isOther: boolean
  readonly reason: string
}

/** Cancels an order as whom `roleOf` says; null is `forbidden`. */
export function cancelAs(
  { database, clock }: Deps,
  orderId: string,
  roleOf: (order: StoredOrder) => OrderRole | null,
  body: CancelBody = { isOther: false, reason: '' },
): Promise<Outcome<CancelOrder>> {
  return changeWithLock(database, { orderId, customerUserName: null }, async (access) => {
    const order = await findOrder(access.query, orderId)
    if (!order) return { ok: false, refusal: 'not-found' }
    const role = roleOf(order)
    if (!role) return { ok: false, refusal: 'forbidden' }
    return body.isOther
      ? OTHER_ORDER
      : writeCancel(access, order, { role, ...body, at: clock.now() })
  })
}

async function writeCancel(
  access: OrderAccess,
  order: StoredOrder,
  { role, reason, at }: { role: OrderRole; reason: string; at: number },
): Promise<Outcome<CancelOrder> | 'version-conflict'> {
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
    isBySalon: role.part === 'provider',
    note: storable(reason),
    eventId: uuidv7(at),
    mailDelayMs: 0,
    agreedMoveId: null,
  })
  return isDone ? cancelled(order, at) : 'version-conflict'
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
