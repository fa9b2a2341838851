import type { Cart } from '#domain/cart/cart.ts'
import { serviceLocationOf } from '#domain/customer/customer-info.ts'
import { useCheckout } from '../../booking/booking-store.ts'
import type { ProviderInfo } from '../../booking/provider-data.ts'
import { visitKindOf } from '../../customer-details/customer-details.ts'

/** Whether the visit is at the customer's home, as chosen or as the only place. */
export function useIsAtHome(provider: ProviderInfo, cart: Cart): boolean {
  const chosen = useCheckout(({ customerInfo }) => customerInfo?.serviceLocation ?? null)
  return serviceLocationOf(chosen, visitKindOf(provider, cart)) === 'DOORSTEP'
}
