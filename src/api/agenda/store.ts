import { type Kysely, sql, type Transaction } from 'kysely'
import type { OrderStatus } from '#domain/order/status.ts'
import type { TimeRange } from '#domain/schedule/slots.ts'
import { waitingTimes, waitsBetween } from '#domain/schedule/waiting-time.ts'
import { violatedConstraint } from '#platform/postgres/constraint.ts'
import { rangeOf, rangesOf } from '#platform/postgres/instant.ts'
import { inSavepoint } from '#platform/postgres/savepoint.ts'
import { CALENDAR_COLUMNS, type Calendar, calendarOf } from '../schedule/row.ts'
import {
  bufferOfOrder,
  orderStretches,
  ownOrder,
  rangesAsJson,
  travelOfOrder,
  visitBuffer,
  visitTravel,
  visitTreatments,
  type WantedVisit,
} from '../schedule/store.ts'
import type { Tables } from '../schema.gen.ts'

/** The calendar settings of a provider, also of an inactive one, with buffer, travel and waiting times of a visit. */
export async function findCalendarOfMember(
  query: Kysely<Tables>,
  providerId: string,
  visit: VisitOfMember = {},
): Promise<Calendar> {
  const { catalogItemIds = [], serviceLocation, orderId } = visit
  const buffer = orderId ? bufferOfOrder(orderId) : visitBuffer(catalogItemIds)
  const travel = orderId ? travelOfOrder(orderId) : visitTravel(serviceLocation)
  const row = await query
    .selectFrom('providers as p')
    .select(CALENDAR_COLUMNS)
    .select([buffer.as('visit_buffer'), travel.as('travel_minutes')])
    .select(visitTreatments(catalogItemIds).as('treatments'))
    .select(orderStretches(ownOrder(orderId)).as('stretches'))
    .where('p.id', '=', providerId)
    .executeTakeFirstOrThrow()
  const waits = orderId ? waitsBetween(row.stretches ?? []) : waitingTimes(row.treatments)
  return { ...calendarOf({ ...row, buffer_minutes: row.visit_buffer }), waits }
}

/** A new visit, or the order that moves, with the buffer, the travel and the waiting times it has. */
interface VisitOfMember extends WantedVisit {
  readonly orderId?: string | undefined
}

/** The active calendars of a provider, in their order. */
export function findCalendars(query: Kysely<Tables>, providerId: string) {
  return query
    .selectFrom('calendars')
    .select(['id as calendarId', 'name'])
    .where('provider_id', '=', providerId)
    .where('active', '=', true)
    .orderBy('position')
    .orderBy('id')
    .execute()
}

export type ClosureRow = TimeRange & { readonly reason: string }

/** The closures of a provider that overlap this time (epoch ms), by start. */
export async function findClosures(
  query: Kysely<Tables>,
  providerId: string,
  within: TimeRange,
): Promise<ClosureRow[]> {
  const { rows } = await sql<ClosureRow>`
    select lower(during) as "startsAt", upper(during) as "endsAt", reason from closures
    where provider_id = ${providerId} and during && ${rangeOf(within)} order by during`.execute(
    query,
  )
  return rows
}

/** A busy time of an external calendar. Instants are epoch ms. */
export interface ExternalTimeRow extends TimeRange {
  readonly calendarId: string
  readonly externalCalendarId: string
  readonly name: string
  /** When the calendar was last read well. */
  readonly readAt: number
}

/** The busy times of the external calendars of a provider that overlap one of these times (epoch ms), by start. */
export async function findExternalTimes(
  query: Kysely<Tables>,
  providerId: string,
  ...within: readonly TimeRange[]
): Promise<ExternalTimeRow[]> {
  const { rows } = await sql<ExternalTimeRow>`
    select b.calendar_id as "calendarId", e.id as "externalCalendarId", e.name, e.read_at as "readAt",
      lower(b.during) as "startsAt", upper(b.during) as "endsAt"
    from external_calendars e join external_busy_times b on b.external_calendar_id = e.id
      and b.calendar_id = e.calendar_id and b.during && ${rangesOf(within)}
    where e.provider_id = ${providerId} order by b.during, e.id`.execute(query)
  return rows
}

/** The time that an order takes on a calendar, in one row, or a block. Instants are epoch ms. */
export interface AppointmentRow extends TimeRange {
  readonly id: string
  readonly calendar_id: string
  readonly reason: string
  /** Its unbroken times, by start: between them a visit waits. */
  readonly stretches: readonly TimeRange[]
  /** Whether a member booked it over others. */
  readonly isSqueezedIn: boolean
  readonly order: {
    readonly id: string
    readonly version: number
    readonly status: OrderStatus
    readonly customer_name: string
    readonly customer_phone: string
    readonly customer_address: string | null
    readonly customer_instructions: string
    readonly provider_note: string
    readonly service_location: 'SALON' | 'DOORSTEP'
    /** Before and after the visit, within the time that it takes. */
    readonly travel_minutes: number
    readonly travel_km: number | null
    readonly total_cents: number
    readonly starts_at_ms: number
    readonly ends_at_ms: number
    readonly items: { name_en: string; name_nl: string; is_addon: boolean }[]
  } | null
}

/** What takes time on the calendars of a provider, by start. @param within times of which it overlaps one, epoch ms */
export async function findAppointments(
  query: Kysely<Tables>,
  providerId: string,
  ...within: readonly TimeRange[]
): Promise<AppointmentRow[]> {
  const { rows } = await sql<AppointmentRow>`
    select a.id, a.calendar_id, a.reason, lower(whole.during) as "startsAt", upper(whole.during) as "endsAt",
      ${rangesAsJson(sql`whole.ranges`)} as stretches, whole."isSqueezedIn",
      case when o.id is not null then json_build_object('id', o.id, 'version', o.version, 'status', o.status,
        'customer_name', o.customer_name, 'customer_phone', o.customer_phone, 'customer_address', o.customer_address,
        'customer_instructions', o.customer_instructions, 'provider_note', o.provider_note, 'service_location', o.service_location, 'travel_minutes', o.travel_minutes, 'travel_km', o.travel_km, 'total_cents', o.total_cents,
        'starts_at_ms', (extract(epoch from o.starts_at) * 1000)::bigint,
        'ends_at_ms', (extract(epoch from o.ends_at) * 1000)::bigint,
        'items', (select coalesce(json_agg(json_build_object('name_en', i.name_en, 'name_nl', i.name_nl,
          'is_addon', i.is_addon) order by i.position), '[]') from order_items i where i.order_id = o.id)) end as "order"
    from (
      select distinct on (calendar_id, coalesce(order_id, id)) * from appointments
      where calendar_id in (select id from calendars where provider_id = ${providerId})
        and live and during && ${rangesOf(within)}
      order by calendar_id, coalesce(order_id, id), during
    ) a left join orders o on o.id = a.order_id cross join lateral (
      select range_merge(range_agg(p.during)) as during, range_agg(p.during) as ranges, bool_or(p.squeezed_by is not null) as "isSqueezedIn"
      from appointments p
      where p.id = a.id or (p.order_id = a.order_id and p.calendar_id = a.calendar_id and p.live)
    ) whole
    order by lower(whole.during), a.id`.execute(query)
  return rows
}

/**
 * Inserts a block; one that is stored with just this time and reason stays the one that is there (WORK-276).
 * @returns its id, or null when the time is taken
 */
export async function insertBlock(
  query: Kysely<Tables>,
  { calendarId, time, reason }: { calendarId: string; time: TimeRange; reason: string },
): Promise<string | null> {
  const inserted = await sql<{ id: string }>`
    insert into appointments (calendar_id, during, reason)
    values (${calendarId}, ${rangeOf(time)}, ${reason})
    on conflict do nothing returning id`.execute(query)
  if (inserted.rows[0]) return inserted.rows[0].id
  const same = await sql<{ id: string }>`
    select id from appointments where calendar_id = ${calendarId} and order_id is null
      and during = ${rangeOf(time)} and reason = ${reason}`.execute(query)
  return same.rows[0]?.id ?? null
}

/** Deletes a block of a provider; one that does not exist is no error. */
export async function deleteBlock(
  query: Kysely<Tables>,
  { providerId, blockId }: { providerId: string; blockId: string },
): Promise<void> {
  await sql`delete from appointments where id = ${blockId}::uuid and order_id is null
    and calendar_id in (select id from calendars where provider_id = ${providerId})`.execute(query)
}

/** The time of a block of a provider, epoch ms. */
export async function findBlock(
  query: Kysely<Tables>,
  { providerId, blockId }: { providerId: string; blockId: string },
): Promise<TimeRange | undefined> {
  const { rows } = await sql<TimeRange>`
    select lower(during) as "startsAt", upper(during) as "endsAt" from appointments
    where id = ${blockId}::uuid and order_id is null
      and calendar_id in (select id from calendars where provider_id = ${providerId})`.execute(
    query,
  )
  return rows[0]
}

/** Moves a block, or writes nothing: when its new time is taken, or when it no longer has the old one. */
export async function updateBlockTime(
  trx: Transaction<Tables>,
  { blockId, from, to }: { blockId: string; from: TimeRange; to: TimeRange },
): Promise<'moved' | 'taken' | 'gone'> {
  try {
    return await inSavepoint(trx, async () => {
      const { numAffectedRows } = await sql`update appointments set during = ${rangeOf(to)}
        where id = ${blockId}::uuid and order_id is null and during = ${rangeOf(from)}`.execute(trx)
      return numAffectedRows ? 'moved' : 'gone'
    })
  } catch (error) {
    if (violatedConstraint(error) === 'appointments_never_overlap') return 'taken'
    throw error
  }
}
