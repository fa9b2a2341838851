import { ok, type Result, refused } from '../refusal.ts'
import { MINUTE_MS } from '../time-units.ts'
import { canChangeStatus, isOpenStatus, type OrderActor, type OrderStatus } from './status.ts'

/** The cancellation policy at the time the order was placed; later changes do not apply to it. */
export interface PolicySnapshot {
  readonly cancellationWindowMinutes: number
  /** Until when the customer may change or cancel after the provider moved the visit, epoch ms. */
  readonly freeUntil?: number | null
}

export interface BookedVisit {
  readonly status: OrderStatus
  /** Epoch ms. */
  readonly startsAt: number
  /** Until when its provider may answer a request, epoch ms; not after the start (WORK-102). */
  readonly answerBy: number
  /** The provider's zone. */
  readonly timeZone: string
  readonly policy: PolicySnapshot
}

/** The last moment at which the customer may change or cancel, inclusive, epoch ms. */
export function lastFreeMoment({
  startsAt,
  policy,
}: Pick<BookedVisit, 'startsAt' | 'policy'>): number {
  const endOfWindow = startsAt - policy.cancellationWindowMinutes * MINUTE_MS
  return Math.min(startsAt, Math.max(endOfWindow, policy.freeUntil ?? endOfWindow))
}

/**
 * Whether an order may still be changed: its status is upcoming, and the customer is before the end of the cancellation
 * window, the provider before the start, or before the end of the term of a request (ORDER-08, WORK-103).
 */
export function checkChange(
  visit: BookedVisit,
  actor: Exclude<OrderActor, 'system'>,
  now: number,
): Result<null, 'order-not-changeable'> {
  const isInTime = now <= lastAllowedMoment(visit, actor)
  return isOpenStatus(visit.status) && isInTime ? ok(null) : refused('order-not-changeable')
}

/** Cancelling a cancelled order is no error and changes nothing. */
export interface Cancellation {
  readonly status: 'CANCELLED'
  readonly alreadyCancelled: boolean
}

/**
 * Whether an order may be cancelled: by its customer within the cancellation window, by its provider until the start, or the
 * end of the term of a request. A retry gets the same result.
 */
export function checkCancellation(
  visit: BookedVisit,
  actor: OrderActor,
  now: number,
): Result<Cancellation, 'order-not-changeable'> {
  if (visit.status === 'CANCELLED') return ok({ status: 'CANCELLED', alreadyCancelled: true })
  const isAllowed = isOpenStatus(visit.status) && canChangeStatus(visit.status, 'CANCELLED', actor)
  if (!isAllowed) return refused('order-not-changeable')
  if (now > lastAllowedMoment(visit, actor)) return refused('order-not-changeable')
  return ok({ status: 'CANCELLED', alreadyCancelled: false })
}

function lastAllowedMoment(visit: BookedVisit, actor: OrderActor): number {
  if (actor === 'customer') return lastFreeMoment(visit)
  return visit.status === 'PENDING' ? visit.answerBy : visit.startsAt
}
