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

/** Whether the customer may still move the visit: to come, and outside the window (api.md). */
export function checkChange(visit: BookedVisit, now: number): Result<null, 'order-not-changeable'> {
  return isToCome(visit.status) && now <= lastFreeMoment(visit)
    ? ok(null)
    : refused('order-not-changeable')
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
  const until = actor === 'customer' ? lastFreeMoment(visit) : visit.startsAt
  if (now > until) return refused('order-not-changeable')
  return ok({ status: 'CANCELLED', alreadyCancelled: false })
}
