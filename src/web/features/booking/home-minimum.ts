import { type Cart, cartTotals } from '#domain/cart/cart.ts'
import type { CheckoutState } from '#domain/checkout/step-validity.ts'
import { shortOfHomeMinimum } from '#domain/delivery/delivery.ts'
import type { Cents } from '#domain/money.ts'
import { centsOf } from './cart-items.ts'
import type { ProviderInfo } from './provider-data.ts'

/** Where a provider works and the least a visit at home comes to, as the wizard's rules take it. */
export function deliveryOf({ businessProfile }: ProviderInfo): CheckoutState['delivery'] {
  const { serviceAvailability, doorstepDeliveryInfo } = businessProfile
  return {
    provider: serviceAvailability,
    minimumOrderCents: centsOf(doorstepDeliveryInfo.minimumOrderValue),
  }
}

/** How many cents a cart falls short of a visit at home. */
export function homeMinimumShortfall(provider: ProviderInfo, cart: Cart): Cents {
  return shortOfHomeMinimum({
    location: 'DOORSTEP',
    originalCents: cartTotals(cart).totalCents,
    minimumOrderCents: deliveryOf(provider).minimumOrderCents,
  })
}
