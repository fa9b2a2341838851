import { type RawBuilder, sql } from 'kysely'
import {
  type DateRange,
  daysOfZones,
  firstGridPoint,
  freeStarts,
  joinHours,
  openingsOn,
} from './free-starts-store.ts'

export interface FirstStartsQuery {
  readonly now: number
  /** Stretches of days. A later one is used only for providers without a free start in the earlier ones. */
  readonly stretches: readonly (readonly DateRange[])[]
  /** How many of the providers that are free first the result must contain. */
  readonly soonest: number | 'everybody'
  /** Whether `matches` may have thousands of rows. */
  readonly isWide: boolean
  /** A subquery of the length and the buffer of a visit at the row `m` of `matches`: intervals `visit` and `buffer`. */
  readonly visit: RawBuilder<unknown>
}

/**
 * The CTE `tried`, and those it needs: rows of `matches` with their first free start as `first_free`. A provider's
 * earliest possible start follows from its opening hours and notice, and is computed once for all with the same hours.
 * Their appointments are read in that order, in rounds of growing size, until enough are free before the next one can be.
 */
export function firstStartsCtes(query: FirstStartsQuery): RawBuilder<unknown> {
  const { now, stretches, soonest } = query
  const rounds = roundsFor(query).map(({ after, to }, round) => {
    const inRound = sql`nth > ${after}::bigint and ${to ? sql`nth <= ${to}::bigint` : sql`true`}`
    const isLeft = round > 0 ? sql`not ${hasEnough(round, after, soonest)}` : sql`true`
    return sql`${roundTable(round)} as materialized (${firstStarts(query, sql`${inRound} and ${isLeft}`)})`
  })
  return sql`
    weeks as materialized (select distinct ${HOURS_COLUMNS} from matches),
    days as materialized (${sql.join(
      stretches.map((days, nth) => daysOfZones(now, days, nth)),
      sql` union all `,
    )}),
    first_days as materialized (select * from days where stretch = 0),
    equal_hours as materialized (${EQUAL_HOURS}),
    by_possible_start as materialized (
      select m.*, h.ranges, h.possible_at,
        row_number() over (order by h.possible_at, m.user_name collate "C") as nth
      from ${joinHours('equal_hours', HOURS_COLUMNS)}),
    ${sql.join(rounds)},
    tried as (${unionOf(rounds.length)})`
}

// The first round mostly fills a page; the last one takes all that remain. Planning a round costs about as much as
// reading the appointments of fifty providers, so there is a middle round only for wide searches.
function roundsFor({
  soonest,
  isWide,
}: FirstStartsQuery): { after: number; to: number | undefined }[] {
  const steps = isWide ? [8, 160] : [8]
  const ends = soonest === 'everybody' ? [] : steps.map((step) => step * soonest)
  return [0, ...ends].map((after, round) => ({ after, to: ends[round] }))
}

// No row from the next one on is free before that row's `possible_at`.
function hasEnough(
  round: number,
  tried: number,
  soonest: FirstStartsQuery['soonest'],
): RawBuilder<unknown> {
  return sql`
    (select count(*) >= ${soonest}::bigint from (${unionOf(round)}) before
     where (first_free, user_name collate "C")
       < (select possible_at, user_name collate "C" from by_possible_start where nth = ${tried}::bigint + 1))`
}

function unionOf(rounds: number): RawBuilder<unknown> {
  const each = Array.from({ length: rounds }, (_, round) => sql`select * from ${roundTable(round)}`)
  return sql.join(each, sql` union all `)
}

// A provider that is closed for the whole first stretch can be free after its end at the earliest.
const EQUAL_HOURS = sql`
  select m.*, first.ranges, coalesce(possible.starts_at, last.midnight) as possible_at
  from weeks m
  cross join lateral (${openingsOn(sql`first_days`)}) first
  cross join lateral (
    select min(grid.starts_at) as starts_at from unnest(first.ranges) as opening
    cross join lateral (select ${firstGridPoint(sql`lower(opening)`)} as starts_at) grid
    where grid.starts_at < upper(opening)) possible
  cross join lateral (
    select max(next_midnight) as midnight from first_days where time_zone = m.time_zone) last`

function firstStarts(
  { stretches, visit }: FirstStartsQuery,
  inRound: RawBuilder<unknown>,
): RawBuilder<unknown> {
  const inStretch = sql`case when s.stretch = 0 then m.ranges else (${openingsOn(sql`(select * from days where stretch = s.stretch)`)}) end`
  return sql`
    select m.id, m.user_name, m.distance_km, first.starts_at as first_free
    from (select m.id, m.user_name, m.distance_km, m.latest, m.travel, m.ranges, ${HOURS_COLUMNS},
        shortest.visit, shortest.buffer
      from by_possible_start m left join lateral (${visit}) shortest on true
      where ${inRound} offset 0) m
    left join lateral (
      select least.starts_at
      from generate_series(0, ${stretches.length - 1}::integer) with ordinality as s (stretch, nth)
      cross join lateral (select ${inStretch} as ranges) open_then
      cross join lateral (select min(grid.starts_at) as starts_at ${freeStarts(sql`open_then.ranges`)}) least
      where least.starts_at is not null order by s.nth limit 1) first on true`
}

// The columns that determine the earliest possible start.
const HOURS_COLUMNS = sql`time_zone, week_days, week_opens, week_closes, date_days, date_opens, date_closes, step, earliest`

const roundTable = (round: number) => sql.table(`tried_${round}`)
