import { track } from '../../events.ts'
import { type Booking, isInProgress } from './booking.ts'
import type { Checkout } from './checkout.ts'
import { nameOfStep } from './step-url.ts'

/**
 * The address of another salon, or of a search for other treatments, makes an end of a booking without a question: it is
 * counted as left, at the step it had come to (row APP-16). What another tab is busy with goes on there.
 */
export function trackAbandoned(before: Checkout, after: Booking): void {
  if (before.isFromOtherTab || !isInProgress(before) || isInProgress(after)) return
  track('booking-abandoned', nameOfStep(before.step) ?? 'services')
}
