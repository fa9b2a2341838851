import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { ServiceLocation } from '#domain/delivery/delivery.ts'
import type { BusyTime, TimeRange, WorkingHours } from '#domain/schedule/slots.ts'
import { type TreatmentTime, waitingTimes, waitsBetween } from '#domain/schedule/waiting-time.ts'
import { instant, rangeOf } from '#platform/postgres/instant.ts'
import type { Tables } from '../schema.gen.ts'
import {
  CALENDAR_COLUMNS,
  type Calendar,
  calendarOf,
  dateHoursOf,
  HOURS_COLUMNS,
  hoursOf,
  weekOf,
} from './row.ts'

/** A visit that is asked for: what it consists of and where it is, as far as known. */
export interface WantedVisit {
  readonly catalogItemIds?: readonly string[]
  readonly serviceLocation?: ServiceLocation | undefined
}

/**
 * The calendar of an active provider, with the buffer, the travel and the waiting times of a visit; undefined when there is
 * none of this name.
 */
export async function findCalendar(
  query: Kysely<Tables>,
  userName: string,
  { catalogItemIds = [], serviceLocation }: WantedVisit = {},
): Promise<Calendar | undefined> {
  const row = await query
    .selectFrom('providers as p')
    .select(CALENDAR_COLUMNS)
    .select(visitBuffer(catalogItemIds).as('visit_buffer'))
    .select(visitTravel(serviceLocation).as('travel_minutes'))
    .select(visitTreatments(catalogItemIds).as('treatments'))
    .where('user_name', '=', userName)
    .where('active', '=', true)
    .executeTakeFirst()
  if (!row) return undefined
  const calendar = calendarOf({ ...row, buffer_minutes: row.visit_buffer })
  return { ...calendar, waits: waitingTimes(row.treatments) }
}

/**
 * The buffer of a visit at the provider `p`, in minutes: the largest of its treatments, of which those without take the
 * provider's (WORK-131). Without items it is the largest of all that is sold, with which any visit fits.
 */
export function visitBuffer(catalogItemIds: readonly string[]): RawBuilder<number> {
  const isInVisit =
    catalogItemIds.length > 0 ? sql`c.id = any(${catalogItemIds}::uuid[])` : sql`c.active`
  return sql`coalesce((select max(coalesce(c.buffer_minutes, p.buffer_minutes)) from catalog_items c
    where c.provider_id = p.id and not c.is_addon and ${isInVisit}), p.buffer_minutes)`
}

/** The travel of a visit at the provider `p`, in minutes, by the rule of `visitTravelMinutes` (WORK-140). */
export function visitTravel(location: ServiceLocation | undefined): RawBuilder<number> {
  return sql`case when ${isHomeVisit(location)} then p.travel_minutes else 0 end`
}

/** Whether a visit at the provider `p` is at a home, by the rule of the domain's `isHomeVisit`. */
export function isHomeVisit(location: ServiceLocation | undefined): RawBuilder<boolean> {
  const deliveries = location === 'DOORSTEP' ? ['BOTH', 'DOORSTEP'] : ['DOORSTEP']
  return sql`p.service_availability = any(${deliveries}::text[])`
}

/** The notice of a visit at the provider `p`, in minutes, by the rule of `visitNoticeMinutes` (WORK-148). */
export function visitNotice(location: ServiceLocation | undefined): RawBuilder<number> {
  return sql`greatest(p.minimum_notice_minutes, ${visitTravel(location)})`
}

/**
 * The treatments of a visit at the provider `p` with these items, in their order, for `waitingTimes`, each with the minutes
 * that its calendar takes. Without items there are none: at a time without waiting any visit fits.
 */
export function visitTreatments(
  catalogItemIds: readonly string[],
): RawBuilder<readonly TreatmentTime[]> {
  return sql`(select coalesce(json_agg(json_build_object('durationMinutes', coalesce(own.minutes, c.duration_minutes), 'parts',
      (select coalesce(json_agg(json_build_object('minutes', t.minutes, 'waits', t.waits) order by t.position), '[]')
        from treatment_parts t where t.catalog_item_id = c.id)) order by asked.nth), '[]')
    from unnest(${catalogItemIds}::uuid[]) with ordinality as asked (id, nth)
      join catalog_items c on c.id = asked.id and c.provider_id = p.id and not c.is_addon
      left join person_items own on own.calendar_id = p.id and own.catalog_item_id = c.id)`
}

/** The unbroken times of an order, with its buffer, without its travel, by start; null when it has none. Instants are epoch ms. */
export function orderStretches(orderId: RawBuilder<unknown>): RawBuilder<TimeRange[] | null> {
  return rangesAsJson(
    sql`(select range_agg(a.during) from appointments a where a.order_id = ${orderId} and not a.is_travel)`,
  )
}

/** The id of an order of the provider `p`; null for one of another. */
export function ownOrder(orderId: string | undefined) {
  return sql`(select o.id from orders o where o.id = ${orderId ?? null}::uuid and o.provider_id = p.id)`
}

/** The buffer that an order of the provider `p` has, in minutes. */
export function bufferOfOrder(orderId: string) {
  return sql<number>`coalesce((select greatest(0, extract(epoch from max(upper(a.during)) - o.ends_at) / 60)::integer
    from orders o join appointments a on a.order_id = o.id
    where o.id = ${orderId}::uuid and o.provider_id = p.id and not a.is_travel group by o.id), p.buffer_minutes)`
}

/** The travel that an order of the provider `p` has, in minutes. */
export function travelOfOrder(orderId: string) {
  return sql<number>`coalesce((select o.travel_minutes from orders o
    where o.id = ${orderId}::uuid and o.provider_id = p.id), 0)`
}

/**
 * A calendar for an order that stays at its time: with the buffer it has, and as when it is changed, with its travel at the
 * same place and its waiting times for the same items. What a request leaves out stays.
 */
export async function findOwnCalendar(
  query: Kysely<Tables>,
  calendar: Calendar,
  { orderId, catalogItemIds = [], serviceLocation }: WantedVisit & { readonly orderId: string },
): Promise<Calendar> {
  const order = ownOrder(orderId)
  const row = await query
    .selectFrom('providers as p')
    .select([bufferOfOrder(orderId).as('buffer'), travelOfOrder(orderId).as('travel')])
    .select(orderStretches(order).as('stretches'))
    .select([
      sql<boolean>`(select o.service_location = coalesce(${serviceLocation ?? null}::text, o.service_location)
        from orders o where o.id = ${order})`.as('is_same_place'),
      sql<boolean>`${catalogItemIds.length === 0} or
        (select array_agg(i.catalog_item_id order by i.catalog_item_id)
          from order_items i, generate_series(1, i.quantity) where i.order_id = ${order})
        = (select array_agg(id order by id) from unnest(${catalogItemIds}::uuid[]) id)`.as(
        'has_same_items',
      ),
    ])
    .where('p.id', '=', calendar.providerId)
    .executeTakeFirstOrThrow()
  return {
    ...calendar,
    bufferMinutes: row.buffer,
    travelMinutes: row.is_same_place ? row.travel : calendar.travelMinutes,
    waits: row.has_same_items ? waitsBetween(row.stretches ?? []) : calendar.waits,
  }
}

/** The ranges of a multirange by start; null when it is empty. Instants are epoch ms. */
export function rangesAsJson(ranges: RawBuilder<unknown>): RawBuilder<TimeRange[] | null> {
  return sql`(select json_agg(json_build_object(
      'startsAt', (extract(epoch from lower(stretch)) * 1000)::bigint,
      'endsAt', (extract(epoch from upper(stretch)) * 1000)::bigint) order by stretch)
    from unnest(${ranges}) stretch)`
}

/** The opening hours of an active provider, and those of single dates; undefined when there is none of this name. */
export async function findWeek(query: Kysely<Tables>, userName: string) {
  const row = await query
    .selectFrom('providers')
    .select(['time_zone', ...HOURS_COLUMNS])
    .where('user_name', '=', userName)
    .where('active', '=', true)
    .executeTakeFirst()
  return row && { hours: weekOf(row), dates: dateHoursOf(row), timeZone: row.time_zone }
}

/** The working hours of a provider, also of an inactive one, with those of single dates. */
export async function findWorkingHours(
  query: Kysely<Tables>,
  providerId: string,
): Promise<WorkingHours[]> {
  const row = await query
    .selectFrom('providers')
    .select(HOURS_COLUMNS)
    .where('id', '=', providerId)
    .executeTakeFirst()
  return row ? hoursOf(row) : []
}

/** The opening hours of many providers in one round trip, also of single dates; every provider has an entry. */
export async function findHours(
  query: Kysely<Tables>,
  providerIds: readonly string[],
): Promise<Map<string, WorkingHours[]>> {
  const rows = await query
    .selectFrom('providers')
    .select(['id', ...HOURS_COLUMNS])
    .where('id', '=', sql<string>`any(${providerIds}::uuid[])`)
    .execute()
  const hours = byProvider<WorkingHours>(providerIds)
  for (const row of rows) hours.set(row.id, hoursOf(row))
  return hours
}

interface BusyOptions {
  /** The order being changed: its own time is not busy. */
  readonly exceptOrderId?: string | undefined
  /** Whether that order stays at its start: then what it is squeezed in over is not busy either. */
  readonly isAtOwnStart?: boolean
  /** Holds are busy, except those of this person. `now` is epoch ms. */
  readonly holds?: { readonly now: number; readonly exceptHolder: string | null }
}

/**
 * The busy ranges of many calendars, in one round trip: live appointments with their buffers, closures, busy times of external
 * calendars, and holds when `holds` is given. Ranges are cut to `within` (epoch ms). Every provider has an entry.
 */
export async function busyRanges(
  query: Kysely<Tables>,
  providerIds: readonly string[],
  within: TimeRange,
  { exceptOrderId, isAtOwnStart, holds }: BusyOptions = {},
): Promise<Map<string, BusyTime[]>> {
  const from = instant(within.startsAt)
  const to = instant(within.endsAt)
  const range = rangeOf(within)
  const { rows } = await sql<Required<BusyTime> & { providerId: string }>`
    select taken.id as "providerId",
      greatest(lower(taken.during), ${from}) as "startsAt",
      least(upper(taken.during), ${to}) as "endsAt", taken.is_closure as "isClosure"
    from (
      select asked.id, a.during, false as is_closure from unnest(${providerIds}::uuid[]) as asked (id)
        cross join lateral (${appointmentTimes(sql`asked.id`, range, exceptOrderId, isAtOwnStart)}) a
      union all
      select asked.id, c.during, true from unnest(${providerIds}::uuid[]) as asked (id)
        join closures c on c.provider_id = asked.id and c.during && ${range}
      union all
      select asked.id, b.during, false from unnest(${providerIds}::uuid[]) as asked (id)
        cross join lateral (${externalBusyTimes(sql`asked.id`, range, exceptOrderId)}) b
      ${holds ? heldRanges(providerIds, holds, range, exceptOrderId) : sql``}
    ) taken`.execute(query)
  const busy = byProvider<BusyTime>(providerIds)
  for (const { providerId, ...time } of rows) busy.get(providerId)?.push(time)
  return busy
}

/**
 * The rows `during` of the busy times of external calendars that overlap a range. An order that exists stays whatever they
 * say, so the time of the one being changed is taken out of them.
 */
export function externalBusyTimes(
  calendarId: RawBuilder<unknown>,
  range: RawBuilder<unknown>,
  exceptOrderId: string | RawBuilder<unknown> | null = null,
): RawBuilder<unknown> {
  const overlapping = sql`select x.during from external_busy_times x where x.calendar_id = ${calendarId} and x.during && ${range}`
  if (exceptOrderId === null) return overlapping
  return sql`select piece as during from (${overlapping}) x cross join lateral unnest(${withoutOrder(sql`x.during`, exceptOrderId)}) as piece
    where piece && ${range}`
}

/**
 * The rows `during` of the live appointments that overlap a range. Of the order being changed nothing is taken, nor what a
 * member squeezed in over it, so that it can be changed within its time. Where it stays at its start, nothing is taken of the
 * time that it has, which a member may have squeezed in over others.
 */
export function appointmentTimes(
  calendarId: RawBuilder<unknown>,
  range: RawBuilder<unknown>,
  exceptOrderId: string | null = null,
  isAtOwnStart = false,
): RawBuilder<unknown> {
  const overlapping = sql`from appointments a where a.calendar_id = ${calendarId} and a.live and a.during && ${range}`
  if (exceptOrderId === null) return sql`select a.during ${overlapping}`
  const others = sql`${overlapping} and coalesce(a.order_id <> ${exceptOrderId}::uuid, true)`
  const beside = (taken: RawBuilder<unknown>) => sql`select piece as during from (${taken}) taken
      cross join lateral unnest(${withoutLiveOrder(sql`tstzmultirange(taken.during)`, exceptOrderId)}) as piece where piece && ${range}`
  if (isAtOwnStart) return beside(sql`select a.during ${others}`)
  return sql`select a.during ${others} and a.squeezed_by is null
    union all ${beside(sql`select a.during ${others} and a.squeezed_by is not null`)}`
}

/**
 * The rows `during` of the times that others than `exceptHolders` hold and that overlap a range. Nobody's hold takes of the
 * order being changed the time that it has: the visits that a member squeezed in over each other may both be held.
 */
export function heldTimes(
  calendarId: RawBuilder<unknown>,
  range: RawBuilder<unknown>,
  { now, exceptHolders }: { readonly now: number; readonly exceptHolders: readonly string[] },
  exceptOrderId: string | null = null,
): RawBuilder<unknown> {
  const during =
    exceptOrderId === null ? sql`h.during` : withoutLiveOrder(sql`h.during`, exceptOrderId)
  return sql`select held as during from holds h cross join lateral unnest(${during}) as held
    where h.calendar_id = ${calendarId} and h.holder_user_name <> all(${exceptHolders}::text[])
      and h.expires_at > ${instant(now)} and h.during && ${range} and held && ${range}`
}

/** Times without those of an order; one that is cancelled has none. */
function withoutLiveOrder(during: RawBuilder<unknown>, orderId: string): RawBuilder<unknown> {
  return sql`${during}
    - (select coalesce(range_agg(o.during), '{}') from appointments o where o.order_id = ${orderId}::uuid and o.live)`
}

/** A range without the time of an order, cancelled or not: one that is being moved has freed its time. */
function withoutOrder(
  during: RawBuilder<unknown>,
  orderId: string | RawBuilder<unknown>,
): RawBuilder<unknown> {
  return sql`tstzmultirange(${during})
    - (select coalesce(range_agg(o.during), '{}') from appointments o where o.order_id = ${orderId}::uuid)`
}

function heldRanges(
  providerIds: readonly string[],
  { now, exceptHolder }: NonNullable<BusyOptions['holds']>,
  range: RawBuilder<unknown>,
  exceptOrderId: string | undefined,
) {
  const exceptHolders = exceptHolder === null ? [] : [exceptHolder]
  return sql`union all
      select asked.id, h.during, false from unnest(${providerIds}::uuid[]) as asked (id)
        cross join lateral (${heldTimes(sql`asked.id`, range, { now, exceptHolders }, exceptOrderId)}) h`
}

function byProvider<Entry>(providerIds: readonly string[]): Map<string, Entry[]> {
  return new Map(providerIds.map((id) => [id, []]))
}
