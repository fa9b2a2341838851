import type { z } from 'zod'
import type { orderDraft } from '#contract/order.ts'
import { hasValidAddOns } from '#domain/cart/add-ons.ts'
import type { DraftItem } from '#domain/cart/cart.ts'
import { FREE_CONSULTATION } from '#domain/catalog/service-codes.ts'
import {
  type CustomerInfo,
  type CustomerInfoMessage,
  customerInfoErrors,
  type ValidCustomerInfo,
  type VisitKind,
  validCustomerInfo,
} from '#domain/customer/customer-info.ts'
import { travelFeeCents } from '#domain/delivery/travel-fee.ts'
import { type CatalogItemId, parseCatalogItemId } from '#domain/identifiers.ts'
import { centsFromEuros } from '#domain/money.ts'
import {
  type AmountsRefusal,
  type ClaimedAmounts,
  type ClaimedItem,
  type DraftRefusal,
  type DraftToPrice,
  type PricedDraft,
  priceDraft,
} from '#domain/order/draft.ts'
import { promotionDay } from '#domain/promotion/promotion.ts'
import { type RefusalResult, refused } from '#domain/refusal.ts'
import { wallClock } from '#domain/schedule/wall-clock.ts'
import { visibleText } from '#domain/visible-text.ts'
import { type HomeReach, homeReach } from '../home-visit/home-reach.ts'
import { storable, storableLine } from '../storable.ts'
import type { ProviderSnapshot } from './provider-snapshot-store.ts'

export type Draft = z.output<typeof orderDraft>

/** A valid draft: its prices by the provider's own catalog, and the normalized customer info. */
export interface ValidOrder {
  readonly ok: true
  readonly priced: PricedDraft
  readonly customer: ValidCustomerInfo
}

interface Invalid extends RefusalResult<'invalid-request'> {
  readonly details: { path: string; message: string }[]
}

/**
 * Validates a draft against a provider snapshot: first the customer info (INFO-01 to INFO-05), then prices, times and
 * promotion, which are computed again (PROMO-03). Reads and writes nothing.
 * @param now epoch ms
 */
export function validateOrder(
  draft: Draft,
  snapshot: ProviderSnapshot,
  now: number,
): ValidOrder | Invalid | AmountsRefusal | RefusalResult<DraftRefusal> {
  const visit = { provider: snapshot.delivery, isFreeConsultation: isFreeConsultation(snapshot) }
  const customerInfo = customerInfoOf(draft)
  const details = [...quantityDetails(draft), ...customerDetails(customerInfo, visit)]
  const customer = validCustomerInfo(customerInfo, visit)
  if (details.length > 0 || !customer) return { ...refused('invalid-request'), details }
  if (!hasValidAddOns(snapshot.catalog)) return refused('item-not-offered')
  // The place of a visit never changes without the customer's request.
  if (customer.serviceLocation !== draft.customerInfo.serviceLocation) {
    return refused('delivery-not-possible')
  }
  const priced = priceDraft(draftToPrice(draft, customer, snapshot, now))
  return priced.ok ? { ok: true, priced: priced.value, customer } : priced
}

/** Each item of a draft once, with its total quantity (CHECKOUT-07). */
export function itemsOf({
  items,
}: {
  readonly items: readonly Pick<Draft['items'][number], 'catalogItemId' | 'quantity'>[]
}): DraftItem[] {
  const quantities = new Map<CatalogItemId, number>()
  for (const { catalogItemId, quantity } of items) {
    const id = parseCatalogItemId(catalogItemId)
    if (id) quantities.set(id, (quantities.get(id) ?? 0) + quantity)
  }
  return [...quantities].map(([catalogItemId, quantity]) => ({ catalogItemId, quantity }))
}

/** The items of a draft in their order, each as often as it is booked. */
export function itemIdsOf(draft: Parameters<typeof itemsOf>[0]): CatalogItemId[] {
  return itemsOf(draft).flatMap(({ catalogItemId, quantity }) =>
    Array.from({ length: Math.min(quantity, MAX_QUANTITY) }, () => catalogItemId),
  )
}

/** The address of a visit at home as it is stored; empty at the salon. */
export function homeAddressOf({ customerInfo }: Pick<Draft, 'customerInfo'>): string {
  const { serviceLocation, customerAddress } = customerInfo
  return serviceLocation === 'DOORSTEP' ? visibleText(storableLine(customerAddress ?? '')) : ''
}

function isFreeConsultation({ catalog }: ProviderSnapshot): boolean {
  return catalog.length > 0 && catalog.every((item) => item.serviceCode === FREE_CONSULTATION)
}

// Normalized as it will be stored, so that text of blanks alone counts as empty.
function customerInfoOf({ customerInfo, customerInstructions }: Draft): CustomerInfo {
  return {
    ...customerInfo,
    customerName: storableLine(customerInfo.customerName),
    customerAddress: storableLine(customerInfo.customerAddress ?? ''),
    customerInstructions: storable(customerInstructions),
  }
}

const FIELD_MESSAGES: Record<CustomerInfoMessage, string> = {
  required: 'is required',
  validEmail: 'is not an email address',
  validPhone: 'is not a Dutch telephone number',
}

function customerDetails(customerInfo: CustomerInfo, visit: VisitKind): Invalid['details'] {
  return Object.entries(customerInfoErrors(customerInfo, visit)).map(([field, message]) => ({
    path: `body.customerInfo.${field}`,
    message: FIELD_MESSAGES[message],
  }))
}

/** The largest quantity of one item. */
export const MAX_QUANTITY = 20

// The schema limits one line, but an item may come in several lines.
function quantityDetails(draft: Draft): Invalid['details'] {
  const tooManyRequests = itemsOf(draft).some(({ quantity }) => quantity > MAX_QUANTITY)
  return tooManyRequests
    ? [{ path: 'body.items', message: `has more than ${MAX_QUANTITY} of one item` }]
    : []
}

function draftToPrice(
  draft: Draft,
  customer: ValidCustomerInfo,
  snapshot: ProviderSnapshot,
  now: number,
): DraftToPrice {
  const claimed = claimedAmounts(draft)
  const { promotion } = snapshot
  return {
    claimed,
    claimedItems: claimedItems(draft),
    catalog: snapshot.catalog,
    items: itemsOf(draft),
    promotion: promotion ?? (draft.appliedPromotionId ? 'unknown' : null),
    promotionUse: {
      date: promotion
        ? promotionDay(promotion, now)
        : wallClock(now, snapshot.calendar.timeZone).date,
      isFirstVisit: !snapshot.hasVisited || snapshot.isPromotionOfOrder,
    },
    delivery: {
      provider: snapshot.delivery,
      location: customer.serviceLocation,
      ...reachOf(customer, snapshot),
      minimumOrderCents: snapshot.minimumOrderCents,
    },
    homeFeeCents: travelFeeCents('DOORSTEP', snapshot.travelRates, snapshot.travelKm),
    calendar: calendarOf(snapshot, claimed.startsAt, now),
  }
}

// A changed order keeps an address that its provider accepted, however far it is.
function reachOf({ customerAddress }: ValidCustomerInfo, snapshot: ProviderSnapshot): HomeReach {
  if (customerAddress === snapshot.ownAddress) {
    return { distanceKm: null, radiusKm: null, isElsewhere: false }
  }
  return homeReach(snapshot, customerAddress, snapshot.travelKm)
}

function claimedAmounts(draft: Draft): ClaimedAmounts {
  return {
    originalCents: cents(draft.originalAmount),
    discountCents: cents(draft.discountAmount),
    totalCents: cents(draft.totalAmount),
    travelFeeCents: draft.travelFee === undefined ? undefined : cents(draft.travelFee),
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

// The contract accepts whole cents only; -1 equals no computed amount.
function cents(amount: number): number {
  return centsFromEuros(amount) ?? -1
}

function calendarOf(snapshot: ProviderSnapshot, startsAt: number, now: number) {
  const { calendar, workingHours, closures, ownTime } = snapshot
  const day = wallClock(startsAt, calendar.timeZone).date
  return {
    timeZone: calendar.timeZone,
    workingHours,
    closures,
    bufferMinutes: calendar.bufferMinutes,
    travelMinutes: calendar.travelMinutes,
    stepMinutes: calendar.stepMinutes,
    // A visit may stay at its time, whatever the rules have become.
    ...(startsAt === ownTime?.startsAt
      ? { ownTime }
      : {
          minimumNoticeMinutes: calendar.minimumNoticeMinutes,
          horizonDays: calendar.horizonDays,
        }),
    from: day,
    to: day,
    now,
  }
}
