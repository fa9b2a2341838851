import { type Kysely, sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import {
  canChangeStatus,
  ORDER_STATUSES,
  type OrderStatus,
  occupiesTime,
} from '#domain/order/status.ts'
import { instant } from '#platform/postgres/instant.ts'
import { membersOfProvider } from '../membership/store.ts'
import type { Tables } from '../schema.gen.ts'
import { enqueueLinkMail } from './mail/link-mail-store.ts'
import { mailAbout } from './mail/mail-about.ts'
import { ALL_RECIPIENTS, CUSTOMER_ONLY, enqueueMails } from './mail/store.ts'

/** An order with its items and provider; undefined when there is none. */
export function findOrder(query: Kysely<Tables>, orderId: string) {
  return storedOrders(query).where('o.id', '=', orderId).executeTakeFirst()
}

/** Orders with their items and provider, by start; one that does not exist is left out. */
export function findOrders(query: Kysely<Tables>, orderIds: readonly string[]) {
  return storedOrders(query)
    .where('o.id', '=', sql<string>`any(${orderIds}::uuid[])`)
    .orderBy('o.starts_at')
    .orderBy('o.id')
    .execute()
}

function storedOrders(query: Kysely<Tables>) {
  return query
    .selectFrom('orders as o')
    .innerJoin('providers as p', 'p.id', 'o.provider_id')
    .selectAll('o')
    .select([
      'p.user_name as provider_user_name',
      'p.full_name',
      'p.profile_picture_url',
      'p.cover_hash',
      'p.street',
      'p.service_availability',
    ])
    .select(['p.postal_code', 'p.city_code', 'p.email', 'p.mobile_numbers', 'p.kvk_number'])
    .select(['p.rating', 'p.review_count', 'p.mail_language', 'p.provider_mails'])
    .select((eb) => [
      jsonArrayFrom(
        eb
          .selectFrom('order_items as i')
          .selectAll('i')
          .whereRef('i.order_id', '=', 'o.id')
          .orderBy('i.position'),
      ).as('items'),
      // Placing writes an event too, so this is never null.
      sql<number>`(select max(e.at) from order_events e where e.order_id = o.id)`.as('changed_at'),
      membersOfProvider().as('members'),
      eb
        .exists(eb.selectFrom('reviews as r').select('r.id').whereRef('r.order_id', '=', 'o.id'))
        .as('is_reviewed'),
    ])
}

export type StoredOrder = NonNullable<Awaited<ReturnType<typeof findOrder>>>

/** The language of the customer of a provider's order; undefined when the provider has no such order. */
export function findOrderOfProvider(
  query: Kysely<Tables>,
  { orderId, providerId }: { orderId: string; providerId: string },
) {
  return query
    .selectFrom('orders')
    .select('language')
    .where('id', '=', orderId)
    .where('provider_id', '=', providerId)
    .executeTakeFirst()
}

export interface StatusChange {
  readonly orderId: string
  /** The version of the order that was read. */
  readonly version: number
  readonly from: OrderStatus
  readonly to: OrderStatus
  /** A user name, or 'system'. */
  readonly actor: string
  readonly note: string
  /** Epoch ms. */
  readonly at: number
  /** The id of the event. */
  readonly eventId: string
  /** How long its mails wait for it to be undone; 0 where it cannot be. */
  readonly mailDelayMs: number
  /**
   * Whether the salon did it, or the operator: then a client without an account, who gets no other mail, is told of a
   * cancellation.
   */
  readonly isBySalon: boolean
  /** Whether the operator did it, for whom `actor` names: then both sides are mailed with the reason (DESK-154). */
  readonly isByOperator?: boolean
  /** The event of the move to whose time the customer agrees by this change; null for any other. */
  readonly agreedMoveId: string | null
}

/**
 * Writes an order's next status and its event, frees the time of a cancelled or declined order and enqueues the mails, in
 * one statement. A change that frees time must hold the lock of the calendar.
 * @returns false, with nothing written, when the order no longer has this version
 */
export async function updateStatus(query: Kysely<Tables>, change: StatusChange): Promise<boolean> {
  const { orderId, version, from, to, actor, note, eventId, mailDelayMs: delayMs } = change
  const undoable = delayMs > 0 ? { eventId, delayMs } : undefined
  const at = instant(change.at)
  const isByOperator = change.isByOperator ?? false
  const kind = mailAbout(from, to, isByOperator)
  const recipients = kind === 'missed' ? CUSTOMER_ONLY : ALL_RECIPIENTS
  const mails = { orders: 'moved', at: change.at, to: recipients, undoable } as const
  const operatorEventId = isByOperator ? eventId : undefined
  const { rows } = await sql<{ moved: number }>`
    with moved as (
      update orders
      set status = ${to}, version = version + 1, calendar_sequence = calendar_sequence + 1,
        cancelled_at = case when ${to} = 'CANCELLED' then ${at} end
      where id = ${orderId} and version = ${version}
      returning id, provider_id, customer_user_name, customer_email, starts_at, status, link_mailed_at
    ), freed as (
      update appointments set live = false from moved where order_id = moved.id and not ${occupiesTime(to)}
    ), event as (
      insert into order_events (id, order_id, at, actor, by_operator, from_status, to_status, note)
      select ${eventId}::uuid, id, ${at}, ${actor}, ${isByOperator}, ${from}, ${to}, ${note} from moved
    ), agreed as (
      update order_events set agreed_at = coalesce(agreed_at, ${at}) from moved
      where order_events.id = ${change.agreedMoveId}::uuid and order_id = moved.id
    ), told as (
      select * from moved where ${change.isBySalon && to === 'CANCELLED'}
    ), ${enqueueMails(kind, { ...mails, isByCustomer: change.agreedMoveId !== null, operatorEventId })},
    ${enqueueLinkMail({ orders: 'told', at: change.at, undoable: { eventId, delayMs }, kind: 'cancellation' })}
    select (select count(*) from moved) as moved, (select count(*) from mails) + (select count(*) from link_mails) as mails`.execute(
    query,
  )
  return (rows[0]?.moved ?? 0) > 0
}

/** Up to `limit` unanswered requests whose term has ended by `now` (epoch ms), except some. */
export async function findUnanswered(
  query: Kysely<Tables>,
  now: number,
  { limit, except }: { limit: number; except: readonly string[] },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from orders
    where status = 'PENDING' and answer_by <= ${instant(now)} and id <> all(${except}::uuid[])
    order by answer_by limit ${limit}`.execute(query)
  return rows.map(({ id }) => id)
}

/** Up to `limit` unanswered requests, the soonest visit first. Times are epoch ms. */
export function listRequests(query: Kysely<Tables>, limit: number) {
  return query
    .selectFrom('orders as o')
    .innerJoin('providers as p', 'p.id', 'o.provider_id')
    .select(['o.id as orderId', 'p.user_name as providerUserName', 'o.time_zone as timeZone'])
    .select(['o.starts_at as startsAt', 'o.placed_at as placedAt'])
    .where('o.status', '=', 'PENDING')
    .orderBy('o.starts_at')
    .orderBy('o.id')
    .limit(limit)
    .execute()
}

const COMPLETABLE = ORDER_STATUSES.filter((status) =>
  canChangeStatus(status, 'COMPLETED', 'system'),
)

/** Completes up to `limit` visits that have ended, with their events. @returns how many */
export async function completeEndedOrders(
  query: Kysely<Tables>,
  now: number,
  limit: number,
): Promise<number> {
  const at = instant(now)
  const { rows } = await sql<{ completed: number }>`
    with ended as (
      select id, status from orders
      where status in (${sql.join(COMPLETABLE.map((status) => sql.lit(status)))}) and ends_at <= ${at}
      order by ends_at limit ${limit}
      for update skip locked
    ), completed as (
      update orders set status = 'COMPLETED', version = version + 1 from ended where orders.id = ended.id
      returning orders.id, ended.status as from_status
    ), events as (
      insert into order_events (order_id, at, actor, from_status, to_status)
      select id, ${at}, 'system', from_status, 'COMPLETED' from completed
    )
    select count(*) as completed from completed`.execute(query)
  return rows[0]?.completed ?? 0
}
