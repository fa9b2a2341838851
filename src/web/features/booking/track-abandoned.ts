import { track } from '../../events.ts'
import { type Booking, isBegun } from './booking.ts'
import type { Checkout } from './checkout.ts'
import { wordOfStep } from './step-address.ts'

/**
 * The address of another salon, or of a search for other treatments, makes an end of a booking without a question: it is
 * counted as left, at the step it had come to (row APP-16). What another tab is busy with goes on there.
 */
export function trackAbandoned(before: Checkout, after: Booking): void {
  if (before.isFromElsewhere || !isBegun(before) || isBegun(after)) return
  track('booking-abandoned', wordOfStep(before.step) ?? 'services')
}
