import { type Kysely, sql, type Transaction } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { OPEN_STATUSES } from '#domain/order/status.ts'
import type { DayInterval } from '#domain/schedule/day-hours.ts'
import { MAX_HORIZON_DAYS } from '#domain/schedule/horizon.ts'
import { addDays, type PlainDate } from '#domain/schedule/plain-date.ts'
import type { TimeRange } from '#domain/schedule/slots.ts'
import { DAY_MS } from '#domain/time-units.ts'
import { instant, rangeOf } from '#platform/postgres/instant.ts'
import { isAfterEnd } from '../schedule/closures-store.ts'
import { WEEK_COLUMNS, weekOf } from '../schedule/row.ts'
import type { Tables } from '../schema.gen.ts'

/** Far more than a provider has to come. */
const MAX_CLOSURES = 500

/** The working hours of the week of a provider, also of an inactive one, by day and opening. */
export async function findIntervals(
  query: Kysely<Tables>,
  providerId: string,
): Promise<DayInterval[]> {
  const row = await query
    .selectFrom('providers')
    .select(WEEK_COLUMNS)
    .where('id', '=', providerId)
    .executeTakeFirst()
  return row ? weekOf(row) : []
}

/**
 * Replaces the working hours of a provider in one statement; the trigger on them gives the provider's row a new version, so
 * that orders validated before are validated again. Whoever looks at a day that can be booked at `now` (epoch ms) is
 * notified at commit.
 */
export async function replaceIntervals(
  trx: Transaction<Tables>,
  { providerId, now }: { providerId: string; now: number },
  intervals: readonly DayInterval[],
): Promise<void> {
  await sql`
    with former as (delete from working_hours where provider_id = ${providerId})
    insert into working_hours (provider_id, day, open_time, close_time)
    select ${providerId}::uuid, day, open_time, close_time from unnest(
      ${intervals.map(({ day }) => day)}::integer[],
      ${intervals.map(({ openTime }) => openTime)}::time[],
      ${intervals.map(({ closeTime }) => closeTime)}::time[]) as h (day, open_time, close_time)`.execute(
    trx,
  )
  const days = rangeOf({ startsAt: now, endsAt: now + MAX_HORIZON_DAYS * DAY_MS })
  await sql`select notify_calendar_change(${providerId}::uuid, ${days})`.execute(trx)
}

/** The hours of single dates of a provider from a day on, by date. The reason is for members. */
export async function findDateHours(
  query: Kysely<Tables>,
  { providerId, from }: { providerId: string; from: PlainDate },
) {
  const rows = await query
    .selectFrom('date_hours')
    .select(['date', 'open_time', 'close_time', 'reason'])
    .where('provider_id', '=', providerId)
    .where('date', '>=', from)
    .orderBy('date')
    .execute()
  return rows.map(({ date, reason, ...row }) => {
    const [openTime, closeTime] = [row.open_time.slice(0, 5), row.close_time.slice(0, 5)]
    return { date: date as PlainDate, openTime, closeTime, reason }
  })
}

/** The hours of one date, in place of those of the week. */
export interface DateHours {
  readonly providerId: string
  readonly date: PlainDate
  readonly openTime: string
  readonly closeTime: string
  readonly reason: string
}

/**
 * Writes the hours of a date. The trigger on them gives the provider's row a new version, so that orders validated before
 * are validated again, and notifies open schedules. Hours of more than a year before `today` are deleted.
 */
export async function upsertDateHours(
  trx: Transaction<Tables>,
  hours: DateHours,
  today: PlainDate,
): Promise<void> {
  const { providerId, date, reason } = hours
  const times = { open_time: hours.openTime, close_time: hours.closeTime, reason }
  await trx
    .deleteFrom('date_hours')
    .where('provider_id', '=', providerId)
    .where('date', '<', addDays(today, -732))
    .execute()
  await trx
    .insertInto('date_hours')
    .values({ provider_id: providerId, date, ...times })
    .onConflict((conflict) => conflict.columns(['provider_id', 'date']).doUpdateSet(times))
    .execute()
}

/** Removes the hours of a date, so that those of the week hold; none is no error. */
export async function deleteDateHours(
  query: Kysely<Tables>,
  { providerId, date }: Pick<DateHours, 'providerId' | 'date'>,
): Promise<void> {
  await query
    .deleteFrom('date_hours')
    .where('provider_id', '=', providerId)
    .where('date', '=', date)
    .execute()
}

export interface Closure extends TimeRange {
  readonly id: string
  readonly reason: string
  readonly visitCount: number
}

/** The closures of a provider that end after `now` (epoch ms), by start, with the number of visits in each; not that after its end. */
export async function findClosures(
  query: Kysely<Tables>,
  { providerId, now }: { providerId: string; now: number },
): Promise<Closure[]> {
  const { rows } = await sql<Closure>`
    select c.id, lower(c.during) as "startsAt", upper(c.during) as "endsAt", c.reason,
      (select count(distinct a.order_id) from appointments a where a.calendar_id = c.provider_id and a.live
        and a.order_id is not null and not a.is_travel and a.during && c.during
        and upper(a.during) > ${instant(now)}) as "visitCount"
    from closures c where c.provider_id = ${providerId} and upper(c.during) > ${instant(now)} and not ${isAfterEnd('c')}
    order by c.during, c.id limit ${MAX_CLOSURES}`.execute(query)
  return rows
}

interface ClosedDay {
  /** Whether closures cover the whole of it. */
  readonly isClosed: boolean
  /** The closure of exactly this time. */
  readonly closureId: string | null
  readonly visitCount: number
}

/** Whether a provider is closed in each of these times (epoch ms), and the visits in it, in their order. */
export async function findClosedDays(
  query: Kysely<Tables>,
  providerId: string,
  days: readonly TimeRange[],
): Promise<ClosedDay[]> {
  const { rows } = await sql<ClosedDay>`
    select
      coalesce((select range_agg(c.during) from closures c where c.provider_id = ${providerId}
        and c.during && day.during), '{}') @> day.during as "isClosed",
      (select c.id from closures c where c.provider_id = ${providerId} and c.during = day.during
        order by c.id limit 1) as "closureId",
      (select count(distinct a.order_id) from appointments a where a.calendar_id = ${providerId} and a.live
        and a.order_id is not null and not a.is_travel and a.during && day.during) as "visitCount"
    from unnest(${days.map(({ startsAt }) => iso(startsAt))}::timestamptz[],
      ${days.map(({ endsAt }) => iso(endsAt))}::timestamptz[])
      with ordinality as asked (starts_at, ends_at, nth)
    cross join lateral (select tstzrange(starts_at, ends_at) as during) day
    order by asked.nth`.execute(query)
  return rows
}

/** Removes a closure of a provider, not that after its end. @returns whether there was one */
export async function deleteClosure(
  query: Kysely<Tables>,
  { providerId, closureId }: { providerId: string; closureId: string },
): Promise<boolean> {
  const { numDeletedRows } = await query
    .deleteFrom('closures')
    .where('provider_id', '=', providerId)
    .where('id', '=', closureId)
    .where(sql<boolean>`not ${isAfterEnd('closures')}`)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** The open visits of a provider that end after `now` (epoch ms), by start. */
export async function findVisitsToCome(
  query: Kysely<Tables>,
  { providerId, now }: { providerId: string; now: number },
) {
  const rows = await query
    .selectFrom('orders')
    .select(['id', 'status', 'starts_at', 'ends_at'])
    .where('provider_id', '=', providerId)
    .where('status', 'in', OPEN_STATUSES)
    .where('ends_at', '>', instant(now))
    .orderBy('starts_at')
    .orderBy('id')
    .execute()
  return rows.map(({ id, status, starts_at, ends_at }) => {
    return { orderId: id, status, startsAt: starts_at, endsAt: ends_at }
  })
}

/** The customer's name and the items of orders, by id. */
export async function findOrderNames(query: Kysely<Tables>, orderIds: readonly string[]) {
  const rows = await query
    .selectFrom('orders as o')
    .select(['o.id', 'o.customer_name'])
    .select((eb) =>
      jsonArrayFrom(
        eb
          .selectFrom('order_items as i')
          .select(['i.name_en', 'i.name_nl', 'i.is_addon'])
          .whereRef('i.order_id', '=', 'o.id')
          .orderBy('i.position'),
      ).as('items'),
    )
    .where('o.id', '=', sql<string>`any(${orderIds}::uuid[])`)
    .execute()
  return new Map(rows.map((row) => [row.id, row]))
}

function iso(epochMs: number): string {
  return new Date(epochMs).toISOString()
}
