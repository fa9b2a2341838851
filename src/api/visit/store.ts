import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely'
import { type OrderStatus, occupiesTime } from '#domain/order/status.ts'
import type { Claim } from '#domain/schedule/claims.ts'
import type { TimeRange } from '#domain/schedule/slots.ts'
import { type VisitSpan, waitsBetween } from '#domain/schedule/waiting-time.ts'
import { MINUTE_MS, SECOND_MS } from '#domain/time-units.ts'
import { instant } from '#platform/postgres/instant.ts'
import { enqueueLinkMail } from '../order/mail/link-mail-store.ts'
import { enqueueMails, isCustomerReachable, type MailTask } from '../order/mail/store.ts'
import { rangesAsJson } from '../schedule/store.ts'
import type { Tables } from '../schema.gen.ts'
import { claimRows } from './claims-store.ts'

/** The history of an order with the names of the members in it, the first event first. */
export function findEvents(query: Kysely<Tables>, orderId: string) {
  return query
    .selectFrom('order_events as e')
    .leftJoin('accounts as a', 'a.user_name', 'e.actor')
    .select(['e.id', 'e.at', 'e.actor', 'e.by_operator', 'e.from_starts_at', 'e.agreed_at'])
    .select([sql<OrderStatus | null>`e.from_status`.as('from_status')])
    .select([sql<OrderStatus>`e.to_status`.as('to_status')])
    .select(['e.note', 'e.undone_at', 'a.name as actor_name'])
    .where('e.order_id', '=', orderId)
    .orderBy('e.at')
    .orderBy('e.id')
    .execute()
}

/** What a provider knows of the client of an order: their card, unless it is emptied, and their other visits here. Instants are epoch ms. */
export async function findCustomerHistory(query: Kysely<Tables>, orderId: string) {
  const { rows } = await sql<{
    earlier: number
    missed: number
    lastVisit: number | null
    clientId: string | null
    isReachable: boolean
  }>`
    select count(e.id) filter (where e.status = 'COMPLETED') as earlier,
      count(e.id) filter (where e.status = 'NO_SHOW') as missed,
      max(e.starts_at) filter (where e.status = 'COMPLETED') as "lastVisit",
      (select c.id from orders o join clients c on c.id = o.client_id
        where o.id = ${orderId}::uuid and c.name <> '') as "clientId",
      (select ${isCustomerReachable('o')} from orders o where o.id = ${orderId}::uuid) as "isReachable"
    from orders o left join orders e on e.client_id = o.client_id and e.id <> o.id
    where o.id = ${orderId}::uuid`.execute(query)
  return rows[0]
}

interface NoteToWrite {
  readonly orderId: string
  readonly providerId: string
  readonly note: string
  /** Writes only while the order has this note, or already has the new one; any when undefined. */
  readonly noteBefore: string | undefined
}

/** Sets the note of the provider. @returns false, with nothing written, when it has another order or another note */
export async function updateProviderNote(
  query: Kysely<Tables>,
  { orderId, providerId, note, noteBefore }: NoteToWrite,
): Promise<boolean> {
  const update = query
    .updateTable('orders')
    .set({ provider_note: note })
    .where('id', '=', orderId)
    .where('provider_id', '=', providerId)
  const guarded =
    noteBefore === undefined ? update : update.where('provider_note', 'in', [noteBefore, note])
  const { numUpdatedRows } = await guarded.executeTakeFirst()
  return numUpdatedRows > 0n
}

/** The note of the provider; undefined when it has no such order. */
export function findProviderNote(
  query: Kysely<Tables>,
  { orderId, providerId }: Pick<NoteToWrite, 'orderId' | 'providerId'>,
) {
  return query
    .selectFrom('orders')
    .select('provider_note as note')
    .where('id', '=', orderId)
    .where('provider_id', '=', providerId)
    .executeTakeFirst()
}

export interface VisitMove {
  readonly orderId: string
  readonly version: number
  readonly status: OrderStatus
  readonly from: TimeRange
  readonly to: TimeRange
  /** Until when the customer may change or cancel free of charge; null leaves it as it is. */
  readonly freeUntil: number | null
  readonly actor: string
  readonly note: string
  readonly at: number
  readonly eventId: string
  readonly mailDelayMs: number
  /** `series-mail` for one mail about all visits that moved together; null when that of another order is about this one too. */
  readonly task: MailTask | null
}

export interface WrittenMove {
  /** Whether a client without an account gets no mail of it, because of the limits of a day. */
  readonly isMailLimited: boolean
}

/**
 * Moves an order and its appointments, with event and mails, within a transaction that holds the lock of the calendar.
 * @returns undefined, with nothing written, when the order no longer has this version
 * @throws a violation of `appointments_never_overlap` when the time is taken
 */
export async function writeMove(
  trx: Transaction<Tables>,
  move: VisitMove,
): Promise<WrittenMove | undefined> {
  const { orderId, version, status, from, to, eventId, mailDelayMs: delayMs } = move
  const undoable = { eventId, delayMs }
  const at = instant(move.at)
  const by = sql`make_interval(secs => ${(to.startsAt - from.startsAt) / SECOND_MS})`
  const { rows } = await sql<{ moved: number; unmailed: number }>`
    with moved as (
      update orders set starts_at = ${instant(to.startsAt)}, ends_at = ${instant(to.endsAt)},
        free_until = coalesce(${move.freeUntil === null ? null : instant(move.freeUntil)}, free_until),
        -- the customer of a request has a whole term to agree
        answer_until = case when status = 'PENDING' then greatest(answer_until, ${at} + (
          select make_interval(mins => answer_term_minutes) from providers p where p.id = orders.provider_id))
          else answer_until end,
        version = version + 1, calendar_sequence = calendar_sequence + 1
      where id = ${orderId}::uuid and version = ${version}
      returning id, provider_id, customer_user_name, customer_email, starts_at, travel_minutes, link_mailed_at
    ), gone as (
      delete from appointments using moved where order_id = moved.id
      returning calendar_id, during, squeezed_by, appointments.is_travel
    ), shifted as ( -- its unbroken times, which overlap nothing there
      insert into appointments (calendar_id, order_id, during, is_travel)
      select calendar_id, moved.id, tstzrange(lower(stretch) + ${by}, upper(stretch) + ${by}), is_travel
      from moved, (select calendar_id, is_travel, range_agg(during) as ranges from gone group by calendar_id, is_travel) whole,
        unnest(ranges) as stretch
      order by calendar_id, stretch
    ), event as (
      insert into order_events (id, order_id, at, actor, from_status, to_status, from_starts_at, note, from_squeezed)
      select ${eventId}::uuid, id, ${at}, ${move.actor}, ${status}, ${status}, ${instant(from.startsAt)}, ${move.note},
        exists (select from gone where squeezed_by is not null)
      from moved
    ), told as (
      select * from moved where ${move.task !== null}
    ), ${enqueueMails('change', { orders: 'told', at: move.at, undoable, task: move.task ?? 'order-mail' })},
    ${enqueueLinkMail({ orders: 'told', at: move.at, undoable })}
    select (select count(*) from moved) as moved, (select count(*) from mails) as mails,
      (select count(*) from invited) - (select count(*) from link_mails) as unmailed`.execute(trx)
  const [written] = rows
  return written && written.moved > 0 ? { isMailLimited: written.unmailed > 0 } : undefined
}

/** The last event of an order that was not undone. */
export function findLastEvent(query: Kysely<Tables>, orderId: string) {
  return query
    .selectFrom('order_events')
    .select(['id', 'at', 'actor', 'from_starts_at', 'from_squeezed'])
    .select([
      sql<OrderStatus | null>`from_status`.as('from_status'),
      sql<OrderStatus>`to_status`.as('to_status'),
    ])
    .where('order_id', '=', orderId)
    .where('undone_at', 'is', null)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
}

export interface EventUndo {
  readonly orderId: string
  readonly version: number
  readonly eventId: string
  /** The status before the event. */
  readonly to: OrderStatus
  /** The start before the event and now, epoch ms. */
  readonly startsAt: number
  readonly currentStart: number
  /** The times to take again when the visit had moved; null when it had not. */
  readonly claims: readonly Claim[] | null
  readonly actor: string
  readonly at: number
}

/**
 * Restores status and start from before an event and marks the event as undone, so that its mails are not sent.
 * @returns false, with nothing written, when the order no longer has this version
 * @throws a violation of `appointments_never_overlap` when the time is taken meanwhile
 */
export async function writeUndo(trx: Transaction<Tables>, undo: EventUndo): Promise<boolean> {
  const { orderId, version, eventId, to } = undo
  const by = sql`make_interval(secs => ${(undo.startsAt - undo.currentStart) / SECOND_MS})`
  const { rows } = await sql<{ restored: number }>`
    with restored as (
      update orders set status = ${to}, cancelled_at = case when ${to} = 'CANCELLED' then cancelled_at end,
        starts_at = starts_at + ${by}, ends_at = ends_at + ${by},
        free_until = case when exists (select from order_events e where e.order_id = orders.id
          and e.id <> ${eventId}::uuid and e.from_starts_at is not null and e.undone_at is null) then free_until end,
        version = version + 1, calendar_sequence = calendar_sequence + 1
      where id = ${orderId}::uuid and version = ${version}
      returning id
    ), marked as (
      update order_events set undone_at = ${instant(undo.at)} from restored where order_events.id = ${eventId}::uuid
    ), ${restoreAppointments(undo)}
    select count(*) as restored from restored`.execute(trx)
  return (rows[0]?.restored ?? 0) > 0
}

function restoreAppointments({ to, claims, actor }: EventUndo): RawBuilder<unknown> {
  if (!claims) {
    return sql`revived as (
      update appointments set live = ${occupiesTime(to)} from restored where order_id = restored.id)`
  }
  return sql`gone as (
      delete from appointments using restored where order_id = restored.id returning calendar_id
    ), claimed as (
      insert into appointments (calendar_id, order_id, during, squeezed_by, live, is_travel)
      select calendar_id, restored.id, tstzrange(claim.starts_at, claim.ends_at), claim.squeezed_by, ${occupiesTime(to)}, claim.is_travel
      from restored, (select distinct calendar_id from gone) calendar, ${claimRows(claims, actor)}
      order by calendar_id, claim.starts_at)`
}

/** The calendar of an order, and what a visit keeps free there. */
export type CalendarMargins = Omit<VisitSpan, keyof TimeRange> & { readonly calendarId: string }

interface OrderEnd {
  readonly id: string
  readonly ends_at: number
  readonly travel_minutes: number
}

/** What orders keep free now, by their id; one that takes no time is left out. */
export async function findMargins(
  query: Kysely<Tables>,
  orders: readonly OrderEnd[],
): Promise<Map<string, CalendarMargins>> {
  const { rows } = await sql<{ orderId: string; calendarId: string; stretches: TimeRange[] }>`
    select distinct on (order_id) order_id as "orderId", calendar_id as "calendarId", ${rangesAsJson(sql`range_agg(during)`)} as stretches
    from appointments where order_id = any(${orders.map(({ id }) => id)}::uuid[]) and not is_travel
    group by order_id, calendar_id order by order_id, calendar_id`.execute(query)
  const found = new Map(rows.map((row) => [row.orderId, row]))
  return new Map(
    orders.flatMap((order) => {
      const present = found.get(order.id)
      return present ? [[order.id, marginsOf(order, present)] as const] : []
    }),
  )
}

function marginsOf(
  { ends_at, travel_minutes }: OrderEnd,
  { calendarId, stretches }: { calendarId: string; stretches: readonly TimeRange[] },
): CalendarMargins {
  return {
    calendarId,
    bufferMinutes: Math.max(0, (stretches.at(-1)?.endsAt ?? 0) - ends_at) / MINUTE_MS,
    travelMinutes: travel_minutes,
    waits: waitsBetween(stretches),
  }
}

/** Frees the times of orders within a transaction that takes others for them. */
export async function freeTimes(
  trx: Transaction<Tables>,
  orderIds: readonly string[],
): Promise<void> {
  await sql`update appointments set live = false where order_id = any(${orderIds}::uuid[])`.execute(
    trx,
  )
}
