import { useQuery } from '@tanstack/react-query'
import type { CustomerInfo } from '#domain/customer/customer-info.ts'
import type { Cents } from '#domain/money.ts'
import { homeVisitQuery } from '../../../features/home-visit/home-visit-query.ts'
import { useHasSession } from '../../../features/sign-in/session.ts'
import { useCheckout } from '../../booking/booking-store.ts'
import { centsOf } from '../../booking/cart-items.ts'
import { travelFeeOf } from '../../booking/home-visit.ts'
import type { Order } from '../../booking/order-data.ts'
import type { ProviderInfo } from '../../booking/provider-data.ts'

export interface TravelFee {
  readonly cents: Cents
  /** Whether the fee of the address is still being looked up. */
  readonly isLoading: boolean
  /** Whether the provider certainly does not come to the address. */
  readonly isTooFar: boolean
  readonly reload: () => Promise<unknown>
}

/**
 * The travel fee of the visit, and whether the provider comes there: the server says both for the address, before anything is
 * booked (WORK-214). While it cannot, the fixed fee is shown, and the order is refused if another one is due.
 * @param orderId the order that is being changed
 */
export function useTravelFee(
  info: ProviderInfo,
  customerInfo: Pick<CustomerInfo, 'serviceLocation' | 'customerAddress'> | null,
  orderId: string | undefined,
): TravelFee {
  const { userName } = info.profile
  const editedOrder = useCheckout((checkout) => checkout.editedOrder)
  const location = customerInfo?.serviceLocation || 'SALON'
  const address = customerInfo?.customerAddress?.trim() ?? ''
  const isAsked = location === 'DOORSTEP' && address !== ''
  const enabled = useHasSession() && isAsked
  const query = useQuery({ ...homeVisitQuery(userName, address, orderId), enabled })
  return {
    cents: isAsked && query.data ? centsOf(query.data.travelFee) : travelFeeOf(info, location),
    isLoading: enabled && query.isPending,
    isTooFar: isAsked && isTooFar(query.data, address, editedOrder),
    reload: () => (enabled ? query.refetch() : Promise.resolve()),
  }
}

/** Whether a home is out of reach. The order that is changed keeps its address: the provider accepted that. */
export function isTooFar(
  home: { readonly isWithinReach: boolean } | undefined,
  address: string,
  editedOrder: Order | null,
): boolean {
  const keepsAddress = editedOrder?.customerInfo.customerAddress === address
  return home?.isWithinReach === false && !keepsAddress
}
