import { type Kysely, sql, type Transaction } from 'kysely'
import type { OrderStatus } from '#domain/order/status.ts'
import { instant } from '#platform/postgres/instant.ts'
import { enqueueLinkMail } from '../order/mail/link-mail-store.ts'
import { enqueueMails } from '../order/mail/store.ts'
import type { Tables } from '../schema.gen.ts'

/** A visit of a series. Instants are epoch ms. */
export interface SeriesVisit {
  readonly orderId: string
  readonly seriesId: string
  readonly version: number
  readonly status: OrderStatus
  readonly startsAt: number
  /** The mail address of the client; empty when there is none. */
  readonly email: string
  readonly acceptedTermsAt: number | null
}

/** The visits that were booked together with an order, itself included, by start. Empty for one that is of no series. */
export async function findSeriesOf(query: Kysely<Tables>, orderId: string): Promise<SeriesVisit[]> {
  const { rows } = await sql<SeriesVisit>`
    select id as "orderId", series_id as "seriesId", version, status, starts_at as "startsAt",
      customer_email as email, accepted_terms_at as "acceptedTermsAt"
    from orders
    where series_id = (select series_id from orders where id = ${orderId}::uuid)
    order by starts_at, id`.execute(query)
  return rows
}

/** An order and its version as they were read. */
export interface VisitVersion {
  readonly orderId: string
  readonly version: number
}

interface SeriesCancellation {
  readonly visits: readonly VisitVersion[]
  /** The first of them, which the mail is about, and the id of its event. */
  readonly firstId: string
  readonly eventId: string
  readonly actor: string
  readonly note: string
  /** Epoch ms. */
  readonly at: number
  readonly mailDelayMs: number
}

/**
 * Cancels several orders with their events, frees their times and enqueues one mail, within a transaction that holds their
 * locks and that of the calendar. @returns how many had the version that was read; the others stay
 */
export async function writeCancellation(
  trx: Transaction<Tables>,
  { visits, firstId, eventId, actor, note, mailDelayMs: delayMs, ...act }: SeriesCancellation,
): Promise<number> {
  const at = instant(act.at)
  const undoable = { eventId, delayMs }
  const { rows } = await sql<{ cancelled: number }>`
    with present as (
      select o.id, o.status as from_status from orders o join ${versionRows(visits)}
        on o.id = wanted.id and o.version = wanted.version
      order by o.id for update of o
    ), moved as (
      update orders set status = 'CANCELLED', version = version + 1, calendar_sequence = calendar_sequence + 1,
        cancelled_at = ${at}
      from present where orders.id = present.id
      returning orders.id, provider_id, customer_user_name, customer_email, starts_at, link_mailed_at, from_status
    ), freed as (
      update appointments set live = false from moved where order_id = moved.id
    ), event as (
      insert into order_events (id, order_id, at, actor, from_status, to_status, note)
      select case when id = ${firstId}::uuid then ${eventId}::uuid else uuidv7() end, id, ${at}, ${actor},
        from_status, 'CANCELLED', ${note} from moved
    ), first as (
      select * from moved where id = ${firstId}::uuid
    ), ${enqueueMails('cancellation', { orders: 'first', at: act.at, undoable, task: 'series-mail' })},
    ${enqueueLinkMail({ orders: 'first', at: act.at, undoable, kind: 'cancellation' })}
    select (select count(*) from moved) as cancelled, (select count(*) from mails) + (select count(*) from link_mails) as mails`.execute(
    trx,
  )
  return rows[0]?.cancelled ?? 0
}

function versionRows(visits: readonly VisitVersion[]) {
  const rows = visits.map(({ orderId: id, version }) => ({ id, version }))
  return sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as wanted (id uuid, version integer)`
}

/** An order of a change of several. */
export interface SeriesOrderChange {
  readonly orderId: string
  /** The start before a move, epoch ms; null for another change. */
  readonly fromStartsAt: number | null
}

/**
 * The orders of a series that were changed together with the one of an event, and alike, by start: moved, or brought to the
 * same status. Empty when that was undone, and of an order of no series.
 */
export async function findSeriesOrderChanges(
  query: Kysely<Tables>,
  eventId: string,
): Promise<SeriesOrderChange[]> {
  const { rows } = await sql<SeriesOrderChange>`
    select o.id as "orderId", each.from_starts_at as "fromStartsAt" from order_events e
      join orders own on own.id = e.order_id
      join orders o on o.series_id = own.series_id
      join order_events each on each.order_id = o.id and each.at = e.at and each.actor = e.actor
        and (each.from_starts_at is null) = (e.from_starts_at is null)
        and each.to_status = e.to_status and each.undone_at is null
    where e.id = ${eventId}::uuid
    order by o.starts_at, o.id`.execute(query)
  return rows
}
