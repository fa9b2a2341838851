import type { Cart } from '#domain/cart/cart.ts'
import { type CheckoutState, isStepValid } from '#domain/checkout/step-validity.ts'
import { FLOW, type Step } from '#domain/checkout/steps.ts'
import { validCustomerInfo } from '#domain/customer/customer-info.ts'
import { timeFittingCart } from '../booking/booking.ts'
import type { Checkout } from '../booking/checkout.ts'
import { deliveryOf } from '../booking/home-visit.ts'
import type { ProviderInfo } from '../booking/provider-data.ts'
import type { VisitTime } from '../booking/slot-days.ts'
import { visitKindOf } from '../customer-details/customer-details.ts'

/** The checkout as input for the domain's step rules; invalid values count as absent (INFO-05). */
export function checkoutState(
  checkout: Checkout,
  provider: ProviderInfo,
): CheckoutState<VisitTime> {
  const { cart, date, customerInfo, acceptedTerms } = checkout
  const visit = visitKindOf(provider, cart)
  return {
    cart,
    date,
    slot: timeFittingCart(checkout),
    customerInfo: customerInfo && validCustomerInfo(customerInfo, visit),
    acceptedTerms,
    delivery: deliveryOf(provider),
  }
}

/** The requested step, or the first incomplete step before it. */
export function reachableStep(requested: Step, state: CheckoutState): Step {
  return FLOW.find((step) => step >= requested || !isStepValid(step, state)) ?? requested
}

/** The names of the treatments of a cart, without add-ons. */
export function serviceNameOf(cart: Cart): string {
  return cart
    .filter((item) => !item.isAddon)
    .map((item) => item.displayName)
    .join(', ')
}
