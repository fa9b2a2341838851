import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely'
import type { TimeRange } from '#domain/schedule/slots.ts'
import { DAY_MS } from '#domain/time-units.ts'
import { rangeOf } from '#platform/postgres/instant.ts'
import type { Tables } from '../schema.gen.ts'

/** An appointment that overlaps a closure. */
export interface ConflictingAppointment extends TimeRange {
  /** Null for the provider's own block. */
  readonly orderId: string | null
  readonly status: string | null
}

/**
 * A provider by user name, also an inactive one, locked until the transaction ends. Writing an order takes a share lock
 * on the same row and waits.
 */
export function lockProvider(trx: Transaction<Tables>, userName: string) {
  return trx
    .selectFrom('providers')
    .select(['id', 'time_zone as timeZone'])
    .where('user_name', '=', userName)
    .forUpdate()
    .executeTakeFirst()
}

/** Live appointments that overlap this time (epoch ms, half-open), by start: of a visit also while it waits. */
export async function findConflicts(
  query: Kysely<Tables>,
  providerId: string,
  within: TimeRange,
): Promise<ConflictingAppointment[]> {
  const range = rangeOf(within)
  // A visit takes an appointment less than a day before or after it waits.
  const around = { startsAt: within.startsAt - DAY_MS, endsAt: within.endsAt + DAY_MS }
  const { rows } = await sql<ConflictingAppointment>`
    select a.order_id as "orderId", o.status, coalesce(o.starts_at, lower(a.during)) as "startsAt",
      coalesce(o.ends_at, upper(a.during)) as "endsAt"
    from (select distinct on (coalesce(near.order_id, near.id)) near.* from appointments near
      left join orders visit on visit.id = near.order_id
      where near.calendar_id = ${providerId} and near.live and near.during && ${rangeOf(around)}
        and (near.during && ${range} or tstzrange(visit.starts_at, visit.ends_at) && ${range})) a
      left join orders o on o.id = a.order_id
    order by 3`.execute(query)
  return rows
}

/**
 * Inserts a closure and a new version of the provider's row, so that orders validated before are validated again. The same
 * closure again inserts nothing.
 */
export async function insertClosure(
  query: Kysely<Tables>,
  closure: { providerId: string; time: TimeRange; reason: string },
): Promise<void> {
  await sql`with judged_anew as (
      update providers set active = active where id = ${closure.providerId})
    insert into closures (provider_id, during, reason)
    select ${closure.providerId}::uuid, ${rangeOf(closure.time)}, ${closure.reason}::text
    where not exists (select from closures where provider_id = ${closure.providerId}
      and during = ${rangeOf(closure.time)} and reason = ${closure.reason})`.execute(query)
}

/** Whether a closure is the one after the end of its provider, which the operator alone takes back (DESK-203). */
export function isAfterEnd(closures: string): RawBuilder<boolean> {
  return sql<boolean>`exists (select from provider_restrictions r where r.closure_id = ${sql.ref(`${closures}.id`)})`
}

/** Removes this time from every closure that overlaps it, but that after the end of the provider. @returns how many overlapped */
export async function removeFromClosures(
  query: Kysely<Tables>,
  providerId: string,
  time: TimeRange,
): Promise<number> {
  const { rows } = await sql<{ touched: number }>`
    with touched as (
      delete from closures where provider_id = ${providerId} and during && ${rangeOf(time)}
        and not ${isAfterEnd('closures')}
      returning during, reason),
    kept as (
      insert into closures (provider_id, during, reason)
      select ${providerId}::uuid, piece, reason
      from touched cross join lateral unnest(tstzmultirange(during) - tstzmultirange(${rangeOf(time)})) as piece)
    select count(*) as touched from touched`.execute(query)
  return rows[0]?.touched ?? 0
}
