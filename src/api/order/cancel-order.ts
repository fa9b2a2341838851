import type { cancelOrder as endpoint } from '#contract/order.ts'
import { cancel } from '#domain/order/cancellation.ts'
import type { ApiDeps } from '../api-deps.ts'
import type { Asked, Outcome } from '../http/mount.ts'
import { zonedIso } from '../http/zoned-iso.ts'
import { bookedVisit } from './order-view.ts'
import { partyTo } from './policy.ts'
import { storable } from './storable.ts'
import { cancelVersion, findOrder, type StoredOrder } from './store.ts'

type CancelOrder = typeof endpoint

const ATTEMPTS = 5

/**
 * Cancels a visit for its customer, until the last free moment, or for its provider, until it starts; the
 * time is free again at once. Cancelling what is cancelled answers the same and changes nothing.
 */
export async function cancelOrder(
  { database, clock }: Pick<ApiDeps, 'database' | 'clock'>,
  { caller, params, body }: Asked<CancelOrder>,
): Promise<Outcome<CancelOrder>> {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
    const order = await findOrder(database.query, params.orderId)
    if (!order) return { ok: false, refusal: 'not-found' }
    const party = partyTo(order, caller)
    if (!party) return { ok: false, refusal: 'forbidden' }
    const at = clock.now()
    const verdict = cancel(bookedVisit(order), party.part, at)
    if (!verdict.ok) return verdict
    if (verdict.value.alreadyCancelled) return cancelled(order, order.cancelled_at ?? at)
    const change = {
      at,
      from: order.status,
      actor: party.userName,
      note: storable(body.reason ?? ''),
    }
    const { id: orderId, version } = order
    if (await cancelVersion(database.query, { orderId, version, ...change }))
      return cancelled(order, at)
  }
  throw new Error('The order kept changing while it was being cancelled')
}

function cancelled(order: StoredOrder, at: number): Outcome<CancelOrder> {
  const cancelledAt = zonedIso(at, order.time_zone)
  return { ok: true, answer: { data: { orderId: order.id, cancelledAt } } }
}
