import { type Kysely, sql, type Transaction } from 'kysely'
import type { TimeRange } from '#domain/schedule/slots.ts'
import { rangeOf } from '#platform/postgres/instant.ts'
import type { Tables } from '../schema.gen.ts'

/** Something on a calendar that a closure would run into. */
export interface InTheWay extends TimeRange {
  /** Null is a block of the provider's own. */
  readonly orderId: string | null
  readonly status: string | null
}

/**
 * The calendar's owner by name, hidden or not. Locked until the transaction ends: an order written meanwhile waits,
 * because it holds the row it was judged by.
 */
export function lockProvider(trx: Transaction<Tables>, userName: string) {
  return trx
    .selectFrom('providers')
    .select(['id', 'time_zone as timeZone'])
    .where('user_name', '=', userName)
    .forUpdate()
    .executeTakeFirst()
}

/** Live appointments that overlap with this time (epoch ms, half-open), in order. */
export async function findInTheWay(
  query: Kysely<Tables>,
  providerId: string,
  within: TimeRange,
): Promise<InTheWay[]> {
  const { rows } = await sql<InTheWay>`
    select a.order_id as "orderId", o.status, lower(a.during) as "startsAt",
      coalesce(o.ends_at, upper(a.during)) as "endsAt"
    from appointments a left join orders o on o.id = a.order_id
    where a.calendar_id = ${providerId} and a.live and a.during && ${rangeOf(within)}
    order by a.during`.execute(query)
  return rows
}

/** Makes another version of the provider's row, so that orders judged before this are judged again. */
export async function insertClosure(
  query: Kysely<Tables>,
  closure: { providerId: string; time: TimeRange; reason: string },
): Promise<void> {
  await sql`with judged_anew as (
      update providers set active = active where id = ${closure.providerId})
    insert into closures (provider_id, during, reason)
    values (${closure.providerId}, ${rangeOf(closure.time)}, ${closure.reason})`.execute(query)
}

/** Takes this time out of every closure it touches. @returns how many closures were touched */
export async function cutClosures(
  query: Kysely<Tables>,
  providerId: string,
  time: TimeRange,
): Promise<number> {
  const { rows } = await sql<{ touched: number }>`
    with touched as (
      delete from closures where provider_id = ${providerId} and during && ${rangeOf(time)}
      returning during, reason),
    kept as (
      insert into closures (provider_id, during, reason)
      select ${providerId}::uuid, piece, reason
      from touched cross join lateral unnest(tstzmultirange(during) - tstzmultirange(${rangeOf(time)})) as piece)
    select count(*) as touched from touched`.execute(query)
  return rows[0]?.touched ?? 0
}
