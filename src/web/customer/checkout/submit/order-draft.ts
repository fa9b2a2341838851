import type { OrderDraft } from '#contract/order.ts'
import { cartTotals, draftItems } from '#domain/cart/cart.ts'
import type { ReadyCheckout } from '#domain/checkout/step-validity.ts'
import { type Cents, euros } from '#domain/money.ts'
import type { ProviderInfo } from '../../booking/provider-data.ts'
import type { VisitTime } from '../../booking/slot-days.ts'
import type { CartPromotion } from '../../promotion/cart-promotions.ts'
import { serviceNameOf } from '../checkout-state.ts'

/**
 * The order draft of a complete checkout; amounts in euros, one item per line with its quantity
 * (CHECKOUT-07). `orderId` is the order to change, null for a new one (CHECKOUT-10).
 */
export function orderDraft(
  ready: ReadyCheckout<VisitTime>,
  provider: ProviderInfo,
  { applied, travelFeeCents }: { applied: CartPromotion | null; travelFeeCents: Cents },
  orderId: string | null = null,
): OrderDraft {
  const { totalCents, durationMinutes } = cartTotals(ready.cart)
  const discountCents = applied?.discountCents ?? 0
  const { customerInstructions, ...customerInfo } = ready.customerInfo
  return {
    orderId,
    providerUserName: provider.profile.userName,
    customerInstructions,
    customerInfo,
    providerInfo: providerPart(provider),
    items: itemsPart(ready),
    originalAmount: euros(totalCents + travelFeeCents),
    travelFee: euros(travelFeeCents),
    discountAmount: euros(discountCents),
    totalAmount: euros(totalCents + travelFeeCents - discountCents),
    totalDuration: durationMinutes,
    appliedPromotionId: applied?.promotion.id ?? null,
    acceptedTerms: true,
    serviceInfo: servicePart(ready, provider),
  }
}

function providerPart({ profile, businessProfile, contactInfo, ratings }: ProviderInfo) {
  return {
    userName: profile.userName,
    fullName: profile.fullName,
    profilePictureUrl: profile.profilePictureUrl,
    address: businessProfile.physicalLocation.address,
    email: contactInfo.email,
    mobileNumber: contactInfo.mobileNumbers[0] ?? '',
    providerRating: ratings.averageRating,
    numberOfReviews: ratings.totalCount,
  }
}

function itemsPart({ cart }: ReadyCheckout<VisitTime>): OrderDraft['items'] {
  return draftItems(cart).map((item) => {
    const line = cart.find(({ catalogItemId }) => catalogItemId === item.catalogItemId)
    if (!line) return item
    return {
      ...item,
      service: line.serviceCode,
      serviceName: line.serviceName,
      price: euros(line.priceCents),
      duration: line.durationMinutes,
      isAddon: line.isAddon,
    }
  })
}

function servicePart(
  { cart, slot, customerInfo }: ReadyCheckout<VisitTime>,
  provider: ProviderInfo,
): OrderDraft['serviceInfo'] {
  const main = cart.find((item) => !item.isAddon)
  const serviceType = provider.catalogItems.find(
    ({ catalogItemId }) => catalogItemId === main?.catalogItemId,
  )?.serviceType
  const isAtHome = customerInfo.serviceLocation === 'DOORSTEP'
  return {
    serviceName: serviceNameOf(cart).slice(0, MAX_SERVICE_NAME_LENGTH),
    ...(serviceType ? { serviceType } : {}),
    location: isAtHome
      ? customerInfo.customerAddress
      : provider.businessProfile.physicalLocation.address,
    timeZone: provider.businessProfile.timeZone,
    appointmentStartTime: slot.startTime,
    appointmentEndTime: slot.endTime,
  }
}

/** The contract's limit of `serviceName`. */
const MAX_SERVICE_NAME_LENGTH = 300
