import { useStore } from '../../store.ts'
import { type Checkout, NO_CHECKOUT } from './checkout.ts'
import { createCheckoutStore } from './stored-checkout.ts'

const checkout = createCheckoutStore(typeof window === 'undefined' ? null : window)

/** The current checkout. In the browser only; during hydration components see `NO_CHECKOUT`. */
export function getCheckout(): Checkout {
  return checkout.get()
}

/** Subscribes a component to what `select` returns. */
export function useCheckout<S>(select: (checkout: Checkout) => S): S {
  return useStore(checkout, NO_CHECKOUT, select)
}

/** Changes the checkout and stores it for the next page load. */
export function changeCheckout(change: (checkout: Checkout) => Partial<Checkout>): void {
  checkout.change(change)
}

/** Resets the checkout: default location, step 1, empty (row CHECKOUT-05). */
export function clearCheckout(): void {
  checkout.change(() => NO_CHECKOUT)
}
