import { BOOKING_KEYS, type BookingKey } from '#domain/checkout/booking-state.ts'
import { type Booking, NO_BOOKING } from './booking.ts'
import type { CompletedOrder } from './completed-order.ts'

/** The attempts to place one order: their idempotency key, and each request body as JSON. */
export interface Attempt {
  readonly key: string
  readonly provider: string
  readonly bodies: readonly string[]
}

/** The booking with the state of the checkout. */
export interface Checkout extends Booking {
  /** Id of the booking; tabs with the same id share it. Null while no salon is open. */
  readonly id: string | null
  /** The attempts so far, so that a retry cannot book twice. */
  readonly attempt: Attempt | null
  /** Set once the order is placed (row CHECKOUT-06). */
  readonly completed: CompletedOrder | null
  /** Not stored: terms are accepted again after a reload. */
  readonly acceptedTerms: boolean
  /** Whether the customer was sent back to the schedule (row CHECKOUT-09). */
  readonly isRescheduling: boolean
  /** Whether this booking was restored from another tab and not changed in this one. */
  readonly isFromOtherTab: boolean
  /** Whether a reload would restore everything. */
  readonly isStored: boolean
  /** Number of times that customer details came from another tab; used as the form's React key. */
  readonly otherTabEdits: number
}

export const NO_CHECKOUT: Checkout = {
  ...NO_BOOKING,
  id: null,
  attempt: null,
  completed: null,
  acceptedTerms: false,
  isRescheduling: false,
  isFromOtherTab: false,
  isStored: true,
  otherTabEdits: 0,
}

export type StoredKey =
  | BookingKey
  | 'id'
  | 'asChosen'
  | 'editedOrder'
  | 'rebookedVisit'
  | 'attempt'
  | 'completed'
export const STORED_KEYS: readonly StoredKey[] = [
  ...BOOKING_KEYS,
  'id',
  'asChosen',
  'editedOrder',
  'rebookedVisit',
  'attempt',
  'completed',
]

/** Values that can be fetched again; where storage is short they are dropped first. */
export const REFETCHABLE_KEYS: ReadonlySet<string> = new Set<StoredKey>([
  'providerInfo',
  'workingDays',
  'providers',
])
