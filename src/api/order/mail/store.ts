import { type Kysely, type RawBuilder, sql } from 'kysely'
import { MAX_ATTEMPTS, type TaskName } from '#platform/jobs.ts'
import { countRecipients, type MailLimit, recipientOf } from '../../mail/counting-store.ts'
import type { Tables } from '../../schema.gen.ts'
import type { OrderMailKind, OrderMailTo } from '../tasks.ts'

const TASK = 'order-mail' satisfies TaskName
const EVERYBODY = ['customer', 'typed-address', 'salon'] as const satisfies OrderMailTo[]
/** Whose mails go to the customer alone. */
export const CUSTOMER_ONLY = ['customer', 'typed-address'] as const satisfies OrderMailTo[]

/** What the bookings of one customer may cost one mailbox in a day: more than anybody books. */
export const ORDER_MAILS: MailLimit = { name: 'order', mails: 100 }

/**
 * Where the mails about an order go, as a query of `to` and `address`. The customer hears at the address their issuer
 * vouches for, and at the one typed with the order once a code from there came back; nobody else's address hears.
 * @param order the alias of a row with `provider_id`, `customer_user_name` and `customer_email`
 */
function addressesOf(order: string): RawBuilder<unknown> {
  const customer = sql.ref(`${order}.customer_user_name`)
  return sql`
    select 'customer' as "to", a.email as address from accounts a
      where a.user_name = ${customer} and a.email_verified and a.email <> ''
    union all
    select 'typed-address', m.email from mail_addresses m join accounts a on a.user_name = m.user_name
      where m.user_name = ${customer} and m.email = lower(${sql.ref(`${order}.customer_email`)})
        and m.verified_at is not null and not (a.email_verified and lower(a.email) = m.email)
    union all
    select 'salon', p.email from providers p where p.id = ${sql.ref(`${order}.provider_id`)} and p.email <> ''`
}

/**
 * Common table expressions, `mails` the last, that enqueue the mails of an event: one for each address, for every row
 * of the common table expression `orders`, which has the columns `id`, `provider_id`, `customer_user_name` and
 * `customer_email`. Part of the statement that makes the event, so that neither exists without the other; what is
 * over the limit of its recipient is not enqueued. Counting the mails is what enqueues them: a select that nobody
 * reads is not run.
 * @param kind null for an event nobody needs a mail about
 */
export function enqueueMails(
  kind: OrderMailKind | null,
  { orders, at, to = EVERYBODY }: { orders: string; at: number; to?: readonly OrderMailTo[] },
): RawBuilder<unknown> {
  if (!kind) return sql`mails as (select)`
  const wanted = sql.join(to.map((each) => sql.lit(each)))
  // Who was forgotten books nothing more: each order they left is counted by itself.
  const whose = sql`address || ' ' || coalesce(o.customer_user_name, o.id::text)`
  return sql`recipients as (
      select o.id as order_id, t."to", ${recipientOf(ORDER_MAILS, whose)} as recipient
      from ${sql.table(orders)} o cross join lateral (${addressesOf('o')}) t where t."to" in (${wanted})
    ), counted as (${countRecipients('recipients', at)}
    ), mails as (
      select graphile_worker.add_job(${sql.lit(TASK)},
        json_build_object('orderId', order_id, 'kind', ${sql.lit(kind)}, 'to', "to"),
        max_attempts => ${sql.lit(MAX_ATTEMPTS)})
      from (select *, row_number() over (partition by recipient order by order_id) as place,
          count(*) over (partition by recipient) as all_of_these from recipients) r
        join counted using (recipient)
      where counted.mails - all_of_these + place <= ${sql.lit(ORDER_MAILS.mails)})`
}

/** Whether the customer of the row `order` can be mailed at all, as an SQL condition. */
export function isCustomerReachable(order: string): RawBuilder<boolean> {
  return sql`exists (select from (${addressesOf(order)}) t where t."to" <> 'salon')`
}

/** The addresses at which an order's customer hears of it, the account's first. */
export async function findCustomerAddresses(
  query: Kysely<Tables>,
  orderId: string,
): Promise<{ to: OrderMailTo; address: string }[]> {
  const { rows } = await sql<{ to: OrderMailTo; address: string }>`
    select t."to", t.address from orders o cross join lateral (${addressesOf('o')}) t
    where o.id = ${orderId}::uuid and t."to" <> 'salon' order by t."to"`.execute(query)
  return rows
}

/** Who gave an order its present time and items in the stead of others, and when it was to start before. */
export async function findChange(query: Kysely<Tables>, orderId: string) {
  const { rows } = await sql<{ actor: string; fromStartsAt: number }>`
    select actor, from_starts_at as "fromStartsAt" from order_events
    where order_id = ${orderId} and from_starts_at is not null
    order by at desc, id desc limit 1`.execute(query)
  return rows[0]
}

/** Who called an order off and the reason they gave, empty when none. */
export function findCancellation(query: Kysely<Tables>, orderId: string) {
  return query
    .selectFrom('order_events')
    .select(['actor', 'note'])
    .where('order_id', '=', orderId)
    .where('to_status', 'in', ['CANCELLED', 'DECLINED'])
    .executeTakeFirst()
}
