import { track } from '../../events.ts'
import { type Booking, isInProgress } from './booking.ts'
import type { Checkout } from './checkout.ts'
import { nameOfStep } from './step-url.ts'

/**
 * Counts a booking as abandoned, at its step, when opening another salon or another search clears it (row APP-16). A
 * booking of another tab is not counted.
 */
export function trackAbandoned(before: Checkout, after: Booking): void {
  if (before.isFromOtherTab || !isInProgress(before) || isInProgress(after)) return
  track('booking-abandoned', nameOfStep(before.step) ?? 'services')
}
