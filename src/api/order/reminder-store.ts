import { type Kysely, sql } from 'kysely'
import { instant } from '#platform/postgres/instant.ts'
import type { Tables } from '../schema.gen.ts'
import { CUSTOMER_ONLY, enqueueMails } from './mail/store.ts'

/**
 * Enqueues up to `limit` reminders and marks their orders. A visit is due from 10:00 of the day before on the provider's
 * clock, unless its order had an event since then. A visit moved to another time gets another reminder.
 * @returns how many were enqueued
 */
export async function enqueueReminders(
  query: Kysely<Tables>,
  now: number,
  limit: number,
): Promise<number> {
  const at = instant(now)
  const { rows } = await sql<{ reminded: number }>`
    with due as (
      select o.id from orders o, lateral (
        select ((o.starts_at at time zone o.time_zone)::date - 1 + time '10:00') at time zone o.time_zone as at
      ) as reminder
      where o.status in ('ACCEPTED', 'CONFIRMED') and o.starts_at > ${at}
        and o.ends_at > ${at} and o.ends_at < ${at} + interval '4 days' -- what the index has
        and reminder.at <= ${at} and o.reminded_for is distinct from o.starts_at
        and not exists (select from order_events e where e.order_id = o.id and e.at >= reminder.at)
      order by o.starts_at limit ${limit}
      for update of o skip locked
    ), reminded as (
      update orders set reminded_for = starts_at from due where orders.id = due.id
      returning orders.id, provider_id, customer_user_name, customer_email
    ), ${enqueueMails('reminder', { orders: 'reminded', at: now, to: CUSTOMER_ONLY })}
    select (select count(*) from reminded) as reminded, (select count(*) from mails) as mails`.execute(
    query,
  )
  return rows[0]?.reminded ?? 0
}
