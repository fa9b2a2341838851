import { BOOKING_KEYS, type BookingKey } from '#domain/checkout/booking-state.ts'
import { logFault } from '../../log.ts'
import { createStore, useStore } from '../../store.ts'
import { type Booking, NO_BOOKING } from './booking.ts'
import { keptValues } from './booking-storage.ts'
import type { CompletedOrder } from './completed-order.ts'

/** The tries to place an order: one key for all, and what was sent each time, as JSON. */
export interface Attempt {
  readonly key: string
  readonly provider: string
  readonly bodies: readonly string[]
}

/** The booking with what only the checkout itself needs. */
export interface Checkout extends Booking {
  /** What was sent of this order so far, so that sending it again cannot book twice. */
  readonly attempt: Attempt | null
  /** Set once the order is placed (row CHECKOUT-06). */
  readonly completed: CompletedOrder | null
  /** Not kept: a promise to pay is made again after a reload. */
  readonly acceptedTerms: boolean
  /** Whether the customer was sent back to choose another time (row CHECKOUT-09). */
  readonly isRescheduling: boolean
  /** Whether a reload would bring everything back. */
  readonly isKept: boolean
}

export const NO_CHECKOUT: Checkout = {
  ...NO_BOOKING,
  attempt: null,
  completed: null,
  acceptedTerms: false,
  isRescheduling: false,
  isKept: true,
}

type KeptKey = BookingKey | 'modifying' | 'again' | 'attempt' | 'completed'
const keys: readonly KeptKey[] = [...BOOKING_KEYS, 'modifying', 'again', 'attempt', 'completed']

/** Lists that can be looked up again give way to what a person typed or chose. */
const lookedUp: ReadonlySet<KeptKey> = new Set(['providerInfo', 'workingDays', 'providers'])

const kept = keptValues({
  storage: () => window.localStorage,
  prefix: 'booking.',
  version: 1,
  now: Date.now,
  warn: logFault,
})

const store = createStore<Checkout>(
  typeof window === 'undefined'
    ? NO_CHECKOUT
    : { ...NO_CHECKOUT, ...Object.fromEntries([...kept.read(keys)].filter(isThere)) },
)

/** The checkout now. In the browser only; while it hydrates, components see `NO_CHECKOUT`. */
export function checkoutNow(): Checkout {
  return store.get()
}

/** Calls the listener after each change, until the returned function is called. */
export function watchCheckout(listener: () => void): () => void {
  return store.subscribe(listener)
}

/** What `select` reads from the checkout, kept current. */
export function useCheckout<S>(select: (checkout: Checkout) => S): S {
  return useStore(store, NO_CHECKOUT, select)
}

/** Changes the checkout and keeps it for the next load of the page. */
export function changeCheckout(change: (checkout: Checkout) => Partial<Checkout>): void {
  store.set(change(store.get()))
  const now = store.get()
  const lost = kept.keep(
    keys.map((key) => ({ key, value: now[key], priority: lookedUp.has(key) ? 5 : 1 })),
  )
  const isKept = !lost.some((key) => !lookedUp.has(key as KeptKey))
  if (isKept !== now.isKept) store.set({ isKept })
}

/** Everything at its start: default location, step 1, nothing chosen or typed (row CHECKOUT-05). */
export function clearCheckout(): void {
  changeCheckout(() => NO_CHECKOUT)
}

function isThere([, value]: [string, unknown]): boolean {
  return value !== undefined
}
