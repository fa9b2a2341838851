/** The whole life of an order (ORDER-03). */
export const ORDER_STATUSES = [
  'PENDING',
  'ACCEPTED',
  'CONFIRMED',
  'COMPLETED',
  'CANCELLED',
  'DECLINED',
  'NO_SHOW',
] as const
export type OrderStatus = (typeof ORDER_STATUSES)[number]

/** Who moves an order: its customer, its provider, or a job of ours. */
export const ORDER_ACTORS = ['customer', 'provider', 'system'] as const
export type OrderActor = (typeof ORDER_ACTORS)[number]

/** Where an order starts: providers confirm by themselves unless set otherwise. */
export function initialStatus(autoConfirm: boolean): OrderStatus {
  return autoConfirm ? 'CONFIRMED' : 'PENDING'
}

/** Where a customer's change leaves an order: a provider who agrees by hand must agree again. */
export function statusAfterChange(status: OrderStatus, autoConfirm: boolean): OrderStatus {
  return autoConfirm ? status : 'PENDING'
}

/** Whether this actor may move an order from one status to another. */
export function mayMove(from: OrderStatus, to: OrderStatus, actor: OrderActor): boolean {
  return TRANSITIONS[from][to]?.includes(actor) ?? false
}

/** The three in which a visit is still to come: it can be changed and is upcoming (ORDER-04). */
export function isToCome(status: OrderStatus): boolean {
  return status === 'PENDING' || status === 'ACCEPTED' || status === 'CONFIRMED'
}

/**
 * Whether a visit still lies before somebody at `now` (epoch ms): not called off and not yet over. One that is
 * under way does; it is how the list of bookings is parted (ORDER-07).
 */
export function isAhead(visit: { status: OrderStatus; endsAt: number }, now: number): boolean {
  return isToCome(visit.status) && visit.endsAt > now
}

/** Whether the order's time stays taken on the calendar; a pending one takes it too (SLOT-07). */
export function occupiesTime(status: OrderStatus): boolean {
  return status !== 'CANCELLED' && status !== 'DECLINED'
}

export type BadgeTone = 'success' | 'warning' | 'neutral'

/** The tone of the status badge (ORDER-03). */
export function badgeTone(status: OrderStatus): BadgeTone {
  if (status === 'CONFIRMED') return 'success'
  return status === 'PENDING' ? 'warning' : 'neutral'
}

/**
 * The one table. A change by the customer sends an agreed order back to the provider who agrees by
 * hand; a no-show is often noticed only after the job has completed the visit.
 */
const TRANSITIONS: Record<OrderStatus, { readonly [To in OrderStatus]?: readonly OrderActor[] }> = {
  PENDING: {
    ACCEPTED: ['provider'],
    CONFIRMED: ['provider'],
    DECLINED: ['provider', 'system'],
    CANCELLED: ['customer', 'provider'],
  },
  ACCEPTED: {
    PENDING: ['customer'],
    CONFIRMED: ['provider'],
    COMPLETED: ['provider', 'system'],
    CANCELLED: ['customer', 'provider'],
    NO_SHOW: ['provider'],
  },
  CONFIRMED: {
    PENDING: ['customer'],
    COMPLETED: ['provider', 'system'],
    CANCELLED: ['customer', 'provider'],
    NO_SHOW: ['provider'],
  },
  COMPLETED: { NO_SHOW: ['provider'] },
  CANCELLED: {},
  DECLINED: {},
  NO_SHOW: {},
}
