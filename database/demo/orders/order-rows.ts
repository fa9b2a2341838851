import { vatRateOf } from '#domain/catalog/treatments/by-category.ts'
import { occupiesTime } from '#domain/order/status.ts'
import { DUTCH_ZONE } from '#domain/schedule/dutch-zone.ts'
import { dice } from '../dice.ts'
import { iso, type Row, range } from '../insert-rows.ts'
import type { StoredSalon } from '../salons/stored-salon.ts'
import { DEMO_SIGN_INS } from '../sign-ins.ts'
import type { Booking } from './booking.ts'
import { type Discount, giveDiscounts, originalCents } from './give-discounts.ts'
import { cancellationMinutes } from './tell-story.ts'

/** Rows of the tables orders, order_items, order_events and appointments. */
export interface OrderRows {
  readonly orders: Row[]
  readonly items: Row[]
  readonly events: Row[]
  readonly appointments: Row[]
}

/** Everything the database holds about a salon's bookings; `beenBefore` names who booked there earlier. */
export function orderRows(
  stored: StoredSalon,
  bookings: readonly Booking[],
  beenBefore: ReadonlySet<string>,
): OrderRows {
  const discounts = giveDiscounts(stored, bookings, beenBefore)
  return {
    orders: bookings.map((booking) => orderRow(stored.id, booking, discounts.get(booking.id))),
    items: bookings.flatMap(itemRows),
    events: bookings.flatMap(eventRows),
    appointments: bookings.map((booking) => appointmentRow(stored.id, booking)),
  }
}

function orderRow(providerId: string, booking: Booking, discount: Discount | undefined): Row {
  const { id, salon, visit, customer, location, story } = booking
  return {
    id,
    provider_id: providerId,
    status: story.status,
    version: story.events.length,
    starts_at: iso(visit.startsAt),
    ends_at: iso(visit.endsAt),
    time_zone: DUTCH_ZONE,
    language: customer.language,
    service_name: namesIn(customer.language, booking),
    service_type: visit.items[0]?.category ?? salon.categories[0] ?? null,
    service_location: location,
    customer_user_name: customer.userName,
    customer_name: customer.name,
    customer_email: customer.email,
    customer_phone: customer.phoneNumber,
    customer_address: location === 'DOORSTEP' ? customer.address : null,
    customer_instructions: booking.instructions,
    promotion_id: discount?.promotionId ?? null,
    promotion_title_en: discount?.titleEn ?? null,
    promotion_title_nl: discount?.titleNl ?? null,
    original_cents: originalCents(booking),
    discount_cents: discount?.cents ?? 0,
    cancellation_window_minutes: cancellationMinutes(salon),
    calendar_sequence: story.cancelledAt === null ? 0 : 1,
    accepted_terms_at: iso(story.placedAt),
    placed_at: iso(story.placedAt),
    reminded_for: canRead(booking) ? null : iso(visit.startsAt),
    review_invited_at: canRead(booking) ? null : iso(visit.startsAt),
    cancelled_at: story.cancelledAt === null ? null : iso(story.cancelledAt),
  }
}

// Nobody reads the mail of people who only exist here: they need no reminder and are asked nothing.
function canRead({ customer }: Booking): boolean {
  return DEMO_SIGN_INS.some(({ userName }) => userName === customer.userName)
}

function namesIn(language: 'en' | 'nl', { visit }: Booking): string {
  return visit.items.map(({ treatment }) => treatment[language][0]).join(', ')
}

function itemRows({ id, visit }: Booking): Row[] {
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

/** One row for every event of a booking's story, in its order. */
export function eventRows({ id, salon, customer, story }: Booking): Row[] {
  const chance = dice(`events of ${id}`)
  const actors = { customer: customer.userName, provider: salon.userName, system: 'system' }
  return story.events.map(({ at, by, from, to }) => ({
    id: chance.id(at),
    order_id: id,
    at: iso(at),
    actor: actors[by],
    from_status: from,
    to_status: to,
  }))
}

function appointmentRow(providerId: string, { id, visit, story }: Booking): Row {
  return {
    id: dice(`appointment of ${id}`).id(story.placedAt),
    calendar_id: providerId,
    order_id: id,
    during: range(visit.startsAt, visit.blockedUntil),
    live: occupiesTime(story.status),
  }
}
