import { isOpenStatus, type OrderStatus } from '../order/status.ts'

/** The length of a review's comment. */
export const MAX_FEEDBACK_LENGTH = 2_000

/**
 * Whether a visit has taken place at `now` (epoch ms), and so can be reviewed (REVIEW-04): it has ended and was not
 * cancelled, declined or missed. Does not wait for the job that completes visits.
 */
export function hasTakenPlace(
  visit: { status: OrderStatus; endsAt: number },
  now: number,
): boolean {
  return visit.endsAt <= now && mayHaveTakenPlace(visit.status)
}

/** Whether a visit with this status has taken place once its end has passed. */
export function mayHaveTakenPlace(status: OrderStatus): boolean {
  return status === 'COMPLETED' || (isOpenStatus(status) && status !== 'PENDING')
}
