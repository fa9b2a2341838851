/** All statuses of an order (ORDER-03). */
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

/** Who changes an order's status: its customer, its provider, the operator for the provider, or a job. */
export const ORDER_ACTORS = ['customer', 'provider', 'operator', 'system'] as const
export type OrderActor = (typeof ORDER_ACTORS)[number]

/** The status of a new order. */
export function initialStatus(autoConfirm: boolean): OrderStatus {
  return autoConfirm ? 'CONFIRMED' : 'PENDING'
}

/** The status after a customer's change: without automatic confirmation the provider must agree again. */
export function statusAfterChange(status: OrderStatus, autoConfirm: boolean): OrderStatus {
  return autoConfirm ? status : 'PENDING'
}

/** Whether this actor may change an order from one status to another, at any time. An operator may what a provider may. */
export function canChangeStatus(from: OrderStatus, to: OrderStatus, actor: OrderActor): boolean {
  return TRANSITIONS[from][to]?.includes(actor === 'operator' ? 'provider' : actor) ?? false
}

/** Whether the visit of an order with this status is still to take place (ORDER-04). */
export function isOpenStatus(status: OrderStatus): boolean {
  return status === 'PENDING' || status === 'ACCEPTED' || status === 'CONFIRMED'
}

/** The statuses of `isOpenStatus`. */
export const OPEN_STATUSES: readonly OrderStatus[] = ORDER_STATUSES.filter(isOpenStatus)

/**
 * Whether a visit has an open status and has not ended at `now` (epoch ms); a visit that is taking place counts. Divides
 * the list of orders (ORDER-07).
 */
export function isUpcoming(visit: { status: OrderStatus; endsAt: number }, now: number): boolean {
  return isOpenStatus(visit.status) && visit.endsAt > now
}

/** Whether an order with this status ended without a visit: cancelled, declined or missed. */
export function isCancelledOrMissed(status: OrderStatus): boolean {
  return status === 'CANCELLED' || status === 'DECLINED' || status === 'NO_SHOW'
}

/** Whether an order with this status takes its time on the calendar; PENDING does too (SLOT-07). */
export function occupiesTime(status: OrderStatus): boolean {
  return status !== 'CANCELLED' && status !== 'DECLINED'
}

export type BadgeTone = 'success' | 'warning' | 'danger' | 'neutral'

/** The tone of the status badge (ORDER-03). */
export function badgeTone(status: OrderStatus): BadgeTone {
  if (isCancelledOrMissed(status)) return 'danger'
  if (status === 'CONFIRMED') return 'success'
  return status === 'PENDING' ? 'warning' : 'neutral'
}

/**
 * The allowed transitions and their actors. A customer's change can make an agreed order PENDING again. After a visit its
 * provider corrects the outcome: a job completes every visit, missed ones too.
 */
const TRANSITIONS: Record<
  OrderStatus,
  { readonly [To in OrderStatus]?: readonly Exclude<OrderActor, 'operator'>[] }
> = {
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
  COMPLETED: { NO_SHOW: ['provider'], CANCELLED: ['provider'] },
  CANCELLED: {},
  DECLINED: {},
  NO_SHOW: { COMPLETED: ['provider'], CANCELLED: ['provider'] },
}
