import { isOpenStatus } from '#domain/order/status.ts'
import type { RefusalCode } from '#domain/refusal.ts'
import type { TimeRange } from '#domain/schedule/slots.ts'
import type { ApiDeps } from '../api-deps.ts'
import type { Caller } from '../http/caller.ts'
import { orderRoleOf } from './order-role.ts'
import { findOrderToChange, type OrderToChangeRow } from './store.ts'

/** The order being changed: its own time and promotion stay available to it. */
export interface OrderToChange {
  readonly orderId: string
  readonly providerId: string
  readonly customerUserName: string // empty when the customer's account is deleted
  /** Epoch ms. */
  readonly startsAt: number
  /** Epoch ms. */
  readonly endsAt: number
  /** Its time while the visit is to take place; null when it was cancelled or declined, or is over. */
  readonly ownTime: TimeRange | null
  readonly promotionId: string | null
  /** Null for a visit at the salon. */
  readonly customerAddress: string | null
  /** How far the home is; null at the salon, and where it is not known. */
  readonly travelKm: number | null
}

type AccessRefusal = Extract<RefusalCode, 'sign-in-required' | 'forbidden' | 'not-found'>

/**
 * Reads the order that is to get another time at its own provider. Only its customer and its provider may (ORDER-09): the
 * slots that are free without it reveal its time.
 */
export async function readOrderToChange(
  { database }: Pick<ApiDeps, 'database'>,
  caller: Caller,
  { orderId, providerUserName }: { orderId: string; providerUserName: string },
): Promise<{ ok: true; order: OrderToChange } | { ok: false; refusal: AccessRefusal }> {
  if (caller.kind === 'visitor') return { ok: false, refusal: 'sign-in-required' }
  const order = await findOrderToChange(database.query, orderId)
  if (!order || order.provider_user_name !== providerUserName) {
    return { ok: false, refusal: 'not-found' }
  }
  if (!orderRoleOf(order, caller)) return { ok: false, refusal: 'forbidden' }
  return { ok: true, order: orderToChange(order) }
}

export function orderToChange(
  order: Omit<OrderToChangeRow, 'members' | 'provider_user_name'>,
): OrderToChange {
  const time = { startsAt: order.starts_at, endsAt: order.ends_at }
  return {
    ...time,
    ownTime: isOpenStatus(order.status) ? time : null,
    orderId: order.id,
    providerId: order.provider_id,
    customerUserName: order.customer_user_name ?? '',
    promotionId: order.promotion_id,
    customerAddress: order.customer_address,
    travelKm: order.travel_km,
  }
}
