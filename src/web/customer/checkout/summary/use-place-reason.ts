import type { CheckoutState } from '#domain/checkout/step-validity.ts'
import { useTranslation } from '../../../language.ts'
import { useCheckout } from '../../booking/booking-store.ts'
import type { Order } from '../../booking/order-data.ts'
import type { VisitTime } from '../../booking/slot-days.ts'
import { isSameAsOrder } from '../order-change/is-same-as-order.ts'
import type { PriceSummary } from './use-price-summary.ts'

interface PlaceReasonInput {
  readonly state: CheckoutState<VisitTime>
  readonly summary: PriceSummary
}

/** Why the order cannot be placed yet; null if it can. */
export function usePlaceReason({ state, summary }: PlaceReasonInput): string | null {
  const { t } = useTranslation()
  const editedOrder = useCheckout((checkout) => checkout.editedOrder)
  if (summary.isLoading) return t('promotion.loading')
  if (summary.travelFee.isLoading) return t('checkout.travelLoading')
  if (summary.travelFee.isTooFar) return t('checkout.tooFar')
  if (editedOrder && isUnchanged(editedOrder, state, summary))
    return t('checkout.editing.changeFirst')
  return state.acceptedTerms ? null : t('checkout.acceptFirst')
}

function isUnchanged(
  order: Order,
  { cart, slot, customerInfo }: PlaceReasonInput['state'],
  summary: PriceSummary,
) {
  if (!slot || !customerInfo || summary.change) return false
  return isSameAsOrder(order, { cart, slot, customerInfo })
}
