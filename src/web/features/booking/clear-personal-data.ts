import { changeCheckout } from './booking-store.ts'
import { NO_CHECKOUT } from './checkout.ts'

/** Who signs out leaves the cart behind and nothing of themselves: no details, no order of theirs. */
export function clearPersonalData(): void {
  changeCheckout(({ modifying }) =>
    modifying ? NO_CHECKOUT : { customerInfo: null, again: null, attempt: null, completed: null },
  )
}
