import { useQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import { cartTotals } from '#domain/cart/cart.ts'
import type { CheckoutState } from '#domain/checkout/step-validity.ts'
import type { Cents } from '#domain/money.ts'
import { nextDay } from '#domain/schedule/wall-clock.ts'
import { useTranslation } from '../../../language.ts'
import { useNow } from '../../../use-now.ts'
import { useCheckout } from '../../booking/booking-store.ts'
import type { ProviderInfo } from '../../booking/provider-data.ts'
import {
  type CartPromotion,
  cartPromotions,
  selectPromotion,
} from '../../promotion/cart-promotions.ts'
import { promotionsQuery } from '../../promotion/promotions-query.ts'
import { type PriceChange, priceChange } from '../order-change/price-change.ts'
import { type TravelFee, useTravelFee } from './use-travel-fee.ts'

export interface PriceSummary {
  readonly totalCents: Cents
  readonly travelFee: TravelFee
  /** The total with the travel fee, minus the discount. */
  readonly payCents: Cents
  readonly promotions: readonly CartPromotion[]
  /** The promotion that is applied. */
  readonly applied: CartPromotion | null
  /** The difference from the order that is being changed. */
  readonly change: PriceChange | null
  /** Whether promotions are still loading. */
  readonly isLoading: boolean
  readonly reload: () => Promise<unknown>
}

/** The price of the visit with the promotions of this customer. */
export function usePriceSummary(
  { cart, customerInfo }: Pick<CheckoutState, 'cart' | 'customerInfo'>,
  info: ProviderInfo,
): PriceSummary {
  const { profile, businessProfile } = info
  const { timeZone } = businessProfile
  const { language } = useTranslation()
  const midnight = useCallback((now: number) => nextDay(now, timeZone), [timeZone])
  const now = useNow(midnight)
  const editedOrder = useCheckout((checkout) => checkout.editedOrder)
  const chosenId = useCheckout((checkout) => checkout.promotion)
  const query = useQuery(
    promotionsQuery({
      customerUserName: customerInfo?.customerUserName ?? '',
      providerUserName: profile.userName,
      timeZone,
      now,
      orderId: editedOrder?.orderId,
      language,
    }),
  )
  const isLoading = query.isPending
  // None if they failed to load, also if it was a reload.
  const allPromotions = query.isSuccess ? query.data : []
  const { totalCents } = cartTotals(cart)
  const promotions = cartPromotions(allPromotions, totalCents, now)
  const applied = selectPromotion(promotions, chosenId)
  const discountCents = applied?.discountCents ?? 0
  const travelFee = useTravelFee(info, customerInfo, editedOrder?.orderId)
  const payCents = totalCents + travelFee.cents - discountCents
  const isComparable = editedOrder !== null && !isLoading && !travelFee.isLoading
  const amounts = { discountCents, travelFeeCents: travelFee.cents, payCents }
  const change = isComparable ? priceChange(editedOrder, cart, amounts) : null
  const reload = () => Promise.all([query.refetch(), travelFee.reload()])
  return { totalCents, travelFee, payCents, promotions, applied, change, isLoading, reload }
}
