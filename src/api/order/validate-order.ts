import type { z } from 'zod'
import type { orderDraft } from '#contract/order.ts'
import { addOnsFit } from '#domain/cart/add-ons.ts'
import type { DraftItem } from '#domain/cart/cart.ts'
import { FREE_CONSULTATION } from '#domain/catalogue/service-codes.ts'
import {
  type CustomerInfo,
  type CustomerInfoMessage,
  customerInfoErrors,
  type ValidCustomerInfo,
  type VisitKind,
  validCustomerInfo,
} from '#domain/customer/customer-info.ts'
import { type CatalogItemId, parseCatalogItemId } from '#domain/identifiers.ts'
import { centsFromEuros } from '#domain/money.ts'
import {
  type AmountsChanged,
  type ClaimedAmounts,
  type ClaimedItem,
  type DraftRefusal,
  type DraftToPrice,
  type PricedDraft,
  priceDraft,
} from '#domain/order/draft.ts'
import { promotionDay } from '#domain/promotion/promotion.ts'
import { type Refused, refused } from '#domain/refusal.ts'
import { wallClock } from '#domain/schedule/wall-clock.ts'
import { withBufferBefore } from '../schedule/calendar-slots.ts'
import { storable, storableLine } from '../storable.ts'
import type { ProviderSnapshot } from './provider-snapshot-store.ts'

export type Draft = z.output<typeof orderDraft>

/** A draft that holds: what it comes to by the provider's own figures, and the tidied customer info. */
export interface ValidOrder {
  readonly ok: true
  readonly priced: PricedDraft
  readonly customer: ValidCustomerInfo
}

interface Invalid extends Refused<'invalid-request'> {
  readonly details: { path: string; message: string }[]
}

/**
 * Holds a draft against the provider's offer: first what the customer typed (INFO-01 to INFO-05), then
 * everything the draft claims, worked out anew (PROMO-03). Reads and writes nothing.
 * @param now epoch ms
 */
export function validateOrder(
  draft: Draft,
  offer: ProviderSnapshot,
  now: number,
): ValidOrder | Invalid | AmountsChanged | Refused<DraftRefusal> {
  const visit = { provider: offer.delivery, isFreeConsultation: isFreeConsultation(offer) }
  const typed = customerInfoOf(draft)
  const details = [...quantityFaults(draft), ...customerFaults(typed, visit)]
  const customer = validCustomerInfo(typed, visit)
  if (details.length > 0 || !customer) return { ...refused('invalid-request'), details }
  if (!addOnsFit(offer.catalogue)) return refused('item-not-offered')
  // Nobody's visit moves from their home to the salon, or back, without their asking.
  if (customer.serviceLocation !== draft.customerInfo.serviceLocation) {
    return refused('delivery-not-possible')
  }
  const priced = priceDraft(draftToPrice(draft, offer, now))
  return priced.ok ? { ok: true, priced: priced.value, customer } : priced
}

/** Each asked item once, with its quantity (CHECKOUT-07). */
export function itemsOf({ items }: Draft): DraftItem[] {
  const quantities = new Map<CatalogItemId, number>()
  for (const { catalogItemId, quantity } of items) {
    const id = parseCatalogItemId(catalogItemId)
    if (id) quantities.set(id, (quantities.get(id) ?? 0) + quantity)
  }
  return [...quantities].map(([catalogItemId, quantity]) => ({ catalogItemId, quantity }))
}

function isFreeConsultation({ catalogue }: ProviderSnapshot): boolean {
  return catalogue.length > 0 && catalogue.every((item) => item.serviceCode === FREE_CONSULTATION)
}

// As it will be stored, so that what is nothing once tidied counts as nothing.
function customerInfoOf({ customerInfo, customerInstructions }: Draft): CustomerInfo {
  return {
    ...customerInfo,
    customerName: storableLine(customerInfo.customerName),
    customerAddress: storableLine(customerInfo.customerAddress ?? ''),
    customerInstructions: storable(customerInstructions),
  }
}

const FAULTS: Record<CustomerInfoMessage, string> = {
  required: 'is required',
  validEmail: 'is not an email address',
  validPhone: 'is not a Dutch telephone number',
}

function customerFaults(typed: CustomerInfo, visit: VisitKind): Invalid['details'] {
  return Object.entries(customerInfoErrors(typed, visit)).map(([field, message]) => ({
    path: `body.customerInfo.${field}`,
    message: FAULTS[message],
  }))
}

const MOST_OF_ONE = 20

// The schema bounds a line; the same item may come in several lines.
function quantityFaults(draft: Draft): Invalid['details'] {
  const tooManyRequests = itemsOf(draft).some(({ quantity }) => quantity > MOST_OF_ONE)
  return tooManyRequests
    ? [{ path: 'body.items', message: `has more than ${MOST_OF_ONE} of one item` }]
    : []
}

function draftToPrice(draft: Draft, offer: ProviderSnapshot, now: number): DraftToPrice {
  const claimed = claimedAmounts(draft)
  const { promotion } = offer
  return {
    claimed,
    claimedItems: claimedItems(draft),
    catalogue: offer.catalogue,
    items: itemsOf(draft),
    promotion: promotion ?? (draft.appliedPromotionId ? 'unknown' : null),
    promotionUse: {
      date: promotion ? promotionDay(promotion, now) : wallClock(now, offer.calendar.timeZone).date,
      isFirstVisit: !offer.hasVisited || offer.isPromotionKept,
    },
    delivery: {
      provider: offer.delivery,
      location: draft.customerInfo.serviceLocation,
      distanceKm: null, // an address is words: how far away it is stays for the provider to judge
      radiusKm: offer.serviceRadiusKm,
      minimumOrderCents: offer.minimumOrderCents,
    },
    calendar: calendarOf(offer, claimed.startsAt, now),
  }
}

function claimedAmounts(draft: Draft): ClaimedAmounts {
  return {
    originalCents: cents(draft.originalAmount),
    discountCents: cents(draft.discountAmount),
    totalCents: cents(draft.totalAmount),
    durationMinutes: draft.totalDuration,
    startsAt: Date.parse(draft.serviceInfo.appointmentStartTime),
    endsAt: Date.parse(draft.serviceInfo.appointmentEndTime),
  }
}

function claimedItems({ items }: Draft): ClaimedItem[] {
  return items.flatMap(({ catalogItemId, price, duration }) => {
    const id = parseCatalogItemId(catalogItemId)
    if (!id) return []
    const priceCents = price === undefined ? undefined : cents(price)
    return [{ catalogItemId: id, priceCents, durationMinutes: duration }]
  })
}

// The contract lets no amount through that is not whole cents; -1 equals nothing we work out.
function cents(amount: number): number {
  return centsFromEuros(amount) ?? -1
}

function calendarOf(offer: ProviderSnapshot, startsAt: number, now: number) {
  const { calendar, workingHours, closures, ownStart } = offer
  const day = wallClock(startsAt, calendar.timeZone).date
  return {
    timeZone: calendar.timeZone,
    workingHours,
    closures: withBufferBefore(closures, calendar.bufferMinutes),
    stepMinutes: calendar.stepMinutes,
    minimumNoticeMinutes: startsAt === ownStart ? 0 : calendar.minimumNoticeMinutes,
    from: day,
    to: day,
    now,
  }
}
