import { isToCome, type OrderStatus } from '../order/status.ts'

/** The longest comment a review may have. */
export const LONGEST_FEEDBACK = 2_000

/**
 * Whether a visit can be reviewed at `now` (epoch ms): it is over and nobody called it off or stayed away
 * (REVIEW-04). The job that completes visits may be minutes late; its customer need not wait for it.
 */
export function hasTakenPlace(
  visit: { status: OrderStatus; endsAt: number },
  now: number,
): boolean {
  return visit.endsAt <= now && mayHaveTakenPlace(visit.status)
}

/** The statuses of a visit that, once it is over, has taken place. */
export function mayHaveTakenPlace(status: OrderStatus): boolean {
  return status === 'COMPLETED' || (isToCome(status) && status !== 'PENDING')
}
