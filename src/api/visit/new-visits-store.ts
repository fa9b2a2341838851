import { type RawBuilder, sql, type Transaction } from 'kysely'
import type { Claim } from '#domain/schedule/claims.ts'
import type { TimeRange } from '#domain/schedule/slots.ts'
import { type IdempotencyKey, insertIdempotencyKey } from '../order/idempotency-store.ts'
import { enqueueLinkMail } from '../order/mail/link-mail-store.ts'
import { CUSTOMER_ONLY, enqueueMails } from '../order/mail/store.ts'
import type { OrderValues } from '../order/order-values.ts'
import {
  insertItems,
  isUnchanged,
  offeredItems,
  orderColumns,
} from '../order/order-values-store.ts'
import type { Tables } from '../schema.gen.ts'
import { claimRows } from './claims-store.ts'
import type { VisitClient } from './new-visit.ts'

/** A visit that a member books, at one or several times. Instants are epoch ms. */
export interface NewVisits extends Omit<OrderValues, 'startsAt' | 'endsAt'> {
  readonly client: VisitClient
  /** The user name of the member. */
  readonly placedBy: string
  readonly placedAt: number
  readonly cancellationWindowMinutes: number
  readonly idempotency: IdempotencyKey | null
  /** Null for a visit that is not repeated. */
  readonly seriesId: string | null
  /** By start. Each is an order. */
  readonly visits: readonly BookedTime[]
}

export interface BookedTime extends TimeRange {
  /** The id of the order. */
  readonly id: string
  readonly claims: readonly Claim[]
}

/**
 * Writes the visits of a member in one statement: their appointments in the order of their start, a new client, orders,
 * items, events, idempotency key and one mail. When one of the times is taken nothing is written.
 * @returns one of the orders
 * @throws a violated constraint, which undoes the statement: see `mapConstraintError`
 */
export async function insertVisits(
  trx: Transaction<Tables>,
  values: NewVisits,
): Promise<{ orderId: string } | 'slot-taken' | 'version-conflict'> {
  const { rows } = await writeVisits(values).execute(trx)
  const [written] = rows
  if (written?.orderId) return { orderId: written.orderId }
  return written?.isUnchanged ? 'slot-taken' : 'version-conflict'
}

function writeVisits(
  values: NewVisits,
): RawBuilder<{ isUnchanged: boolean; orderId: string | null }> {
  const rows = values.visits.map((visit) => columnsOf(values, visit))
  const columns = sql.join(Object.keys(rows[0] ?? {}).map((name) => sql.ref(name)))
  const { client, placedBy, placedAt, seriesId, visits } = values
  const standing = JSON.stringify(rows.map((row) => ({ ...row, client_id: client.clientId })))
  const claims = visits.flatMap(({ id, claims: each }) => each.map((claim) => ({ ...claim, id })))
  const task = seriesId === null ? 'order-mail' : 'series-mail'
  const mails = { orders: 'first', at: placedAt, to: CUSTOMER_ONLY, task } as const
  return sql`
    with offered as (${offeredItems(values)}
    ), standing as (
      select * from jsonb_populate_recordset(null::orders, ${standing}::jsonb)
      where ${isUnchanged(values, client.userName ?? '', null)}
    ), claimed as (
      insert into appointments (calendar_id, order_id, during, squeezed_by, is_travel)
      select provider_id, standing.id, tstzrange(claim.starts_at, claim.ends_at), claim.squeezed_by,
        claim.is_travel
      from standing join ${claimRows(claims, placedBy)} on claim.order_id = standing.id
      order by provider_id, claim.starts_at
      on conflict do nothing
      returning id
    ), whole as (
      select standing.* from standing where (select count(*) from claimed) = ${claims.length}
    ), client as (
      insert into clients (provider_id, name, phone, email, created_at)
      select provider_id, customer_name, customer_phone, nullif(customer_email, ''), placed_at from whole
      where client_id is null and customer_name <> '' limit 1
      returning id
    ), written as (
      insert into orders (${columns}, client_id)
      select ${columns}, coalesce(client_id, (select id from client)) from whole order by starts_at
      returning id, provider_id, customer_user_name, customer_email, status, placed_at, starts_at
    ), first as ( -- the first to come, if any
      select * from written order by starts_at <= placed_at, starts_at limit 1
    ), items as (${insertItems()}
    ), event as (
      insert into order_events (order_id, at, actor, to_status)
      select id, placed_at, ${placedBy}, status from written
    ), key as (${insertIdempotencyKey(values.idempotency, placedAt, 'first')}
    ), ${enqueueMails('confirmation', mails)}, ${enqueueLinkMail({ orders: 'first', at: placedAt })}
    select exists (select from standing) as "isUnchanged", (select id from first) as "orderId",
      (select count(*) from mails) + (select count(*) from link_mails) as mails`
}

function columnsOf(values: NewVisits, { id, startsAt, endsAt }: BookedTime) {
  return {
    ...orderColumns({ ...values, startsAt, endsAt }),
    // A visit at home has an address, also when nobody noted it.
    customer_address: values.serviceLocation === 'DOORSTEP' ? (values.customerAddress ?? '') : null,
    id,
    series_id: values.seriesId,
    provider_id: values.providerId,
    customer_user_name: values.client.userName,
    cancellation_window_minutes: values.cancellationWindowMinutes,
    accepted_terms_at: null,
    placed_by: values.placedBy,
    placed_at: new Date(values.placedAt),
  } satisfies Partial<Record<keyof Tables['orders'], unknown>>
}
