import type { Cart } from '#domain/cart/cart.ts'
import { type CheckoutState, isStepValid } from '#domain/checkout/step-validity.ts'
import { FLOW, type Step } from '#domain/checkout/steps.ts'
import { validCustomerInfo } from '#domain/customer/customer-info.ts'
import { fittingTime } from '../booking/booking.ts'
import type { Checkout } from '../booking/checkout.ts'
import { deliveryOf } from '../booking/home-minimum.ts'
import type { ProviderInfo } from '../booking/provider-data.ts'
import type { VisitTime } from '../booking/slot-days.ts'
import { visitKindOf } from '../customer/customer-details.ts'

/** What the wizard's rules judge: only what is right counts, the rest is not there yet (INFO-05). */
export function checkoutState(
  checkout: Checkout,
  provider: ProviderInfo,
): CheckoutState<VisitTime> {
  const { cart, date, customerInfo, acceptedTerms } = checkout
  const visit = visitKindOf(provider, cart)
  return {
    cart,
    date,
    slot: fittingTime(checkout),
    customerInfo: customerInfo && validCustomerInfo(customerInfo, visit),
    acceptedTerms,
    delivery: deliveryOf(provider),
  }
}

/** The step asked for, or the first before it that still lacks something. */
export function reachableStep(requested: Step, state: CheckoutState): Step {
  return FLOW.find((step) => step >= requested || !isStepValid(step, state)) ?? requested
}

/** The services of a visit in one line: its treatments, without add-ons where there are others. */
export function serviceNameOf(cart: Cart): string {
  return cart
    .filter((item) => !item.isAddon)
    .map((item) => item.displayName)
    .join(', ')
}
