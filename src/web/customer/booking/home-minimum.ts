import { type Cart, cartTotals } from '#domain/cart/cart.ts'
import type { CheckoutState } from '#domain/checkout/step-validity.ts'
import { centsBelowHomeMinimum } from '#domain/delivery/delivery.ts'
import type { Cents } from '#domain/money.ts'
import { centsOf } from './cart-items.ts'
import type { ProviderInfo } from './provider-data.ts'

/** The provider's delivery options and minimum for a home visit, as input for the domain's rules. */
export function deliveryOf({ businessProfile }: ProviderInfo): CheckoutState['delivery'] {
  const { serviceAvailability, doorstepDeliveryInfo } = businessProfile
  return {
    provider: serviceAvailability,
    minimumOrderCents: centsOf(doorstepDeliveryInfo.minimumOrderValue),
  }
}

/** The cents that a cart lacks to reach the minimum for a home visit. */
export function homeMinimumShortfall(provider: ProviderInfo, cart: Cart): Cents {
  return centsBelowHomeMinimum({
    location: 'DOORSTEP',
    originalCents: cartTotals(cart).totalCents,
    minimumOrderCents: deliveryOf(provider).minimumOrderCents,
  })
}
