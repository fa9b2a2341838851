import { useStore } from '../../store.ts'
import { type Checkout, NO_CHECKOUT } from './checkout.ts'
import { createCheckoutStore } from './stored-checkout.ts'

const checkout = createCheckoutStore(typeof window === 'undefined' ? null : window)

/** The checkout now. In the browser only; while it hydrates, components see `NO_CHECKOUT`. */
export function getCheckout(): Checkout {
  return checkout.get()
}

/** What `select` reads from the checkout, kept current. */
export function useCheckout<S>(select: (checkout: Checkout) => S): S {
  return useStore(checkout, NO_CHECKOUT, select)
}

/** Changes the checkout and keeps it for the next load of the page. */
export function changeCheckout(change: (checkout: Checkout) => Partial<Checkout>): void {
  checkout.change(change)
}

/** Everything at its start: default location, step 1, nothing chosen or typed (row CHECKOUT-05). */
export function clearCheckout(): void {
  checkout.change(() => NO_CHECKOUT)
}
