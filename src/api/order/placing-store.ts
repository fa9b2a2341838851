import { type RawBuilder, sql } from 'kysely'
import type { Database } from '#platform/postgres/database.ts'
import { runPrepared } from '#platform/postgres/prepared.ts'
import type { Tables } from '../schema.gen.ts'
import {
  bookingColumns,
  insertItems,
  isStanding,
  lockFirstVisit,
  offeredItems,
  timeTaken,
  undoneBy,
} from './booking-store.ts'
import { noteKey } from './idempotency-store.ts'
import { enqueueMails } from './mail/store.ts'
import type { NewOrder } from './new-order.ts'
import type { Writing } from './settle-draft.ts'

/**
 * Writes an order whole or not at all: appointment, order, items, event, idempotency key and the jobs of
 * its mails. It is one statement and so one transaction: the calendar's row is held for the shortest time
 * there is, and no connection waits for us in between.
 */
export async function insertOrder(database: Database<Tables>, order: NewOrder): Promise<Writing> {
  const { pool, query, transaction } = database
  const statement = writeOrder(order)
  try {
    if (!order.promotion?.isForFirstVisit) {
      return outcomeOf(await runPrepared(pool, statement.compile(query)))
    }
    return await transaction(async (trx) => {
      await lockFirstVisit(order.customerUserName, order.providerId).execute(trx)
      const { rows } = await statement.execute(trx)
      return outcomeOf(rows)
    })
  } catch (error) {
    return undoneBy(error)
  }
}

function writeOrder(order: NewOrder): RawBuilder<Written> {
  const row = columnsOf(order)
  const columns = sql.join(Object.keys(row).map((name) => sql.ref(name)))
  return sql<Written>`
    with offered as (${offeredItems(order)}
    ), standing as (
      select * from jsonb_populate_record(null::orders, ${JSON.stringify(row)}::jsonb)
      where ${isStanding(order, order.customerUserName, null)}
    ), claimed as (
      insert into appointments (calendar_id, order_id, during)
      select provider_id, id, ${timeTaken(order)} from standing
      on conflict do nothing -- the exclusion constraint decides whose time it is
      returning order_id
    ), written as (
      insert into orders (${columns})
      select ${columns} from standing join claimed on claimed.order_id = standing.id
      returning id, provider_id, customer_user_name, customer_email, status, placed_at
    ), items as (${insertItems()}
    ), event as (
      insert into order_events (order_id, at, actor, to_status)
      select id, placed_at, customer_user_name, status from written
    ), key as (${noteKey(order.idempotency, order.placedAt)}
    ), ${enqueueMails('confirmation', { orders: 'written', at: order.placedAt })}
    select exists (select from standing) as standing, (select count(*) from written) as written,
      (select count(*) from mails) as mails`
}

interface Written {
  readonly standing: boolean
  readonly written: number
}

function outcomeOf([written]: readonly Written[]): Writing {
  if (written && written.written > 0) return 'written'
  return written?.standing ? 'slot-taken' : 'changed-meanwhile'
}

function columnsOf(order: NewOrder) {
  return {
    ...bookingColumns(order),
    id: order.id,
    provider_id: order.providerId,
    customer_user_name: order.customerUserName,
    cancellation_window_minutes: order.cancellationWindowMinutes,
    accepted_terms_at: new Date(order.placedAt),
    placed_at: new Date(order.placedAt),
  } satisfies Partial<Record<keyof Tables['orders'], unknown>>
}
