import { changeCheckout } from './booking-store.ts'
import { NO_CHECKOUT } from './checkout.ts'

/** Clears personal data from the checkout at sign-out; the cart of a new order stays. */
export function clearPersonalData(): void {
  changeCheckout(({ editedOrder }) =>
    editedOrder
      ? NO_CHECKOUT
      : { customerInfo: null, rebookedVisit: null, attempt: null, completed: null },
  )
}
