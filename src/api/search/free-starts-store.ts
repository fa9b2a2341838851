import { type RawBuilder, sql } from 'kysely'
import type { PlainDate } from '#domain/schedule/plain-date.ts'
import { instant } from '#platform/postgres/instant.ts'

/** Local days, both included, for providers whose local date is `today`. */
export interface DateRange {
  readonly today: PlainDate
  readonly from: PlainDate
  readonly to: PlainDate
}

/**
 * A CTE body: the days of every time zone in `weeks`, with their start as an instant. An `is_even` day lasts 24 hours, as
 * does the day before, so that an instant is midnight plus the wall time. `stretch` marks the rows of this call.
 */
export function daysOfZones(
  now: number,
  days: readonly DateRange[],
  stretch = 0,
): RawBuilder<unknown> {
  const rows = days.map(({ today, from, to }) => sql`(${today}::date, ${from}::date, ${to}::date)`)
  return sql`
    select ${stretch}::integer as stretch, zone.time_zone, day.date, extract(dow from day.date)::integer as weekday,
      day.midnight, day.next_midnight, day.next_midnight - day.midnight = interval '24 hours'
        and day.midnight - day.last_midnight = interval '24 hours' as is_even
    from (select distinct time_zone from weeks) zone
    join (values ${sql.join(rows)}) as asked (today, first_day, last_day)
      on asked.today = (${instant(now)} at time zone zone.time_zone)::date
    cross join lateral generate_series(asked.first_day, asked.last_day, interval '1 day') as at (noon)
    cross join lateral (select at.noon::date as date,
      (at.noon::date - 1)::timestamp at time zone zone.time_zone as last_midnight,
      at.noon::date::timestamp at time zone zone.time_zone as midnight,
      (at.noon::date + 1)::timestamp at time zone zone.time_zone as next_midnight) day
    where day.next_midnight > day.midnight`
}

/**
 * The openings of the row `m` of `weeks` on days made by `daysOfZones`: one row with a multirange, null for none.
 * Compute it once for all providers with the same hours.
 */
export function openingsOn(days: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`
    select range_agg(tstzrange(wall.opens_at, wall.closes_at)) as ranges
    from (
      select d.*, h.open_time, h.close_time
      from unnest(m.week_days, m.week_opens, m.week_closes) as h (day, open_time, close_time)
      join ${days} d on d.weekday = h.day and d.time_zone = m.time_zone
      where d.date <> all (m.date_days)
      union all
      select d.*, h.open_time, h.close_time
      from unnest(m.date_days, m.date_opens, m.date_closes) as h (date, open_time, close_time)
      join ${days} d on d.date = h.date and d.time_zone = m.time_zone
    ) d
    cross join lateral (select ${opensAt} as opens_at, ${closesAt} as closes_at offset 0) wall
    where wall.opens_at < wall.closes_at`
}

/**
 * `matches m` joined with what was computed once for all with the same hours, `h`. All rows of both have a partner, so a
 * full join finds the same as an inner one, but is never a nested loop. The planner would choose that, as it expects one
 * match, and compare each provider with the hours of all others.
 */
export function joinHours(table: string, columns: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`matches m full join ${sql.table(table)} h using (${columns})`
}

/**
 * `from … where …` whose rows are the first free start of every free range in `openings` (a multirange or null), for the
 * row `m` of `matches`; no rows when no visit fits. The rule is that of `calendarSlots`, and a property test compares
 * both: openings minus busy ranges, and in each remaining range the first point of the opening's grid.
 */
export function freeStarts(openings: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`
    from (select ${openings} as ranges where ${openings} is not null) openings
    cross join lateral (
      select coalesce(range_agg(tstzrange(lower(busy.during) - m.buffer - m.travel, upper(busy.during) + m.travel)), '{}') as ranges
      from (${busyAround(sql`openings.ranges`)}) busy) taken
    cross join lateral unnest(openings.ranges) as opening
    cross join lateral unnest(tstzmultirange(opening) - taken.ranges) as piece
    cross join lateral (select ${firstGridPoint(sql`lower(piece)`)} as starts_at) grid
    where grid.starts_at + m.visit <= upper(piece) and grid.starts_at <= m.latest`
}

/** The first point at or after `from` of the grid that begins at `opening`, after the notice of the row `m`. */
export function firstGridPoint(from: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`date_bin(m.step, greatest(${from}, m.earliest) + m.step - interval '1 microsecond', lower(opening))`
}

// A buffer is at most two hours (checks on providers and catalog_items).
function busyAround(openings: RawBuilder<unknown>): RawBuilder<unknown> {
  const around = sql`tstzrange(lower(${openings}) - m.travel, upper(${openings}) + interval '2 hours' + m.travel)`
  return sql`
    select during from appointments where calendar_id = m.id and live and during && ${around}
    union all
    select during from closures where provider_id = m.id and during && ${around}
    union all
    select during from external_busy_times where calendar_id = m.id and during && ${around}`
}

// Wall time to instants by the rule of the domain's zone-offsets.ts: a wall time that occurs twice means the first for
// opening and the second for closing; a skipped one moves later. PostgreSQL itself takes the second and moves later.
// On an even day neither occurs, and midnight plus the time is much cheaper.
const opensAt = sql`case when d.is_even then d.midnight + d.open_time::interval
  else first_reading(d.date + d.open_time, d.time_zone) end`
const closesAt = sql`case when d.is_even then d.midnight + d.close_time::interval
  else (d.date + d.close_time) at time zone d.time_zone end`
