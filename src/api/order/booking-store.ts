import { type RawBuilder, sql } from 'kysely'
import { instant } from '#platform/postgres/instant.ts'
import { hasVisited } from '../promotion/first-visit-store.ts'
import type { Tables } from '../schema.gen.ts'
import type { Booking } from './booking.ts'
import type { Writing } from './submit-order.ts'

// The parts that the statements for placing and changing an order have in common. Both have a common table expression
// `offered` with the catalogue rows the order was judged by, and `written` with the row of `orders` they wrote.

/** The catalogue rows of a booking's items, those that are still what they were. */
export function offeredItems({ items }: Booking): RawBuilder<unknown> {
  const wanted = items.map(({ catalogItemId, quantity, version }, place) => ({
    ...{ place, id: catalogItemId, quantity, version },
  }))
  return sql`select wanted.place, wanted.quantity, c.*
    from jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb)
        as wanted (place integer, id uuid, quantity integer, version integer)
      join catalog_items c on c.id = wanted.id and c.version = wanted.version`
}

/**
 * Whether everything a booking was judged by still stands, as an SQL condition. The provider's row is held until the
 * order is committed: who closes hours waits for it and then sees the visit, and an order that had to wait for them is
 * judged again. Orders do not wait for each other here.
 */
export function isUnchanged(
  { items, promotion, providerId, providerVersion }: Booking,
  customerUserName: string,
  orderId: string | null,
): RawBuilder<boolean> {
  return sql`((select count(*) from offered) = ${items.length}
    and exists (select from providers
      where id = ${providerId}::uuid and version = ${providerVersion} for share)
    and (${promotion === null} or exists (select from promotions p
      where p.id = ${promotion?.id ?? null}::uuid and p.version = ${promotion?.version ?? null}))
    and not (${promotion?.isForFirstVisit ?? false} and ${hasVisited(customerUserName, sql`${providerId}::uuid`, orderId)}))`
}

/** The time a visit takes on its calendar, from the columns of an order's row. */
export function timeTaken({ bufferMinutes }: Pick<Booking, 'bufferMinutes'>): RawBuilder<unknown> {
  return sql`tstzrange(starts_at, ends_at + make_interval(mins => ${bufferMinutes}))`
}

/** Writes the items of the order in `written`, as they are `offered`. */
export function insertItems(): RawBuilder<unknown> {
  return sql`insert into order_items (order_id, position, catalog_item_id, service_code, name_en, name_nl, quantity,
      price_cents, duration_minutes, vat_rate, is_addon, parent_id)
    select written.id, i.place, i.id, i.service_code, i.name_en, i.name_nl, i.quantity,
      i.price_cents, i.duration_minutes, i.vat_rate, i.is_addon, i.parent_id
    from written, offered i`
}

/** What a booking sets in a row of `orders`. */
export function bookingColumns(booking: Booking) {
  const { promotion } = booking
  return {
    status: booking.status,
    starts_at: new Date(booking.startsAt),
    ends_at: new Date(booking.endsAt),
    time_zone: booking.timeZone,
    language: booking.language,
    service_name: booking.serviceName,
    service_type: booking.serviceType,
    service_location: booking.serviceLocation,
    customer_name: booking.customerName,
    customer_email: booking.customerEmail,
    customer_phone: booking.customerPhone,
    customer_address: booking.customerAddress,
    customer_instructions: booking.customerInstructions,
    promotion_id: promotion?.id ?? null,
    promotion_title_en: promotion?.titleEn ?? null,
    promotion_title_nl: promotion?.titleNl ?? null,
    original_cents: booking.originalCents,
    discount_cents: booking.discountCents,
  } satisfies Partial<Record<keyof Tables['orders'], unknown>>
}

/** Gives back the time that its customer, or their salon, held for it: from now on the appointment keeps it. */
export function endHold(
  { providerId, bufferMinutes }: Booking,
  holders: readonly string[],
  at: number,
): RawBuilder<unknown> {
  return sql`update holds set during = 'empty', expires_at = ${instant(at)} from written
    where holds.calendar_id = ${providerId}::uuid and holds.holder_user_name = any(${holders}::text[])
      and holds.expires_at > ${instant(at)} and holds.during && ${timeTaken({ bufferMinutes })}`
}

/** What a constraint that undid the whole statement means for its caller. */
export function mapConstraintError(error: unknown): Writing {
  const constraint = error instanceof Error && 'constraint' in error ? error.constraint : undefined
  if (constraint === 'idempotency_keys_pkey') return 'key-used'
  if (constraint === 'appointments_never_overlap') return 'slot-taken'
  throw error
}
