import { categoryOfNumber } from '#domain/catalogue/category.ts'
import type { CustomerUserName } from '#domain/identifiers.ts'
import type { PricedDraft } from '#domain/order/draft.ts'
import { initialStatus } from '#domain/order/status.ts'
import { isForFirstVisit } from '#domain/promotion/promotion.ts'
import { uuidv7 } from '#platform/random.ts'
import type { Judged } from './judge-draft.ts'
import type { CatalogueItem, Offer } from './offer-store.ts'
import type { IdempotencyKey, NewOrder } from './placing-store.ts'

/** Everything an order is made of once its draft holds. `now` is epoch ms. */
export interface Accepted {
  readonly offer: Offer
  readonly judged: Judged
  readonly customerUserName: CustomerUserName
  readonly language: 'en' | 'nl'
  readonly idempotency: IdempotencyKey | null
  readonly now: number
}

export function newOrder(accepted: Accepted): NewOrder {
  const { offer, judged, customerUserName, language, idempotency, now } = accepted
  const { priced, customer } = judged
  const { calendar, promotion } = offer
  return {
    ...{ customerUserName, language, idempotency },
    id: uuidv7(now),
    providerId: calendar.providerId,
    status: initialStatus(offer.autoConfirm),
    startsAt: priced.startsAt,
    endsAt: priced.endsAt,
    placedAt: now,
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
    cancellationWindowMinutes: offer.cancellationWindowMinutes,
    promotion: promotion && { ...promotion, isForFirstVisit: isForFirstVisit(promotion) },
  }
}

type BookedItem = CatalogueItem & { readonly quantity: number }

function itemsOf(priced: PricedDraft, { catalogue }: Offer): BookedItem[] {
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
