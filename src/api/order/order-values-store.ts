import { type RawBuilder, sql } from 'kysely'
import { stretchesOf } from '#domain/schedule/waiting-time.ts'
import { violatedConstraint } from '#platform/postgres/constraint.ts'
import { instant, rangesOf } from '#platform/postgres/instant.ts'
import { hasVisited } from '../promotion/first-visit-store.ts'
import type { Tables } from '../schema.gen.ts'
import type { OrderValues } from './order-values.ts'

// Parts shared by the statements that place and change an order. Both have the common table expressions `offered`, the
// catalog rows the order was validated by, and `written`, the row of `orders`.

/** The catalog rows of an order's items whose version has not changed, with the price and the minutes that were validated. */
export function offeredItems({ items }: Pick<OrderValues, 'items'>): RawBuilder<unknown> {
  const wanted = items.map(
    ({ catalogItemId, quantity, version, priceCents, durationMinutes }, place) => ({
      place,
      quantity,
      version,
      id: catalogItemId,
      cents: priceCents,
      minutes: durationMinutes,
    }),
  )
  return sql`select wanted.place, wanted.quantity, wanted.cents, wanted.minutes, c.*
    from jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb)
        as wanted (place integer, id uuid, quantity integer, version integer, cents integer, minutes integer)
      join catalog_items c on c.id = wanted.id and c.version = wanted.version`
}

/**
 * An SQL condition: all rows that the order was validated by still have the same version. It takes a share lock on the
 * provider's row until the commit: closing hours waits for it and then sees the visit. Orders do not block each other.
 */
export function isUnchanged(
  {
    items,
    promotion,
    providerId,
    providerVersion,
  }: Pick<OrderValues, 'items' | 'promotion' | 'providerId' | 'providerVersion'>,
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

/**
 * The rows `during` and `is_travel` of the appointments of an order, by start. They are locked in this order
 * (docs/decisions/0053).
 */
export function appointmentRows(values: OrderValues): RawBuilder<unknown> {
  const rows = stretchesOf(values).map(({ startsAt, endsAt, isTravel }) => ({
    starts_at: new Date(startsAt),
    ends_at: new Date(endsAt),
    is_travel: isTravel,
  }))
  return sql`select tstzrange(starts_at, ends_at) as during, is_travel
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as row (starts_at timestamptz, ends_at timestamptz, is_travel boolean) order by starts_at`
}

/** Inserts the items of the order in `written`, from `offered`. */
export function insertItems(): RawBuilder<unknown> {
  return sql`insert into order_items (order_id, position, catalog_item_id, service_code, name_en, name_nl, quantity,
      price_cents, duration_minutes, vat_rate, is_addon, parent_id)
    select written.id, i.place, i.id, i.service_code, i.name_en, i.name_nl, i.quantity,
      i.cents, i.minutes, i.vat_rate, i.is_addon, i.parent_id
    from written, offered i`
}

/** The columns of `orders` that its values set. */
export function orderColumns(values: OrderValues) {
  const { promotion } = values
  return {
    status: values.status,
    starts_at: new Date(values.startsAt),
    ends_at: new Date(values.endsAt),
    time_zone: values.timeZone,
    language: values.language,
    service_name: values.serviceName,
    service_type: values.serviceType,
    service_location: values.serviceLocation,
    customer_name: values.customerName,
    customer_email: values.customerEmail,
    customer_phone: values.customerPhone,
    customer_address: values.customerAddress,
    customer_instructions: values.customerInstructions,
    promotion_id: promotion?.id ?? null,
    promotion_title_en: promotion?.titleEn ?? null,
    promotion_title_nl: promotion?.titleNl ?? null,
    original_cents: values.originalCents,
    travel_fee_cents: values.travelFeeCents,
    travel_minutes: values.travelMinutes,
    travel_km: values.travelKm,
    discount_cents: values.discountCents,
  } satisfies Partial<Record<keyof Tables['orders'], unknown>>
}

/** Ends the holds of these holders that overlap the written order. */
export function endHold(
  values: OrderValues,
  holders: readonly string[],
  at: number,
): RawBuilder<unknown> {
  return sql`update holds set during = '{}', expires_at = ${instant(at)} from written
    where holds.calendar_id = ${values.providerId}::uuid and holds.holder_user_name = any(${holders}::text[])
      and holds.expires_at > ${instant(at)} and holds.during && ${rangesOf(stretchesOf(values))}`
}

/** Maps a violated constraint, which undid the whole statement, to its result. Rethrows other errors. */
export function mapConstraintError(error: unknown): 'key-used' | 'slot-taken' {
  const constraint = violatedConstraint(error)
  if (constraint === 'idempotency_keys_pkey') return 'key-used'
  if (constraint === 'appointments_never_overlap') return 'slot-taken'
  // Of several appointments one was taken: the others have no order.
  if (constraint === 'appointments_order_id_fkey') return 'slot-taken'
  throw error
}
