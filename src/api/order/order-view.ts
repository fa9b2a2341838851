import type { Reply } from '#contract/endpoint.ts'
import type { getOrder, listOrders } from '#contract/order.ts'
import { isCategoryKey } from '#domain/catalog/category.ts'
import { offersLocation } from '#domain/delivery/delivery.ts'
import { cityByCode } from '#domain/location/city.ts'
import { euros } from '#domain/money.ts'
import { type BookedVisit, checkChange, lastFreeMoment } from '#domain/order/cancellation.ts'
import { hasTakenPlace } from '#domain/review/review-eligibility.ts'
import { MINUTE_MS } from '#domain/time-units.ts'
import type { Language } from '#messages/language.ts'
import { toOffsetIso } from '../http/offset-iso.ts'
import { isByMember, type OrderRole } from '../order-access/order-role.ts'
import { coverOf } from '../picture/cover.ts'
import type { ListedOrder } from './list-store.ts'
import type { StoredOrder } from './store.ts'

type OrderView = Reply<typeof getOrder>['data']['order']
type ListItem = Reply<typeof listOrders>['data']['items'][number]

/** The input of the domain's rules about changing and cancelling. */
export function bookedVisit(order: StoredOrder): BookedVisit {
  return {
    status: order.status,
    startsAt: order.starts_at,
    answerBy: order.answer_by,
    timeZone: order.time_zone,
    policy: {
      cancellationWindowMinutes: order.cancellation_window_minutes,
      freeUntil: order.free_until,
    },
  }
}

interface ViewContext {
  readonly role: OrderRole
  readonly language: Language
  /** Epoch ms. */
  readonly now: number
  /** The addresses that get its mails; empty unless the reader is its customer. */
  readonly mailTo: string[]
  /** How its provider moved it. */
  readonly move: OrderView['move']
}

/** The wire form of an order: names in the reader's language, times in the provider's zone. */
export function orderView(
  order: StoredOrder,
  { role, language, now, mailTo, move }: ViewContext,
): OrderView {
  const visit = bookedVisit(order)
  const iso = (instant: number) => toOffsetIso(instant, order.time_zone)
  const isOfMember = isByMember(order)
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
    travelFee: euros(order.travel_fee_cents),
    discountAmount: euros(order.discount_cents),
    totalAmount: euros(order.total_cents),
    totalDuration: (order.ends_at - order.starts_at) / MINUTE_MS,
    appliedPromotionId: order.promotion_id,
    promotionTitle: language === 'nl' ? order.promotion_title_nl : order.promotion_title_en,
    orderDate: iso(order.placed_at),
    cancelledAt: order.cancelled_at === null ? null : iso(order.cancelled_at),
    answerBy: order.status === 'PENDING' ? iso(order.answer_by) : null,
    freeUntil: iso(lastFreeMoment(visit)),
    move,
    changeable: checkChange(visit, 'customer', now).ok,
    reviewable: role.part === 'customer' && !isOfMember && isReviewable(order, now),
    isByMember: isOfMember,
    mailTo,
    calendarSequence: order.calendar_sequence,
  }
}

/** An entry of the list of orders, in the reader's language. `now` is epoch ms. */
export function listItem(order: ListedOrder, language: Language, now: number): ListItem {
  const iso = (instant: number) => toOffsetIso(instant, order.time_zone)
  return {
    bookingId: order.id,
    providerFullName: order.full_name,
    providerUserName: order.provider_user_name,
    profilePictureUrl: coverOf(order),
    serviceName: serviceName(order, language),
    orderDate: iso(order.placed_at),
    appointmentStartDate: iso(order.starts_at),
    appointmentEndDate: iso(order.ends_at),
    timeZone: order.time_zone,
    status: order.status,
    totalPrice: euros(order.total_cents),
    reviewable: !order.is_by_member && isReviewable(order, now),
  }
}

/** Whether its customer may review an order now (epoch ms). */
function isReviewable(
  order: Pick<ListedOrder, 'status' | 'ends_at' | 'is_reviewed'>,
  now: number,
): boolean {
  return hasTakenPlace({ status: order.status, endsAt: order.ends_at }, now) && !order.is_reviewed
}

/** The name of a visit: its main items in the reader's language. */
export function serviceName({ items }: Pick<ListedOrder, 'items'>, language: Language): string {
  const mains = items.filter((item) => !item.is_addon)
  return mains.map((item) => itemName(item, language)).join(', ')
}

/** The address of the visit, on one line. */
export function placeOf(
  order: Pick<
    StoredOrder,
    'service_location' | 'customer_address' | 'street' | 'postal_code' | 'city_code'
  >,
  language: Language,
): string {
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

export function itemName(
  item: Pick<StoredItem, 'name_en' | 'name_nl'>,
  language: Language,
): string {
  return language === 'nl' ? item.name_nl : item.name_en
}

// Who comes from home keeps the own address to themselves (WORK-149), unless the visit was there.
function providerView(order: StoredOrder, language: Language): OrderView['providerInfo'] {
  const isPublic =
    order.service_location === 'SALON' || offersLocation(order.service_availability, 'SALON')
  return {
    userName: order.provider_user_name,
    fullName: order.full_name,
    profilePictureUrl: coverOf(order),
    address: isPublic ? order.street : '',
    postalCode: isPublic ? order.postal_code : '',
    cityName: cityName(order, language),
    email: order.email,
    mobileNumber: order.mobile_numbers[0] ?? '',
    providerRating: order.rating,
    numberOfReviews: order.review_count,
  }
}

function customerView(order: StoredOrder): OrderView['customerInfo'] {
  return {
    customerUserName: order.customer_user_name ?? '', // empty when the account is deleted
    customerName: order.customer_name,
    customerEmail: order.customer_email,
    customerPhone: order.customer_phone,
    customerAddress: order.customer_address,
    serviceLocation: order.service_location,
  }
}

function cityName({ city_code }: Pick<StoredOrder, 'city_code'>, language: Language): string {
  return cityByCode(city_code)?.name[language] ?? ''
}

function serviceType({ service_type }: StoredOrder): OrderView['serviceInfo']['serviceType'] {
  if (!isCategoryKey(service_type))
    throw new Error(`An order of the unknown category ${service_type}`)
  return service_type
}
