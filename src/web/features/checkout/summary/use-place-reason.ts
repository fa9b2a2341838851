import type { ValidCustomerInfo } from '#domain/customer/customer-info.ts'
import { checkDelivery } from '#domain/delivery/delivery.ts'
import type { Cents } from '#domain/money.ts'
import { formatMoney } from '#messages/format.ts'
import { useWords } from '../../../language.ts'
import { centsOf } from '../../booking/cart-items.ts'
import type { ProviderInfo } from '../../booking/provider-data.ts'

interface Order {
  readonly info: ProviderInfo
  readonly totalCents: Cents
  readonly customerInfo: ValidCustomerInfo | null
  readonly acceptedTerms: boolean
  /** Discounts are still on their way, so the sum may change. */
  readonly isLoading: boolean
}

/** Why the order cannot be placed yet, in words; null when it can. */
export function usePlaceReason(order: Order): string | null {
  const { t, language } = useWords()
  const { info, totalCents, customerInfo, acceptedTerms, isLoading } = order
  const { doorstepDeliveryInfo, serviceAvailability } = info.businessProfile
  const delivery = checkDelivery({
    provider: serviceAvailability,
    location: customerInfo?.serviceLocation ?? 'SALON',
    distanceKm: null,
    radiusKm: null,
    originalCents: totalCents,
    minimumOrderCents: centsOf(doorstepDeliveryInfo.minimumOrderValue),
  })
  if (!delivery.ok) {
    const minimum = formatMoney(doorstepDeliveryInfo.minimumOrderValue, language)
    return t('customerInfo.homeMinimum', { minimum })
  }
  if (isLoading) return t('promotion.loading')
  return acceptedTerms ? null : t('checkout.acceptFirst')
}
