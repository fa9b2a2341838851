import type { Reply } from '#contract/endpoint.ts'
import type { getOrder, listOrders } from '#contract/order.ts'
import { isCategoryKey } from '#domain/catalogue/category.ts'
import { cityByCode } from '#domain/location/city.ts'
import { euros } from '#domain/money.ts'
import { type BookedVisit, checkChange, lastFreeMoment } from '#domain/order/cancellation.ts'
import { hasTakenPlace } from '#domain/review/reviewable.ts'
import type { Language } from '#messages/language.ts'
import { toOffsetIso } from '../http/zoned-iso.ts'
import type { OrderRole } from '../order-access/order-role.ts'
import type { ListedOrder } from './list-store.ts'
import type { StoredOrder } from './store.ts'

type OrderView = Reply<typeof getOrder>['data']['order']
type ListItem = Reply<typeof listOrders>['data']['items'][number]

/** What the rules about changing and cancelling go by. */
export function bookedVisit(order: StoredOrder): BookedVisit {
  return {
    status: order.status,
    startsAt: order.starts_at,
    policy: { cancellationWindowMinutes: order.cancellation_window_minutes },
  }
}

interface Reading {
  readonly party: OrderRole
  readonly language: Language
  /** Epoch ms. */
  readonly now: number
  /** Where its mails go; told to its customer alone. */
  readonly mailTo: string[]
}

/** An order as the wire has it: names in the reader's language, times on the salon's clock. */
export function orderView(
  order: StoredOrder,
  { party, language, now, mailTo }: Reading,
): OrderView {
  const visit = bookedVisit(order)
  const iso = (instant: number) => toOffsetIso(instant, order.time_zone)
  return {
    orderId: order.id,
    status: order.status,
    providerUserName: order.provider_user_name,
    items: order.items.map((item) => itemView(item, language)),
    providerInfo: providerView(order, language),
    customerInfo: customerView(order),
    customerInstructions: order.customer_instructions,
    serviceInfo: {
      serviceName: serviceName(order, language),
      serviceType: serviceType(order),
      location: placeOf(order, language),
      timeZone: order.time_zone,
      appointmentStartTime: iso(order.starts_at),
      appointmentEndTime: iso(order.ends_at),
    },
    originalAmount: euros(order.original_cents),
    discountAmount: euros(order.discount_cents),
    totalAmount: euros(order.total_cents),
    totalDuration: (order.ends_at - order.starts_at) / 60_000,
    appliedPromotionId: order.promotion_id,
    promotionTitle: language === 'nl' ? order.promotion_title_nl : order.promotion_title_en,
    orderDate: iso(order.placed_at),
    cancelledAt: order.cancelled_at === null ? null : iso(order.cancelled_at),
    freeUntil: iso(lastFreeMoment(visit)),
    changeable: checkChange(visit, 'customer', now).ok,
    reviewable: party.part === 'customer' && isReviewable(order, now),
    mailTo,
    calendarSequence: order.calendar_sequence,
  }
}

/** A line of the list of bookings, in the reader's language too. `now` is epoch ms. */
export function listItem(order: ListedOrder, language: Language, now: number): ListItem {
  const iso = (instant: number) => toOffsetIso(instant, order.time_zone)
  return {
    bookingId: order.id,
    providerFullName: order.full_name,
    providerUserName: order.provider_user_name,
    profilePictureUrl: order.profile_picture_url,
    serviceName: serviceName(order, language),
    orderDate: iso(order.placed_at),
    appointmentStartDate: iso(order.starts_at),
    appointmentEndDate: iso(order.ends_at),
    timeZone: order.time_zone,
    status: order.status,
    totalPrice: euros(order.total_cents),
    reviewable: isReviewable(order, now),
  }
}

/** Whether its customer may review an order now (epoch ms). */
function isReviewable(
  order: Pick<ListedOrder, 'status' | 'ends_at' | 'is_reviewed'>,
  now: number,
): boolean {
  return hasTakenPlace({ status: order.status, endsAt: order.ends_at }, now) && !order.is_reviewed
}

/** The main treatments in the reader's language: what the visit is called. */
export function serviceName({ items }: Pick<ListedOrder, 'items'>, language: Language): string {
  const mains = items.filter((item) => !item.is_addon)
  return mains.map((item) => itemName(item, language)).join(', ')
}

/** Where the visit takes place, on one line. */
export function placeOf(order: StoredOrder, language: Language): string {
  if (order.service_location === 'DOORSTEP') return order.customer_address ?? ''
  return `${order.street}, ${order.postal_code} ${cityName(order, language)}`
}

type StoredItem = StoredOrder['items'][number]

function itemView(item: StoredItem, language: Language): OrderView['items'][number] {
  return {
    catalogItemId: item.catalog_item_id,
    service: item.service_code,
    serviceName: itemName(item, language),
    serviceNames: { en: item.name_en, nl: item.name_nl },
    quantity: item.quantity,
    price: euros(item.price_cents),
    duration: item.duration_minutes,
    vatRate: item.vat_rate,
    isAddon: item.is_addon,
  }
}

/** An item's name in the reader's language. */
export function itemName(
  item: Pick<StoredItem, 'name_en' | 'name_nl'>,
  language: Language,
): string {
  return language === 'nl' ? item.name_nl : item.name_en
}

function providerView(order: StoredOrder, language: Language): OrderView['providerInfo'] {
  return {
    userName: order.provider_user_name,
    fullName: order.full_name,
    profilePictureUrl: order.profile_picture_url,
    address: order.street,
    postalCode: order.postal_code,
    cityName: cityName(order, language),
    email: order.email,
    mobileNumber: order.mobile_numbers[0] ?? '',
    providerRating: order.rating,
    numberOfReviews: order.review_count,
  }
}

function customerView(order: StoredOrder): OrderView['customerInfo'] {
  return {
    customerUserName: order.customer_user_name ?? '', // nobody's any more
    customerName: order.customer_name,
    customerEmail: order.customer_email,
    customerPhone: order.customer_phone,
    customerAddress: order.customer_address,
    serviceLocation: order.service_location,
  }
}

function cityName({ city_code }: StoredOrder, language: Language): string {
  return cityByCode(city_code)?.name[language] ?? ''
}

function serviceType({ service_type }: StoredOrder): OrderView['serviceInfo']['serviceType'] {
  if (!isCategoryKey(service_type))
    throw new Error(`An order of the unknown category ${service_type}`)
  return service_type
}
