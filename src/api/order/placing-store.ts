import { type RawBuilder, sql } from 'kysely'
import type { OrderStatus } from '#domain/order/status.ts'
import { statusOfNewOrder } from '#domain/order/visit-limits.ts'
import { stretchesOf } from '#domain/schedule/waiting-time.ts'
import type { Database } from '#platform/postgres/database.ts'
import { runPrepared } from '#platform/postgres/prepared.ts'
import { shareCalendar } from '../schedule/calendar-lock-store.ts'
import type { Tables } from '../schema.gen.ts'
import { insertIdempotencyKey } from './idempotency-store.ts'
import { enqueueMails } from './mail/store.ts'
import type { NewOrder } from './new-order.ts'
import {
  appointmentRows,
  endHold,
  insertItems,
  isUnchanged,
  mapConstraintError,
  offeredItems,
  orderColumns,
} from './order-values-store.ts'
import type { WriteResult } from './submit-order.ts'
import { bookingRefusal, countVisits } from './visits-store.ts'

/**
 * Writes an order in one transaction: counts the customer's visits, then inserts appointments, client, order, items,
 * event, idempotency key and the jobs of its mails in one statement, which keeps locks short. It opens the transaction itself,
 * because a violated constraint undoes it.
 * @returns the result, and the status the order is written with
 */
export async function insertOrder(
  database: Pick<Database<Tables>, 'transaction'>,
  order: NewOrder,
): Promise<{ writeResult: WriteResult; status: OrderStatus }> {
  try {
    return await database.transaction(async (trx) => {
      const { id: exceptOrderId, placedAt: now } = order
      // Without an account the foreign key makes the statement fail.
      const visits = await countVisits(trx, { ...order, exceptOrderId, now })
      const status = visits ? statusOfNewOrder(order.status, visits, now) : order.status
      const refusedFor = visits && bookingRefusal(visits)
      if (refusedFor) return { writeResult: refusedFor, status }
      if (stretchesOf(order).length > 1) await shareCalendar(trx, order.providerId)
      const rows = await runPrepared(trx, writeOrder({ ...order, status }))
      return { writeResult: outcomeOf(rows), status }
    })
  } catch (error) {
    return { writeResult: mapConstraintError(error), status: order.status }
  }
}

function writeOrder(order: NewOrder): RawBuilder<WrittenRow> {
  const row = columnsOf(order)
  const isWhole = sql`(select count(*) from claimed) = ${stretchesOf(order).length}`
  const columns = sql.join(Object.keys(row).map((name) => sql.ref(name)))
  return sql<WrittenRow>`
    with offered as (${offeredItems(order)}
    ), standing as (
      select * from jsonb_populate_record(null::orders, ${JSON.stringify(row)}::jsonb)
      where ${isUnchanged(order, order.customerUserName, null)}
    ), claimed as (
      insert into appointments (calendar_id, order_id, during, is_travel)
      select provider_id, id, stretch.during, stretch.is_travel
      from standing, (${appointmentRows(order)}) stretch order by stretch.during
      on conflict do nothing -- the exclusion constraint decides whose time it is
      returning order_id
    ), whole as (
      select * from standing where ${isWhole}
    ), client as (${upsertClient()}
    ), written as (
      insert into orders (${columns}, client_id)
      select ${columns}, (select id from client) from whole
      returning id, provider_id, customer_user_name, customer_email, status, placed_at, starts_at, ends_at
    ), items as (${insertItems()}
    ), event as (
      insert into order_events (order_id, at, actor, to_status)
      select id, placed_at, customer_user_name, status from written
    ), spent as (${endHold(order, [order.customerUserName], order.placedAt)}
    ), key as (${insertIdempotencyKey(order.idempotency, order.placedAt)}
    ), ${enqueueMails('confirmation', { orders: 'written', at: order.placedAt })}
    select exists (select from standing) as standing, (select count(*) from written) as written,
      (select count(*) from mails) as mails`
}

// Only once the whole time is claimed, so that locks are taken in one order: appointment, client.
function upsertClient(): RawBuilder<unknown> {
  return sql`insert into clients (provider_id, user_name, name, phone, email, created_at)
      select provider_id, customer_user_name, customer_name, customer_phone, nullif(customer_email, ''), placed_at
      from whole
      on conflict (provider_id, user_name) do update
        set name = excluded.name, phone = excluded.phone, email = excluded.email
      returning id`
}

interface WrittenRow {
  readonly standing: boolean
  readonly written: number
}

function outcomeOf([written]: readonly WrittenRow[]): WriteResult {
  if (written && written.written > 0) return 'written'
  return written?.standing ? 'slot-taken' : 'version-conflict'
}

function columnsOf(order: NewOrder) {
  return {
    ...orderColumns(order),
    id: order.id,
    provider_id: order.providerId,
    customer_user_name: order.customerUserName,
    cancellation_window_minutes: order.cancellationWindowMinutes,
    accepted_terms_at: new Date(order.placedAt),
    answer_until: new Date(order.answerUntil),
    placed_at: new Date(order.placedAt),
  } satisfies Partial<Record<keyof Tables['orders'], unknown>>
}
