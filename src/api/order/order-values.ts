import { categoryOfNumber } from '#domain/catalog/category.ts'
import type { PricedDraft } from '#domain/order/draft.ts'
import type { OrderStatus } from '#domain/order/status.ts'
import { isForFirstVisit } from '#domain/promotion/promotion.ts'
import type { WaitingTime } from '#domain/schedule/waiting-time.ts'
import type { Language } from '#messages/language.ts'
import type { CatalogItem, ProviderSnapshot } from './provider-snapshot-store.ts'
import type { AcceptedDraft } from './submit-order.ts'

/** What is written of a new or changed order, as it was validated. Instants are epoch ms. */
export interface OrderValues {
  readonly providerId: string
  /** The version of the provider's row at validation. Closing hours and hiding the provider change it. */
  readonly providerVersion: number
  readonly status: OrderStatus
  readonly startsAt: number
  readonly endsAt: number
  /** Kept free after the visit. */
  readonly bufferMinutes: number
  /** Kept free before the visit and after its buffer. */
  readonly travelMinutes: number
  /** How far the home is; null at the salon, and where it is not known. */
  readonly travelKm: number | null
  readonly waits: readonly WaitingTime[]
  readonly timeZone: string
  readonly language: Language
  readonly serviceName: string
  readonly serviceType: string
  readonly serviceLocation: 'SALON' | 'DOORSTEP'
  readonly customerName: string
  readonly customerEmail: string
  readonly customerPhone: string
  readonly customerAddress: string | null
  readonly customerInstructions: string
  readonly originalCents: number
  /** Within the original amount. */
  readonly travelFeeCents: number
  readonly discountCents: number
  readonly items: readonly BookedItem[]
  readonly promotion: BookedPromotion | null
}

export type BookedItem = CatalogItem & { readonly quantity: number }

export interface BookedPromotion {
  readonly id: string
  readonly version: number
  readonly titleEn: string
  readonly titleNl: string
  /** Valid only while the customer has no other order at this provider (PROMO-03). */
  readonly isForFirstVisit: boolean
}

/** The values of an accepted draft's order, in the customer's language. */
export function orderValues(
  { snapshot, validOrder }: AcceptedDraft,
  { status, language }: Pick<OrderValues, 'status' | 'language'>,
): OrderValues {
  const { priced, customer } = validOrder
  const { calendar, promotion } = snapshot
  return {
    status,
    language,
    providerId: calendar.providerId,
    providerVersion: snapshot.version,
    startsAt: priced.startsAt,
    endsAt: priced.endsAt,
    bufferMinutes: calendar.bufferMinutes,
    travelMinutes: calendar.travelMinutes,
    travelKm: snapshot.travelKm,
    waits: calendar.waits,
    timeZone: calendar.timeZone,
    ...bookedItemsAndName(itemsOf(priced, snapshot), language),
    serviceLocation: customer.serviceLocation,
    customerName: customer.customerName,
    customerEmail: customer.customerEmail,
    customerPhone: customer.customerPhone,
    customerAddress: customer.customerAddress || null,
    customerInstructions: customer.customerInstructions,
    originalCents: priced.originalCents,
    travelFeeCents: priced.travelFeeCents,
    discountCents: priced.discountCents,
    promotion: promotion && {
      ...promotion,
      isForFirstVisit: isForFirstVisit(promotion) && !snapshot.isPromotionOfOrder,
    },
  }
}

function itemsOf(priced: PricedDraft, { catalog }: ProviderSnapshot): BookedItem[] {
  const offered = new Map(catalog.map((item) => [item.catalogItemId, item]))
  return priced.lines.flatMap(({ catalogItemId, quantity }) => {
    const item = offered.get(catalogItemId)
    return item ? [{ ...item, quantity }] : []
  })
}

// A visit is named after its main items and has the category of the first.
function bookedItemsAndName(items: readonly BookedItem[], language: Language) {
  const mains = items.filter((item) => !item.isAddon)
  const [first] = mains
  const serviceType = first && categoryOfNumber(first.categoryNumber)
  if (!serviceType) throw new Error('A visit without a main item of a known category')
  const names = mains.map((item) => (language === 'nl' ? item.nameNl : item.nameEn))
  return { items, serviceType, serviceName: names.join(', ') }
}
