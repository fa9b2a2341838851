import { type Kysely, sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { mayMove, ORDER_STATUSES, type OrderStatus } from '#domain/order/status.ts'
import type { Tables } from '../schema.gen.ts'
import { enqueueMails } from './mail/store.ts'

/** One order with its items, its provider and whose it is; undefined when there is none. */
export function findOrder(query: Kysely<Tables>, orderId: string) {
  return query
    .selectFrom('orders as o')
    .innerJoin('providers as p', 'p.id', 'o.provider_id')
    .selectAll('o')
    .select([
      'p.user_name as provider_user_name',
      'p.full_name',
      'p.profile_picture_url',
      'p.street',
    ])
    .select(['p.postal_code', 'p.city_code', 'p.email', 'p.mobile_numbers', 'p.kvk_number'])
    .select(['p.rating', 'p.review_count', 'p.owner_user_name'])
    .select((eb) =>
      jsonArrayFrom(
        eb
          .selectFrom('order_items as i')
          .selectAll('i')
          .whereRef('i.order_id', '=', 'o.id')
          .orderBy('i.position'),
      ).as('items'),
    )
    .where('o.id', '=', orderId)
    .executeTakeFirst()
}

export type StoredOrder = NonNullable<Awaited<ReturnType<typeof findOrder>>>

export interface StatusChange {
  readonly orderId: string
  /** The version the change was decided on. */
  readonly version: number
  readonly from: OrderStatus
  /** A user name. */
  readonly actor: string
  readonly note: string
  /** Epoch ms. */
  readonly at: number
}

/**
 * Cancels an order, frees its time and enqueues the receipts, in one statement and so in one transaction.
 * @returns false when the order is no longer of this version: then nothing was done
 */
export async function cancelVersion(query: Kysely<Tables>, change: StatusChange): Promise<boolean> {
  const { orderId, version, from, actor, note } = change
  const at = sql`${new Date(change.at)}::timestamptz`
  const { rows } = await sql<{ mails: number }>`
    with cancelled as (
      update orders
      set status = 'CANCELLED', cancelled_at = ${at}, version = version + 1,
        calendar_sequence = calendar_sequence + 1
      where id = ${orderId} and version = ${version}
      returning id
    ), freed as (
      update appointments set live = false from cancelled where order_id = cancelled.id
    ), event as (
      insert into order_events (order_id, at, actor, from_status, to_status, note)
      select id, ${at}, ${actor}, ${from}, 'CANCELLED', ${note} from cancelled
    ), mails as (${enqueueMails('cancellation', 'cancelled')})
    select count(*) as mails from mails`.execute(query)
  return (rows[0]?.mails ?? 0) > 0
}

const COMPLETABLE = ORDER_STATUSES.filter((status) => mayMove(status, 'COMPLETED', 'system'))

/** Completes up to `limit` visits that have ended, with their events. @returns how many it were */
export async function completeEnded(
  query: Kysely<Tables>,
  now: number,
  limit: number,
): Promise<number> {
  const at = sql`${new Date(now)}::timestamptz`
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

/** Forgets the idempotency keys made before an instant (epoch ms). */
export async function forgetKeys(query: Kysely<Tables>, before: number): Promise<void> {
  const instant = sql<number>`${new Date(before)}::timestamptz`
  await query.deleteFrom('idempotency_keys').where('created_at', '<', instant).execute()
}
