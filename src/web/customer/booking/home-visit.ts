import { type Cart, cartTotals } from '#domain/cart/cart.ts'
import type { CheckoutState } from '#domain/checkout/step-validity.ts'
import { centsBelowHomeMinimum, type ServiceLocation } from '#domain/delivery/delivery.ts'
import type { Cents } from '#domain/money.ts'
import { formatMoney } from '#messages/format.ts'
import type { Language } from '#messages/language.ts'
import type { Translate } from '../../messages.ts'
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

/** The travel fee of a visit at this location, before its address is known: what a home costs at least. */
export function travelFeeOf({ businessProfile }: ProviderInfo, location: ServiceLocation): Cents {
  return location === 'DOORSTEP' ? centsOf(businessProfile.doorstepDeliveryInfo.travelFee) : 0
}

/** The price of a cart before a place is chosen: with the travel fee where only homes are visited. */
export function leastCents(provider: ProviderInfo, cart: Cart): Cents {
  const { serviceAvailability } = provider.businessProfile
  const location = serviceAvailability === 'DOORSTEP' ? 'DOORSTEP' : 'SALON'
  return cartTotals(cart).totalCents + travelFeeOf(provider, location)
}

type HomeVisitInfo = ProviderInfo['businessProfile']['doorstepDeliveryInfo']

/** 'Up to 8 km around Amsterdam.', 'To Amsterdam and Diemen.', or 'From Amsterdam to your home.' */
export function reachText(t: Translate, info: HomeVisitInfo, city: string, language: Language) {
  const { places, zeroTravelFeeRangeKm: rangeKm } = info
  if (places.length > 0) {
    return t('provider.comesTo', { places: new Intl.ListFormat(language).format(places) })
  }
  if (rangeKm === null) return t('provider.travels', { city })
  return t('provider.travelsWithin', { city, rangeKm })
}

/** Whether the fee grows with the distance of the home. */
export function isFeeByDistance({ businessProfile }: ProviderInfo): boolean {
  return businessProfile.doorstepDeliveryInfo.travelFeePerKm > 0
}

/** 'Travel costs €10.00 a visit.', what it costs by distance, or that it is free. */
export function travelFeeText(t: Translate, info: HomeVisitInfo, language: Language) {
  const { travelFee, travelFeePerKm, travelFeeFromKm: fromKm } = info
  if (travelFeePerKm > 0) {
    const fee = formatMoney(travelFee, language)
    const perKm = formatMoney(travelFeePerKm, language)
    const start = travelFee > 0 ? 'fee' : 'free'
    return t(`provider.travelByKm.${start}${fromKm > 0 ? 'From' : ''}`, { fee, perKm, fromKm })
  }
  return travelFee > 0
    ? t('provider.travelFee', { fee: formatMoney(travelFee, language) })
    : t('provider.travelIsFree')
}

/** 'Travel is free within 8 km', or what travelling costs, and how far they come. */
export function homeText(t: Translate, info: HomeVisitInfo, language: Language): string {
  const { zeroTravelFeeRangeKm: rangeKm, travelFee } = info
  if (info.travelFeePerKm > 0) return travelFeeText(t, info, language)
  if (travelFee > 0) {
    const fee = formatMoney(travelFee, language)
    return rangeKm === null
      ? t('customerInfo.homeFee', { fee })
      : t('customerInfo.homeFeeRange', { fee, rangeKm })
  }
  return rangeKm === null ? t('customerInfo.homeFree') : t('customerInfo.homeRange', { rangeKm })
}
