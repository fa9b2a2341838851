import { type RawBuilder, sql, type Transaction } from 'kysely'
import { takesOtherTime } from '#domain/order/visit-limits.ts'
import { instant } from '#platform/postgres/instant.ts'
import { LOCK } from '#platform/postgres/lock-numbers.ts'
import { inSavepoint } from '#platform/postgres/savepoint.ts'
import { lockCalendar } from '../schedule/calendar-lock-store.ts'
import type { Tables } from '../schema.gen.ts'
import type { ChangedOrder } from './changed-order.ts'
import { insertIdempotencyKey } from './idempotency-store.ts'
import { enqueueMails } from './mail/store.ts'
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
import { countVisits, moveRefusal } from './visits-store.ts'

/**
 * Changes an order within a transaction: its row, items and appointments, an event, the idempotency key and the jobs of its
 * mails. Two visits that exchange their times would deadlock, so a lock serializes the changes of one calendar
 * (docs/decisions/0008). A customer's change to another time is checked against the visit limits; a provider's is not.
 */
export async function updateOrder(
  trx: Transaction<Tables>,
  order: ChangedOrder,
): Promise<WriteResult> {
  try {
    return await inSavepoint(trx, async () => {
      const { id: exceptOrderId, changedAt: now } = order
      const visits = await countVisits(trx, { ...order, exceptOrderId, now })
      const isLimited = order.changedBy === 'customer' && takesOtherTime(order.from, order)
      const refusedFor = isLimited && visits && moveRefusal(visits)
      if (refusedFor) return refusedFor
      await lockCalendar(trx, order.providerId)
      const { rows } = await writeChange(order).execute(trx)
      return rows[0]?.written ? 'written' : 'version-conflict'
    })
  } catch (error) {
    return mapConstraintError(error)
  }
}

/** Locks an order until the transaction ends; taken before every other lock. */
export async function lockOrder(trx: Transaction<Tables>, orderId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(${LOCK.order}::integer, hashtext(${orderId}::uuid::text))`.execute(
    trx,
  )
}

function writeChange(order: ChangedOrder): RawBuilder<{ written: number }> {
  const { id, version, from, actor } = order
  const row = columnsOf(order)
  const columns = sql.join(Object.keys(row).map((name) => sql.ref(name)))
  const at = instant(order.changedAt)
  return sql<{ written: number }>`
    with offered as (${offeredItems(order)}
    ), written as (
      update orders
      set version = version + 1, calendar_sequence = calendar_sequence + 1, (${columns}) =
        (select ${columns} from jsonb_populate_record(null::orders, ${JSON.stringify(row)}::jsonb))
      where id = ${id} and version = ${version} and ${isUnchanged(order, order.customerUserName, id)}
      returning id, provider_id, customer_user_name, customer_email, status, starts_at, ends_at, travel_minutes
    ), freed as (
      delete from appointments using written where order_id = written.id
      returning order_id, calendar_id, during, squeezed_by
    ), stays as ( -- what a member squeezed in; a visit that moves to another start is under the constraint
      select * from freed where squeezed_by is not null and ${order.startsAt === from.startsAt}
    ), claimed as (
      insert into appointments (calendar_id, order_id, during, is_travel, squeezed_by)
      select freed.calendar_id, freed.order_id, part.during, stretch.is_travel, part.squeezed_by
      from (select distinct order_id, calendar_id from freed) freed, (${appointmentRows(order)}) stretch
        cross join lateral (
          select stretch.during * stays.during as during, stays.squeezed_by from stays where stays.during && stretch.during
          union all
          select unnest(tstzmultirange(stretch.during) - (select coalesce(range_agg(during), '{}') from stays)), null
        ) part
      order by freed.calendar_id, part.during
      returning order_id
    ), moved as (
      select written.* from written where exists (select from claimed)
    ), removed as (
      delete from order_items using written where order_id = written.id returning position
    ), items as (
      ${insertItems()}, (select count(*) from removed) as gone -- only once the old ones are
    ), event as (
      insert into order_events (order_id, at, actor, from_status, to_status, from_starts_at)
      select id, ${at}, ${actor}, ${from.status}, status, ${instant(from.startsAt)} from written
    ), spent as (${endHold(order, [order.customerUserName, actor], order.changedAt)}
    ), key as (${insertIdempotencyKey(order.idempotency, order.changedAt)}
    ), ${enqueueMails('change', { orders: 'moved', at: order.changedAt })} -- the calendar's turn comes before a mailbox's
    select (select count(*) from written) as written, (select count(*) from mails) as mails`
}

function columnsOf(order: ChangedOrder) {
  const { acceptedTermsAt, answerUntil } = order
  return {
    ...orderColumns(order),
    ...(acceptedTermsAt !== null && { accepted_terms_at: new Date(acceptedTermsAt) }),
    ...(answerUntil !== null && { answer_until: new Date(answerUntil) }),
  } satisfies Partial<Record<keyof Tables['orders'], unknown>>
}
