import type { CheckoutState } from '#domain/checkout/steps.ts'
import { checkDelivery } from '#domain/delivery/delivery.ts'
import { formatMoney } from '#messages/format.ts'
import { useWords } from '../../../language.ts'
import { useCheckout } from '../../booking/booking-store.ts'
import { centsOf } from '../../booking/cart-items.ts'
import type { Order } from '../../booking/order-data.ts'
import type { ProviderInfo } from '../../booking/provider-data.ts'
import type { VisitTime } from '../../booking/slot-days.ts'
import { isAsBefore } from '../modifying/is-as-before.ts'
import type { Sum } from './use-sum.ts'

interface ToPlace {
  readonly info: ProviderInfo
  readonly state: CheckoutState<VisitTime>
  readonly sum: Sum
}

/** Why the order cannot be placed yet, in words; null when it can. */
export function usePlaceReason({ info, state, sum }: ToPlace): string | null {
  const { t, language } = useWords()
  const modifying = useCheckout((checkout) => checkout.modifying)
  const { doorstepDeliveryInfo, serviceAvailability } = info.businessProfile
  const delivery = checkDelivery({
    provider: serviceAvailability,
    location: state.customerInfo?.serviceLocation ?? 'SALON',
    distanceKm: null,
    radiusKm: null,
    originalCents: sum.totalCents,
    minimumOrderCents: centsOf(doorstepDeliveryInfo.minimumOrderValue),
  })
  if (!delivery.ok) {
    const minimum = formatMoney(doorstepDeliveryInfo.minimumOrderValue, language)
    return t('customerInfo.homeMinimum', { minimum })
  }
  if (sum.isLoading) return t('promotion.loading')
  if (modifying && isUnchanged(modifying, state, sum)) return t('checkout.modifying.changeFirst')
  return state.acceptedTerms ? null : t('checkout.acceptFirst')
}

function isUnchanged(order: Order, { cart, slot, customerInfo }: ToPlace['state'], sum: Sum) {
  if (!slot || !customerInfo || sum.change) return false
  return isAsBefore(order, { cart, slot, customerInfo })
}
