import type { CheckoutState } from '#domain/checkout/step-validity.ts'
import { useTranslation } from '../../../language.ts'
import { useCheckout } from '../../booking/booking-store.ts'
import type { Order } from '../../booking/order-data.ts'
import type { VisitTime } from '../../booking/slot-days.ts'
import { isSameAsOrder } from '../editing/is-same-as-order.ts'
import type { Sum } from './use-sum.ts'

interface ToPlace {
  readonly state: CheckoutState<VisitTime>
  readonly sum: Sum
}

/** Why the order cannot be placed yet, in words; null when it can. */
export function usePlaceReason({ state, sum }: ToPlace): string | null {
  const { t } = useTranslation()
  const modifying = useCheckout((checkout) => checkout.modifying)
  if (sum.isLoading) return t('promotion.loading')
  if (modifying && isUnchanged(modifying, state, sum)) return t('checkout.modifying.changeFirst')
  return state.acceptedTerms ? null : t('checkout.acceptFirst')
}

function isUnchanged(order: Order, { cart, slot, customerInfo }: ToPlace['state'], sum: Sum) {
  if (!slot || !customerInfo || sum.change) return false
  return isSameAsOrder(order, { cart, slot, customerInfo })
}
