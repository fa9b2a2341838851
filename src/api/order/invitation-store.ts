import { type Kysely, sql } from 'kysely'
import { instant } from '#platform/postgres/instant.ts'
import type { Tables } from '../schema.gen.ts'
import { CUSTOMER_ONLY, enqueueMails, isCustomerReachable } from './mail/store.ts'

/**
 * Enqueues up to `limit` invitations to review and marks their orders. A visit is due from 10:00 of the next day on the
 * provider's clock, for four days after its end, if it is completed, not reviewed, and its customer has a verified
 * address. @returns how many were enqueued
 */
export async function enqueueInvitations(
  query: Kysely<Tables>,
  now: number,
  limit: number,
): Promise<number> {
  const at = instant(now)
  const { rows } = await sql<{ invited: number }>`
    with due as (
      select o.id from orders o
      where o.status = 'COMPLETED' and o.review_invited_at is null and ${isCustomerReachable('o')}
        and o.ends_at > ${at} - interval '4 days' and o.ends_at <= ${at} -- what the index has
        and ((o.ends_at at time zone o.time_zone)::date + 1 + time '10:00') at time zone o.time_zone <= ${at}
        and not exists (select from reviews r where r.order_id = o.id)
      order by o.ends_at limit ${limit}
      for update of o skip locked
    ), invited as (
      update orders set review_invited_at = ${at} from due where orders.id = due.id
      returning orders.id, provider_id, customer_user_name, customer_email
    ), ${enqueueMails('invitation', { orders: 'invited', at: now, to: CUSTOMER_ONLY })}
    select (select count(*) from invited) as invited, (select count(*) from mails) as mails`.execute(
    query,
  )
  return rows[0]?.invited ?? 0
}
