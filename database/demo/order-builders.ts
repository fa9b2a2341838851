import { type OrderStatus, occupiesTime } from '#domain/order/status.ts'
import { DUTCH_ZONE } from '#domain/schedule/dutch-zone.ts'
import { DAY_MS, MINUTE_MS } from '#domain/time-units.ts'
import type { Language } from '#messages/language.ts'
import { aCatalogItem, anAccount } from './builders.ts'
import { insertRow, insertRows, iso, range, type SqlExecutor } from './insert-rows.ts'
import { storeClients } from './orders/store-clients.ts'
import { tuesday } from './weekdays.ts'

type CatalogItem = Awaited<ReturnType<typeof aCatalogItem>>
type OrderedItem = CatalogItem & { quantity?: number }

interface OrderOptions {
  customerUserName?: string
  startsAt?: number
  items?: readonly OrderedItem[]
  status?: OrderStatus
  placedAt?: number
  language?: Language
  serviceLocation?: 'SALON' | 'DOORSTEP'
  customerAddress?: string
  bufferMinutes?: number
  cancellationWindowMinutes?: number
  discountCents?: number
  promotionId?: string
}

/**
 * A confirmed visit next Tuesday at ten for one cut, with its client, items, first event and appointment;
 * the customer's account is created if absent. Cancelled and declined visits leave their time free.
 */
export async function anOrder(
  database: SqlExecutor,
  provider: { id: string },
  options: OrderOptions = {},
) {
  const customer = await anAccount(database, { userName: options.customerUserName ?? 'anouk' })
  const items: readonly OrderedItem[] = options.items ?? [await aCatalogItem(database, provider)]
  const status = options.status ?? 'CONFIRMED'
  const startsAt = options.startsAt ?? tuesday('10:00')
  const endsAt = startsAt + sum(items, (item) => item.durationMinutes) * MINUTE_MS
  const placedAt = options.placedAt ?? startsAt - 7 * DAY_MS
  const originalCents = sum(items, (item) => item.priceCents)
  const row = {
    provider_id: provider.id,
    status,
    starts_at: iso(startsAt),
    ends_at: iso(endsAt),
    original_cents: originalCents,
    discount_cents: options.discountCents ?? 0,
    promotion_id: options.promotionId,
    cancellation_window_minutes: options.cancellationWindowMinutes ?? 120,
    placed_at: iso(placedAt),
    accepted_terms_at: iso(placedAt),
    cancelled_at: status === 'CANCELLED' ? iso(placedAt) : null,
    ...customerColumns(customer, items, options),
  }
  const [clientId = null] = await storeClients(database, [row], [])
  const id = await insertRow(database, 'orders', { ...row, client_id: clientId })
  await insertRows(database, 'order_items', items.map(itemOf(id)))
  await insertRow(database, 'order_events', {
    order_id: id,
    at: iso(placedAt),
    actor: customer.userName,
    to_status: status,
  })
  await insertRow(database, 'appointments', {
    calendar_id: provider.id,
    order_id: id,
    during: range(startsAt, endsAt + (options.bufferMinutes ?? 0) * MINUTE_MS),
    live: occupiesTime(status),
  })
  return { id, status, startsAt, endsAt, originalCents, customerUserName: customer.userName, items }
}

/** A block by the provider: time that nobody can book. */
export async function aBlock(
  database: SqlExecutor,
  provider: { id: string },
  { startsAt, endsAt }: { startsAt: number; endsAt: number },
) {
  const id = await insertRow(database, 'appointments', {
    calendar_id: provider.id,
    during: range(startsAt, endsAt),
  })
  return { id, startsAt, endsAt }
}

interface ReviewOptions {
  rating?: 1 | 2 | 3 | 4 | 5
  userFeedback?: string
  reviewerUserName?: string
  anonymous?: boolean
  orderId?: string
  createdAt?: number
}

/** A review of five stars; a trigger updates the provider's star counts. */
export async function aReview(
  database: SqlExecutor,
  provider: { id: string },
  options: ReviewOptions = {},
) {
  const rating = options.rating ?? 5
  const review = {
    rating,
    userFeedback: options.userFeedback ?? 'Fijne, rustige zaak.',
    reviewerUserName: options.reviewerUserName ?? 'anouk',
    anonymous: options.anonymous ?? false,
  }
  const id = await insertRow(database, 'reviews', {
    provider_id: provider.id,
    order_id: options.orderId,
    reviewer_user_name: review.reviewerUserName,
    reviewer_name: 'Anouk Vermeer',
    rating,
    user_feedback: review.userFeedback,
    anonymous: review.anonymous,
    created_at: options.createdAt === undefined ? undefined : iso(options.createdAt),
  })
  return { id, ...review }
}

function customerColumns(
  customer: Awaited<ReturnType<typeof anAccount>>,
  items: readonly CatalogItem[],
  options: OrderOptions,
) {
  const language = options.language ?? 'nl'
  const serviceLocation = options.serviceLocation ?? 'SALON'
  const home = serviceLocation === 'DOORSTEP' ? 'Javastraat 20, 1094 HH Amsterdam' : null
  return {
    time_zone: DUTCH_ZONE,
    language,
    service_name: items.map((item) => (language === 'nl' ? item.nameNl : item.nameEn)).join(', '),
    service_type: items[0]?.category ?? 'hairStyling',
    service_location: serviceLocation,
    customer_user_name: customer.userName,
    customer_name: customer.name,
    customer_email: customer.email,
    customer_phone: customer.phoneNumber ?? '0612345678',
    customer_address: options.customerAddress ?? home,
  }
}

function itemOf(orderId: string) {
  return (item: OrderedItem, position: number) => ({
    order_id: orderId,
    position,
    catalog_item_id: item.id,
    service_code: item.serviceCode,
    name_en: item.nameEn,
    name_nl: item.nameNl,
    quantity: item.quantity ?? 1,
    price_cents: item.priceCents,
    duration_minutes: item.durationMinutes,
    vat_rate: item.vatRate,
    is_addon: item.isAddon,
    parent_id: item.parentId,
  })
}

function sum(items: readonly OrderedItem[], amount: (item: OrderedItem) => number): number {
  return items.reduce((total, item) => total + amount(item) * (item.quantity ?? 1), 0)
}
