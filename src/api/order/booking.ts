import { categoryOfNumber } from '#domain/catalogue/category.ts'
import type { PricedDraft } from '#domain/order/draft.ts'
import type { OrderStatus } from '#domain/order/status.ts'
import { isForFirstVisit } from '#domain/promotion/promotion.ts'
import type { CatalogueItem, ProviderSnapshot } from './provider-snapshot-store.ts'
import type { Accepted } from './submit-order.ts'

/** What an order books, new or changed, as it was judged. Instants are epoch ms. */
export interface Booking {
  readonly providerId: string
  /** The provider's row it was judged by: closing hours and hiding make another of it. */
  readonly providerVersion: number
  readonly status: OrderStatus
  readonly startsAt: number
  readonly endsAt: number
  /** Kept free after the visit. */
  readonly bufferMinutes: number
  readonly timeZone: string
  readonly language: 'en' | 'nl'
  readonly serviceName: string
  readonly serviceType: string
  readonly serviceLocation: 'SALON' | 'DOORSTEP'
  readonly customerName: string
  readonly customerEmail: string
  readonly customerPhone: string
  readonly customerAddress: string | null
  readonly customerInstructions: string
  readonly originalCents: number
  readonly discountCents: number
  readonly items: readonly BookedItem[]
  readonly promotion: BookedPromotion | null
}

export type BookedItem = CatalogueItem & { readonly quantity: number }

export interface BookedPromotion {
  readonly id: string
  readonly version: number
  readonly titleEn: string
  readonly titleNl: string
  /** Counts only while the customer has no other order here (PROMO-03). */
  readonly isForFirstVisit: boolean
}

/** What an accepted draft books, in the language it will be read in. */
export function booking(
  { offer, judged }: Accepted,
  { status, language }: Pick<Booking, 'status' | 'language'>,
): Booking {
  const { priced, customer } = judged
  const { calendar, promotion } = offer
  return {
    ...{ status, language },
    providerId: calendar.providerId,
    providerVersion: offer.version,
    startsAt: priced.startsAt,
    endsAt: priced.endsAt,
    bufferMinutes: calendar.bufferMinutes,
    timeZone: calendar.timeZone,
    ...whatIsBooked(itemsOf(priced, offer), language),
    serviceLocation: customer.serviceLocation,
    customerName: customer.customerName,
    customerEmail: customer.customerEmail,
    customerPhone: customer.customerPhone,
    customerAddress: customer.customerAddress || null,
    customerInstructions: customer.customerInstructions,
    originalCents: priced.originalCents,
    discountCents: priced.discountCents,
    promotion: promotion && {
      ...promotion,
      isForFirstVisit: isForFirstVisit(promotion) && !offer.isPromotionKept,
    },
  }
}

function itemsOf(priced: PricedDraft, { catalogue }: ProviderSnapshot): BookedItem[] {
  const offered = new Map(catalogue.map((item) => [item.catalogItemId, item]))
  return priced.lines.flatMap(({ catalogItemId, quantity }) => {
    const item = offered.get(catalogItemId)
    return item ? [{ ...item, quantity }] : []
  })
}

// A visit is called by its main treatments and counts under the first one's category.
function whatIsBooked(items: readonly BookedItem[], language: 'en' | 'nl') {
  const mains = items.filter((item) => !item.isAddon)
  const [first] = mains
  const serviceType = first && categoryOfNumber(first.categoryNumber)
  if (!serviceType) throw new Error('A visit without a main item of a known category')
  const names = mains.map((item) => (language === 'nl' ? item.nameNl : item.nameEn))
  return { items, serviceType, serviceName: names.join(', ') }
}
