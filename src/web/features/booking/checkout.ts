import { BOOKING_KEYS, type BookingKey } from '#domain/checkout/booking-state.ts'
import { type Booking, NO_BOOKING } from './booking.ts'
import type { CompletedOrder } from './completed-order.ts'

/** The tries to place an order: one key for all, and what was sent each time, as JSON. */
export interface Attempt {
  readonly key: string
  readonly provider: string
  readonly bodies: readonly string[]
}

/** The booking with what only the checkout itself needs. */
export interface Checkout extends Booking {
  /** Which booking this is: tabs that have the same one share it. Null where no salon is open. */
  readonly id: string | null
  /** What was sent of this order so far, so that sending it again cannot book twice. */
  readonly attempt: Attempt | null
  /** Set once the order is placed (row CHECKOUT-06). */
  readonly completed: CompletedOrder | null
  /** Not kept: a promise to pay is made again after a reload. */
  readonly acceptedTerms: boolean
  /** Whether the customer was sent back to choose another time (row CHECKOUT-09). */
  readonly isRescheduling: boolean
  /** Whether this is what another tab is, or was, busy with: nothing was done to it in this one. */
  readonly isFromOtherTab: boolean
  /** Whether a reload would bring everything back. */
  readonly isStored: boolean
  /** How often what was typed in another tab came in here: a form begins anew with it. */
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
  | 'modifying'
  | 'again'
  | 'attempt'
  | 'completed'
export const STORED_KEYS: readonly StoredKey[] = [
  ...BOOKING_KEYS,
  'id',
  'asChosen',
  'modifying',
  'again',
  'attempt',
  'completed',
]

/** Lists that can be looked up again give way to what a person typed or chose. */
export const REFETCHABLE_KEYS: ReadonlySet<string> = new Set<StoredKey>([
  'providerInfo',
  'workingDays',
  'providers',
])
