import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { CustomerMailKind } from '#domain/order/customer-mail.ts'
import type { OrderSearch } from '#domain/order/order-search.ts'
import type { OrderStatus } from '#domain/order/status.ts'
import { DUTCH_ZONE } from '#domain/schedule/dutch-zone.ts'
import { instant } from '#platform/postgres/instant.ts'
import type { Cursor } from '../../http/cursor.ts'
import type { Tables } from '../../schema.gen.ts'
import { getsLinkMail } from '../mail/link-mail-store.ts'
import { enqueueMails, mailCount } from '../mail/store.ts'
import type { OrderMailKind, OrderMailTo } from '../tasks.ts'

/** An order in a list of the desk. Instants are epoch ms. */
export interface ListedDeskOrder {
  readonly orderId: string
  readonly startsAt: number
  readonly timeZone: string
  readonly status: OrderStatus
  readonly customerName: string
  readonly providerName: string
}

const LISTED = sql`o.id as "orderId", o.starts_at as "startsAt", o.time_zone as "timeZone", o.status,
  o.customer_name as "customerName", p.full_name as "providerName"`

interface OrderFilter {
  readonly search: OrderSearch
  /** A local day in Dutch time. */
  readonly day: string | undefined
  readonly after: Cursor | null
  readonly limit: number
}

/**
 * The orders that a search finds, the latest visit first. What few orders have is read by its own index, and a common name
 * among the latest orders: the planner knows of neither how many orders have it. With a day there are few in any case.
 */
export async function searchOrders(
  query: Kysely<Tables>,
  { search, day, after, limit }: OrderFilter,
): Promise<ListedDeskOrder[]> {
  const match = MATCHES[search.by](search.value)
  const conditions = [
    sql`true`,
    ...(day
      ? [
          sql`o.starts_at >= ${day}::date::timestamp at time zone ${DUTCH_ZONE}`,
          sql`o.starts_at < (${day}::date + 1)::timestamp at time zone ${DUTCH_ZONE}`,
        ]
      : []),
    ...(after ? [sql`(o.starts_at, o.id) < (${instant(after.value)}, ${after.id}::uuid)`] : []),
  ]
  const within = sql.join(conditions, sql` and `)
  const readPage = async (orders: RawBuilder<unknown>, condition: RawBuilder<unknown>) => {
    const { rows } = await sql<ListedDeskOrder>`
      with found as materialized (${orders})
      select ${LISTED}
      from (select * from found o where ${condition} order by o.starts_at desc, o.id desc limit ${limit}) o
        join providers p on p.id = o.provider_id
      order by o.starts_at desc, o.id desc`.execute(query)
    return rows
  }
  if (search.by === 'name' && day)
    return readPage(sql`select * from orders o where ${match} and ${within}`, sql`true`)
  if (search.by === 'name') {
    const latest = sql`
      select * from orders o where ${within} order by o.starts_at desc, o.id desc limit ${LATEST}`
    const page = await readPage(latest, match)
    if (page.length === limit) return page
  }
  return readPage(sql`select * from orders o where ${match}`, within)
}

/** Among how many of the latest orders a common name is looked for: as many as are read faster than by the index of names. */
const LATEST = 1000

// Each is the expression of an index of 0085.
const MATCHES: Record<OrderSearch['by'], (value: string) => RawBuilder<unknown>> = {
  id: (id) => sql`o.id = ${id}::uuid`,
  number: (end) => sql`right(replace(o.id::text, '-', ''), 8) = ${end}`,
  email: (email) => sql`o.customer_email <> '' and lower(o.customer_email) = ${email}`,
  phone: (digits) =>
    sql`o.customer_phone <> '' and right(regexp_replace(o.customer_phone, '\\D', '', 'g'), 9) = ${digits}`,
  name: (name) =>
    sql`o.customer_name <> '' and plain_text(o.customer_name) like
      '%' || regexp_replace(plain_text(${name}), '([\\\\%_])', '\\\\\\1', 'g') || '%'`,
}

/** Orders by their ids, in no order; one that is gone is left out. */
export async function findListedOrders(
  query: Kysely<Tables>,
  orderIds: readonly string[],
): Promise<ListedDeskOrder[]> {
  const { rows } = await sql<ListedDeskOrder>`
    select ${LISTED} from orders o join providers p on p.id = o.provider_id
    where o.id = any(${orderIds}::uuid[])`.execute(query)
  return rows
}

/** The history of an order, the first event first. Instants are epoch ms. */
export function findDeskEvents(query: Kysely<Tables>, orderId: string) {
  return query
    .selectFrom('order_events')
    .select(['at', 'actor', 'by_operator as isByOperator', 'from_starts_at as fromStartsAt'])
    .select([sql<OrderStatus | null>`from_status`.as('fromStatus')])
    .select([sql<OrderStatus>`to_status`.as('toStatus'), 'note', 'undone_at as undoneAt'])
    .where('order_id', '=', orderId)
    .orderBy('at')
    .orderBy('id')
    .execute()
}

/** A mail about an order: recorded, or still in the queue. */
export interface DeskMailRow {
  readonly kind: CustomerMailKind
  readonly reader: 'customer' | 'salon'
  /** Epoch ms: when it left or was given up; of one that waits when it is tried next. */
  readonly at: number
  readonly state: 'sent' | 'given-up' | 'waiting'
  readonly attempts: number
  /** What failed last, as the mail server said it. */
  readonly error: string | null
}

/** The mails about an order that left, were given up, or wait. */
export async function findDeskMails(
  query: Kysely<Tables>,
  orderId: string,
): Promise<DeskMailRow[]> {
  const { rows } = await sql<DeskMailRow>`
    with jobs as (
      select j.id, j.run_at, j.attempts, j.max_attempts, j.last_error, t.identifier, j.payload
      from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
      where t.identifier in ('order-mail', 'visit-link-mail') and j.payload ->> 'orderId' = ${orderId}
    )
    select m.kind, m.reader, m.at, case when m.is_sent then 'sent' else 'given-up' end as state,
      coalesce(j.attempts, 1) as attempts, case when not m.is_sent then j.last_error end as error
    from order_mails m left join jobs j on j.id = m.job_id where m.order_id = ${orderId}::uuid
    union all
    select case when j.identifier = 'visit-link-mail' then 'link' else j.payload ->> 'kind' end,
      case when j.payload ->> 'to' = 'salon' then 'salon' else 'customer' end,
      j.run_at, case when j.attempts >= j.max_attempts then 'given-up' else 'waiting' end, j.attempts, j.last_error
    from jobs j where not exists (select from order_mails m where m.order_id = ${orderId}::uuid and m.job_id = j.id)
    order by at`.execute(query)
  return rows
}

/** How many mails leave about a change of an order, within the limits of recipients. @param at epoch ms */
export async function countMails(
  query: Kysely<Tables>,
  { orderId, kind, at }: { orderId: string; kind: OrderMailKind; at: number },
): Promise<number> {
  const isCancelled = kind === 'cancellation'
  const { rows } = await sql<{ mails: number }>`
    with changed as (select * from orders where id = ${orderId}::uuid)
    select ${mailCount(kind, 'changed')}
      + (select count(*) from changed where ${isCancelled} and ${getsLinkMail(at, 'cancellation')}) as mails`.execute(
    query,
  )
  return rows[0]?.mails ?? 0
}

/** Enqueues the mail about the present state of an order once more, within the limits of its recipients. @returns how many */
export async function enqueueAgain(
  query: Kysely<Tables>,
  {
    orderId,
    kind,
    to,
    at,
  }: { orderId: string; kind: OrderMailKind; to: readonly OrderMailTo[]; at: number },
): Promise<number> {
  const { rows } = await sql<{ mails: number }>`
    with again as (
      select id, provider_id, customer_user_name, customer_email, status from orders where id = ${orderId}::uuid
    ), ${enqueueMails(kind, { orders: 'again', at, to, isResent: true })}
    select count(*) as mails from mails`.execute(query)
  return rows[0]?.mails ?? 0
}
