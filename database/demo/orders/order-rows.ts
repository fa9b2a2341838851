import { vatRateOf } from '#domain/catalog/treatments/by-category.ts'
import { travelFeeCents } from '#domain/delivery/travel-fee.ts'
import { occupiesTime } from '#domain/order/status.ts'
import { DUTCH_ZONE } from '#domain/schedule/dutch-zone.ts'
import { stretchesOf } from '#domain/schedule/waiting-time.ts'
import { HOUR_MS, MINUTE_MS } from '#domain/time-units.ts'
import type { Language } from '#messages/language.ts'
import { iso, type Row, range } from '../insert-rows.ts'
import type { DemoProvider } from '../providers/demo-provider.ts'
import type { StoredProvider } from '../providers/stored-provider.ts'
import { seededRandom } from '../seeded-random.ts'
import { DEMO_SIGN_INS } from '../sign-ins.ts'
import { assignDiscounts, type Discount, originalCents } from './assign-discounts.ts'
import { clientNotesOf } from './client-notes.ts'
import type { DemoOrder } from './demo-order.ts'
import { answerTermHours, cancellationMinutes } from './generate-order-history.ts'

/** Rows of the tables orders, order_items, order_events and appointments. */
export interface OrderRows {
  readonly orders: Row[]
  readonly items: Row[]
  readonly events: Row[]
  readonly appointments: Row[]
  /** Notes on the cards of the customers, by their telephone number. */
  readonly clientNotes: Row[]
}

/** All rows of a provider's orders; `earlierCustomers` are the user names of those who booked there before. */
export function orderRows(
  stored: StoredProvider,
  demoOrders: readonly DemoOrder[],
  earlierCustomers: ReadonlySet<string>,
): OrderRows {
  const ofCustomers = demoOrders.filter(({ placedBy }) => placedBy === null)
  const discounts = assignDiscounts(stored, ofCustomers, earlierCustomers)
  return {
    orders: demoOrders.map((demoOrder) =>
      orderRow(stored.id, demoOrder, discounts.get(demoOrder.id)),
    ),
    items: demoOrders.flatMap(itemRows),
    events: demoOrders.flatMap(eventRows),
    appointments: demoOrders.flatMap((demoOrder) => appointmentRows(stored.id, demoOrder)),
    clientNotes: clientNotesOf(stored, demoOrders),
  }
}

function orderRow(providerId: string, demoOrder: DemoOrder, discount: Discount | undefined): Row {
  const { id, provider, visit, customer, placedBy, location, travelKm, history } = demoOrder
  const feeCents = travelFeeCents(location, ratesOf(provider), travelKm)
  return {
    id,
    provider_id: providerId,
    status: history.status,
    version: history.events.length,
    starts_at: iso(visit.startsAt),
    ends_at: iso(visit.endsAt),
    time_zone: DUTCH_ZONE,
    language: customer.language,
    service_name: namesIn(customer.language, demoOrder),
    service_type: visit.items[0]?.category ?? provider.categories[0] ?? null,
    service_location: location,
    customer_user_name: placedBy === null ? customer.userName : null,
    placed_by: placedBy,
    customer_name: customer.name,
    customer_email: customer.email,
    customer_phone: customer.phoneNumber,
    customer_address: location === 'DOORSTEP' ? customer.address : null,
    customer_instructions: demoOrder.instructions,
    provider_note: demoOrder.providerNote,
    promotion_id: discount?.promotionId ?? null,
    promotion_title_en: discount?.titleEn ?? null,
    promotion_title_nl: discount?.titleNl ?? null,
    original_cents: originalCents(demoOrder) + feeCents,
    travel_fee_cents: feeCents,
    travel_minutes: visit.travelMinutes,
    travel_km: travelKm,
    discount_cents: discount?.cents ?? 0,
    cancellation_window_minutes: cancellationMinutes(provider),
    calendar_sequence: history.cancelledAt === null ? 0 : 1,
    accepted_terms_at: placedBy === null ? iso(history.placedAt) : null,
    answer_until:
      placedBy === null ? iso(history.placedAt + answerTermHours(provider) * HOUR_MS) : null,
    placed_at: iso(history.placedAt),
    reminded_for: receivesMail(demoOrder) ? null : iso(visit.startsAt),
    review_invited_at: receivesMail(demoOrder) ? null : iso(visit.startsAt),
    cancelled_at: history.cancelledAt === null ? null : iso(history.cancelledAt),
  }
}

function ratesOf(provider: DemoProvider) {
  return {
    feeCents: (provider.travelFeeEuros ?? 0) * 100,
    feePerKmCents: Math.round((provider.travelFeePerKmEuros ?? 0) * 100),
    fromKm: provider.travelFeeFromKm ?? 0,
  }
}

// Generated people have no mailbox: they get no reminder and no invitation.
function receivesMail({ customer }: DemoOrder): boolean {
  return DEMO_SIGN_INS.some(({ userName }) => userName === customer.userName)
}

function namesIn(language: Language, { visit }: DemoOrder): string {
  return visit.items.map(({ treatment }) => treatment[language][0]).join(', ')
}

function itemRows({ id, visit }: DemoOrder): Row[] {
  return visit.items.map(({ id: itemId, treatment, priceCents, parentId }, position) => ({
    order_id: id,
    position,
    catalog_item_id: itemId,
    service_code: treatment.code,
    name_en: treatment.en[0],
    name_nl: treatment.nl[0],
    quantity: 1,
    price_cents: priceCents,
    duration_minutes: treatment.minutes,
    vat_rate: vatRateOf(treatment.code),
    is_addon: treatment.isAddon ?? false,
    parent_id: parentId,
  }))
}

/** One row for every event of an order's history, in its order. */
export function eventRows({ id, provider, customer, placedBy, history }: DemoOrder): Row[] {
  const random = seededRandom(`events of ${id}`)
  const actors = { customer: customer.userName, provider: provider.userName, system: 'system' }
  return history.events.map(({ at, by, from, to }) => ({
    id: random.id(at),
    order_id: id,
    at: iso(at),
    actor: placedBy !== null && from === null ? placedBy : actors[by],
    from_status: from,
    to_status: to,
  }))
}

/** A row for each unbroken time of the visit, and one for the way before it and after it where it has one. */
function appointmentRows(providerId: string, { id, visit, history }: DemoOrder): Row[] {
  const bufferMinutes = (visit.blockedUntil - visit.endsAt) / MINUTE_MS
  return stretchesOf({ ...visit, bufferMinutes }).map(({ startsAt, endsAt, isTravel }) => ({
    id: seededRandom(nameOf(startsAt, isTravel)).id(history.placedAt),
    calendar_id: providerId,
    order_id: id,
    during: range(startsAt, endsAt),
    live: occupiesTime(history.status),
    is_travel: isTravel,
  }))

  function nameOf(startsAt: number, isTravel: boolean): string {
    if (isTravel) return startsAt < visit.startsAt ? `way to ${id}` : `way from ${id}`
    const name = `appointment of ${id}`
    return startsAt === visit.startsAt ? name : `${name} at ${startsAt}`
  }
}
