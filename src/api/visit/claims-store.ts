import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely'
import type { Claim, TakenTime } from '#domain/schedule/claims.ts'
import type { TimeRange } from '#domain/schedule/slots.ts'
import { rangeOf } from '#platform/postgres/instant.ts'
import { externalBusyTimes } from '../schedule/store.ts'
import type { Tables } from '../schema.gen.ts'

/**
 * The times on a calendar that exclude each other, within a range (epoch ms). With the lock of the calendar none of them
 * goes until the transaction ends.
 * @param exceptOrderId the order whose own time is free
 */
export async function findTaken(
  trx: Transaction<Tables>,
  calendarId: string,
  within: TimeRange,
  exceptOrderId: string | null,
): Promise<TakenTime[]> {
  const { rows } = await sql<TakenTime>`
    select lower(during) as "startsAt", upper(during) as "endsAt", order_id is null as "isBlock" from appointments
    where calendar_id = ${calendarId} and live and squeezed_by is null and during && ${rangeOf(within)}
      and (order_id is distinct from ${exceptOrderId}::uuid or order_id is null)
    order by during`.execute(trx)
  return rows
}

/**
 * The busy times of external calendars within a range (epoch ms).
 * @param exceptOrderId the order whose own time is free
 */
export async function findExternalTimes(
  query: Kysely<Tables>,
  calendarId: string,
  within: TimeRange,
  exceptOrderId: string | null,
): Promise<TakenTime[]> {
  const { rows } = await sql<TimeRange>`
    select lower(during) as "startsAt", upper(during) as "endsAt"
    from (${externalBusyTimes(sql`${calendarId}::uuid`, rangeOf(within), exceptOrderId)}) x`.execute(
    query,
  )
  return rows.map((time) => ({ ...time, isBlock: true, isExternal: true }))
}

/** Where an order is to go. */
interface WantedTime {
  readonly orderId: string
  readonly within: TimeRange
}

/**
 * What takes the times on a calendar that orders move to, by their id, external calendars too. The orders must have freed
 * their own. With the lock of the calendar nothing of it goes until the transaction ends.
 */
export async function findTakenOf(
  trx: Transaction<Tables>,
  calendarId: string,
  wanted: readonly WantedTime[],
): Promise<Map<string, TakenTime[]>> {
  const asked = wanted.map(({ orderId, within }) => ({
    order_id: orderId,
    starts_at: new Date(within.startsAt),
    ends_at: new Date(within.endsAt),
  }))
  const range = sql`tstzrange(w.starts_at, w.ends_at)`
  const { rows } = await sql<TakenTime & { orderId: string }>`
    select w.order_id as "orderId", lower(t.during) as "startsAt", upper(t.during) as "endsAt",
      t.is_block as "isBlock", t.is_external as "isExternal"
    from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) as w (order_id uuid, starts_at timestamptz, ends_at timestamptz)
    cross join lateral (
      select a.during, a.order_id is null as is_block, false as is_external from appointments a
      where a.calendar_id = ${calendarId}::uuid and a.live and a.squeezed_by is null and a.during && ${range}
      union all
      select x.during, true, true
      from (${externalBusyTimes(sql`${calendarId}::uuid`, range, sql`w.order_id`)}) x
    ) t`.execute(trx)
  return Map.groupBy(rows, ({ orderId }) => orderId)
}

/**
 * The columns `order_id`, `starts_at`, `ends_at`, `squeezed_by` and `is_travel` of claims, in order; those of one statement have one
 * member. A claim without an order has null.
 */
export function claimRows(
  claims: readonly (Claim & { readonly id?: string })[],
  squeezedBy: string,
): RawBuilder<unknown> {
  const rows = claims.map(({ id = null, startsAt, endsAt, isSqueezed, isTravel }) => ({
    order_id: id,
    starts_at: new Date(startsAt),
    ends_at: new Date(endsAt),
    squeezed_by: isSqueezed ? squeezedBy : null,
    is_travel: isTravel,
  }))
  return sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
    as claim (order_id uuid, starts_at timestamptz, ends_at timestamptz, squeezed_by text, is_travel boolean)`
}
