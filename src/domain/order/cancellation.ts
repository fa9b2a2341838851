import { ok, type Result, refused } from '../refusal.ts'
import { isToCome, mayMove, type OrderActor, type OrderStatus } from './status.ts'

/** What was promised when the order was placed: a later change of the policy is not for it. */
export interface PolicySnapshot {
  readonly cancellationWindowMinutes: number
}

export interface BookedVisit {
  readonly status: OrderStatus
  /** Epoch ms. */
  readonly startsAt: number
  readonly policy: PolicySnapshot
}

/** The last moment (epoch ms) at which the customer may still change or cancel, itself included. */
export function lastFreeMoment({ startsAt, policy }: Omit<BookedVisit, 'status'>): number {
  return startsAt - policy.cancellationWindowMinutes * 60_000
}

/**
 * Whether an order may still get another time or other items: its visit is to come, and its customer is held to the
 * window, its provider only to the start (ORDER-08).
 */
export function checkChange(
  visit: BookedVisit,
  actor: Exclude<OrderActor, 'system'>,
  now: number,
): Result<null, 'order-not-changeable'> {
  const isInTime = now <= lastMoment(visit, actor)
  return isToCome(visit.status) && isInTime ? ok(null) : refused('order-not-changeable')
}

/** `cancelled` says whether anything changes now: cancelling again is no error and does nothing. */
export interface Cancellation {
  readonly status: 'CANCELLED'
  readonly alreadyCancelled: boolean
}

/**
 * What cancelling does. The customer is held to the window, the provider only to the visit being
 * still to come. A cancelled order stays cancelled: the answer to a retry is the same.
 */
export function cancel(
  visit: BookedVisit,
  actor: OrderActor,
  now: number,
): Result<Cancellation, 'order-not-changeable'> {
  if (visit.status === 'CANCELLED') return ok({ status: 'CANCELLED', alreadyCancelled: true })
  if (!mayMove(visit.status, 'CANCELLED', actor)) return refused('order-not-changeable')
  if (now > lastMoment(visit, actor)) return refused('order-not-changeable')
  return ok({ status: 'CANCELLED', alreadyCancelled: false })
}

function lastMoment(visit: BookedVisit, actor: OrderActor): number {
  return actor === 'customer' ? lastFreeMoment(visit) : visit.startsAt
}
