import { type RawBuilder, sql } from 'kysely'
import {
  type DaysFrom,
  daysOfZones,
  firstOfGrid,
  freeStarts,
  openingsOn,
} from './free-starts-store.ts'

/** Where first starts are looked for, and for how many. */
export interface CatalogQuery {
  readonly now: number
  /** Stretch after stretch: a later one only counts for those to whom the earlier ones brought nothing. */
  readonly stretches: readonly (readonly DaysFrom[])[]
  /** So many of the soonest must be among those tried. */
  readonly soonest: number | 'everybody'
  /** Whether they may be many thousands. */
  readonly isWide: boolean
  /** An interval: how long the visit of the row `m` of `matches` is. */
  readonly visit: RawBuilder<unknown>
}

/**
 * The CTE `tried` and those it builds on: rows of `matches` with their first free start as `first_free`.
 * Nobody is free before the first start that opening hours and notice leave, which is the same for all who keep
 * the same hours. Calendars are read in that order, some and then many more, until enough are free before
 * the next one may be; how many more there are then hardly matters.
 */
export function tryFirstStarts(sought: CatalogQuery): RawBuilder<unknown> {
  const { now, stretches, soonest } = sought
  const rounds = roundsFor(sought).map(({ after, to }, round) => {
    const turn = sql`place > ${after}::bigint and ${to ? sql`place <= ${to}::bigint` : sql`true`}`
    const isLeft = round > 0 ? sql`not ${isEnough(round, after, soonest)}` : sql`true`
    return sql`${triedIn(round)} as materialized (${firstStarts(sought, sql`${turn} and ${isLeft}`)})`
  })
  return sql`
    weeks as materialized (select distinct ${KEPT} from matches),
    days as materialized (${sql.join(
      stretches.map((days, nth) => daysOfZones(now, days, nth)),
      sql` union all `,
    )}),
    calendars as materialized (${CALENDARS}),
    ranked as materialized (
      select m.*, c.calendar, c.possible_at,
        row_number() over (order by c.possible_at, m.user_name collate "C") as place
      from matches m join calendars c using (${KEPT})),
    ${sql.join(rounds)},
    tried as (${unionOf(rounds.length)})`
}

// A page is mostly filled from the first round; the last one takes whoever is left. Planning a round costs as much
// as trying some fifty, so that there is one more only where many may be left.
function roundsFor({ soonest, isWide }: CatalogQuery): { after: number; to: number | undefined }[] {
  const steps = isWide ? [8, 160] : [8]
  const ends = soonest === 'everybody' ? [] : steps.map((step) => step * soonest)
  return [0, ...ends].map((after, round) => ({ after, to: ends[round] }))
}

// Whoever stands at the next place, or behind, is not free before it says.
function isEnough(
  round: number,
  tried: number,
  soonest: CatalogQuery['soonest'],
): RawBuilder<unknown> {
  return sql`
    (select count(*) >= ${soonest}::bigint from (${unionOf(round)}) before
     where (first_free, user_name collate "C")
       < (select possible_at, user_name collate "C" from ranked where place = ${tried}::bigint + 1))`
}

function unionOf(rounds: number): RawBuilder<unknown> {
  const each = Array.from({ length: rounds }, (_, round) => sql`select * from ${triedIn(round)}`)
  return sql.join(each, sql` union all `)
}

// Who is not open on any day of the first stretch may be free after its end.
const CALENDARS = sql`
  select m.*, row_number() over () as calendar, first.ranges, coalesce(possible.starts_at, last.midnight) as possible_at
  from weeks m
  cross join lateral (${openingsOn(sql`(select * from days where stretch = 0)`)}) first
  cross join lateral (
    select min(grid.starts_at) as starts_at from unnest(first.ranges) as opening
    cross join lateral (select ${firstOfGrid(sql`lower(opening)`)} as starts_at) grid
    where grid.starts_at < upper(opening)) possible
  cross join lateral (
    select max(next_midnight) as midnight from days where stretch = 0 and time_zone = m.time_zone) last`

function firstStarts(
  { stretches, visit }: CatalogQuery,
  turn: RawBuilder<unknown>,
): RawBuilder<unknown> {
  const inStretch = sql`case when s.stretch = 0 then m.ranges else (${openingsOn(sql`(select * from days where stretch = s.stretch)`)}) end`
  return sql`
    select m.id, m.user_name, m.distance_km, first.starts_at as first_free
    from (select m.id, m.user_name, m.distance_km, m.buffer, c.*, ${visit} as visit
      from ranked m join calendars c using (calendar) where ${turn} offset 0) m
    left join lateral (
      select least.starts_at
      from generate_series(0, ${stretches.length - 1}::integer) with ordinality as s (stretch, nth)
      cross join lateral (select ${inStretch} as ranges) open_then
      cross join lateral (select min(grid.starts_at) as starts_at ${freeStarts(sql`open_then.ranges`)}) least
      where least.starts_at is not null order by s.nth limit 1) first on true`
}

// What a first possible start follows from.
const KEPT = sql`time_zone, week_days, week_opens, week_closes, step, earliest`

const triedIn = (round: number) => sql.table(`tried_${round}`)
