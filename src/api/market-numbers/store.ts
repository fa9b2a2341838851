import { type Kysely, sql } from 'kysely'
import type { FunnelCounts } from '#domain/market-numbers/funnel.ts'
import type { MarketDays } from '#domain/market-numbers/market-period.ts'
import type { Group } from '#domain/market-numbers/small-groups.ts'
import { DUTCH_ZONE } from '#domain/schedule/dutch-zone.ts'
import type { Tables } from '../schema.gen.ts'

type Days = Pick<MarketDays, 'from' | 'until'>

/** The instant at which a local day of Amsterdam begins. */
function startOf(day: string) {
  return sql`${day}::date::timestamp at time zone ${DUTCH_ZONE}`
}

/** How often each step was done in these days. */
export async function countFunnel(
  query: Kysely<Tables>,
  { from, until }: Days,
): Promise<FunnelCounts> {
  const { rows } = await sql<FunnelCounts>`
    select count(*) filter (where name = 'page-view') as pages, count(*) filter (where name = 'search') as searches,
      count(*) filter (where name = 'profile-view') as salons,
      count(*) filter (where name = 'booking-step' and detail = 'schedule') as times,
      count(*) filter (where name = 'booking-completed' and detail = 'new') as bookings
    from events where at >= ${startOf(from)} and at < ${startOf(until)}`.execute(query)
  return rows[0] ?? { pages: 0, searches: 0, salons: 0, times: 0, bookings: 0 }
}

/** Bookings by the week in which they were placed, from a Monday on; weeks without any are left out. */
export async function countWeeks(
  query: Kysely<Tables>,
  monday: string,
): Promise<{ monday: string; bookings: number }[]> {
  const { rows } = await sql<{ monday: string; bookings: number }>`
    select to_char(date_trunc('week', placed_at at time zone ${DUTCH_ZONE}), 'YYYY-MM-DD') as monday, count(*) as bookings
    from orders where placed_at >= ${startOf(monday)} group by 1 order by 1`.execute(query)
  return rows
}

/** Bookings of a period and of the one before, with the salons that are shown, by city or by category. */
export async function countGroups(
  query: Kysely<Tables>,
  by: 'place' | 'category',
  { from, until, beforeFrom }: MarketDays,
): Promise<Group[]> {
  const key = by === 'place' ? sql`p.city_code` : sql`o.service_type`
  const salons =
    by === 'place'
      ? sql`select city_code as key, count(*) as salons from providers where active group by 1`
      : sql`select key, count(distinct provider_id) as salons from booked where not is_before group by 1`
  const { rows } = await sql<Group>`
    with booked as (
      select ${key} as key, o.provider_id, o.placed_at < ${startOf(from)} as is_before
      from orders o join providers p on p.id = o.provider_id
      where o.placed_at >= ${startOf(beforeFrom)} and o.placed_at < ${startOf(until)}
    ), counted as (
      select key, count(*) filter (where not is_before) as bookings, count(*) filter (where is_before) as before
      from booked group by key
    ), salons as (${salons})
    select coalesce(c.key, s.key) as key, coalesce(c.bookings, 0) as bookings, coalesce(c.before, 0) as before,
      coalesce(s.salons, 0) as salons
    from counted c full join salons s on s.key = c.key`.execute(query)
  return rows
}

export interface AnswerCounts {
  readonly requests: number
  readonly declined: number
  readonly lapsed: number
  /** Null without an answer. */
  readonly medianMinutes: number | null
  readonly slowMinutes: number | null
}

/** What became of the requests that were placed in these days, by their first answer. */
export async function countAnswers(
  query: Kysely<Tables>,
  { from, until }: Days,
): Promise<AnswerCounts> {
  const { rows } = await sql<AnswerCounts>`
    with requests as (
      select o.id, o.placed_at from orders o
      where o.placed_at >= ${startOf(from)} and o.placed_at < ${startOf(until)}
        and exists (select from order_events e where e.order_id = o.id and e.from_status is null and e.to_status = 'PENDING')
    ), answers as (
      select a.to_status, a.actor, extract(epoch from a.at - r.placed_at) / 60 as minutes
      from requests r left join lateral (
        select e.to_status, e.actor, e.at from order_events e
        where e.order_id = r.id and e.from_status = 'PENDING' and e.to_status in ('ACCEPTED', 'CONFIRMED', 'DECLINED')
          and e.undone_at is null
        order by e.at, e.id limit 1) a on true
    )
    select count(*) as requests,
      count(*) filter (where to_status = 'DECLINED' and actor <> 'system') as declined,
      count(*) filter (where to_status = 'DECLINED' and actor = 'system') as lapsed,
      round(percentile_cont(0.5) within group (order by minutes) filter (where actor <> 'system'))::integer as "medianMinutes",
      round(percentile_cont(0.9) within group (order by minutes) filter (where actor <> 'system'))::integer as "slowMinutes"
    from answers`.execute(query)
  return rows[0] ?? { requests: 0, declined: 0, lapsed: 0, medianMinutes: null, slowMinutes: null }
}
