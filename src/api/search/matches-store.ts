import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { ProviderDelivery, ServiceLocation } from '#domain/delivery/delivery.ts'
import { EARTH_RADIUS_KM, type Point } from '#domain/location/distance.ts'
import type { SortBy } from '#domain/search/filters.ts'
import { type Criterion, RANKING } from '#domain/search/ranking.ts'
import { instant } from '#platform/postgres/instant.ts'
import { isHomeVisit, visitNotice, visitTravel } from '../schedule/store.ts'
import type { Tables } from '../schema.gen.ts'
import { boxAround } from './box-around.ts'
import { firstStartsCtes } from './first-starts-store.ts'
import {
  type DateRange,
  daysOfZones,
  freeStarts,
  joinHours,
  openingsOn,
} from './free-starts-store.ts'

/** The filters of a search; undefined is no filter. */
export interface MatchQuery {
  readonly countryCode: string | undefined
  readonly near: (Point & { readonly radiusKm: number }) | undefined
  readonly category: number | undefined
  readonly deliveries: readonly ProviderDelivery[] | undefined
  /** Where the visit is: one at home keeps travel free too, and costs the travel fee. */
  readonly location: ServiceLocation | undefined
  /** Whether the fee of a home grows with its distance: else it is the fixed one everywhere. */
  readonly hasFeeByDistance: boolean
  /** The towns that the point may be in, for a visit at home: who names other places does not come there. */
  readonly townsThere: readonly string[] | undefined
  readonly words: readonly string[]
  /** Only providers with a free start on these days. */
  readonly freeOn: readonly DateRange[] | undefined
  readonly sortBy: SortBy
  /** The days in which first starts are searched when sorting by them without `freeOn`, stretch by stretch. */
  readonly lookAhead: readonly (readonly DateRange[])[]
  readonly now: number
  readonly limit: number
  readonly offset: number
}

export interface Match {
  readonly id: string
  /** Null without a point. */
  readonly distanceKm: number | null
}

/** One page of matching providers, sorted, and the exact total, in one statement. */
export async function findMatches(
  query: Kysely<Tables>,
  criteria: MatchQuery,
): Promise<{ matches: Match[]; total: number }> {
  const keys = sortKeys(criteria.sortBy)
  const { rows } = await sql<{ total: number; id: string | null; distanceKm: number | null }>`
    with matches as materialized (${matchesCte(criteria)}),
    ${freeCtes(criteria)}
    select counted.total, page.id, page.distance_km as "distanceKm"
    from (select count(*) as total from ${sql.table(criteria.freeOn ? 'found' : 'matches')}) counted
    left join lateral (
      select * from found order by ${keys} limit ${criteria.limit} offset ${criteria.offset}
    ) page on true
    order by ${keys}`.execute(query)
  return {
    matches: rows.flatMap(({ id, distanceKm }) => (id === null ? [] : [{ id, distanceKm }])),
    total: rows[0]?.total ?? 0,
  }
}

/** The keys of `order by` for a sort; null comes last in either direction. */
function sortKeys(sortBy: SortBy): RawBuilder<unknown> {
  return sql.join(
    RANKING[sortBy].map(
      ({ by, first }) => sql`${COLUMNS[by]} ${first === 'most' ? sql`desc` : sql`asc`} nulls last`,
    ),
  )
}

const COLUMNS = {
  rating: sql`rating`,
  reviewCount: sql`review_count`,
  distance: sql`distance_km`,
  lowestPrice: sql`lowest_price_cents`,
  firstFree: sql`first_free`,
  userName: sql`user_name collate "C"`, // the same order in every database
} as const satisfies Record<Criterion, RawBuilder<unknown>>

// Every filter except free time, which is computed only for rows that pass the others.
function matchesCte(criteria: MatchQuery): RawBuilder<unknown> {
  return sql`
    select p.id, p.user_name, p.rating, p.review_count, p.time_zone, p.week_days, p.week_opens, p.week_closes,
      p.date_days, p.date_opens, p.date_closes,
      away.distance_km,
      offered.lowest_price_cents + case when ${isHomeVisit(criteria.location)} then ${travelFee(criteria)} else 0 end
        as lowest_price_cents,
      make_interval(mins => offered.shortest_minutes) as visit,
      make_interval(mins => p.slot_step_minutes) as step, make_interval(mins => offered.buffer_minutes) as buffer,
      make_interval(mins => ${visitTravel(criteria.location)}) as travel,
      ${instant(criteria.now)} + make_interval(mins => ${visitNotice(criteria.location)}) as earliest,
      ${instant(criteria.now)} + make_interval(hours => 24 * p.horizon_days) as latest
    from ${criteria.category ? FROM_CATEGORY : fromAnyCategory(criteria)}
    cross join lateral (select ${distanceFrom(criteria)} as distance_km) away
    where ${sql.join(filters(criteria), sql` and `)}`
}

// By the rule of the domain's `travelFeeCents`.
function travelFee({ hasFeeByDistance, near }: MatchQuery): RawBuilder<number> {
  if (!hasFeeByDistance || !near) return sql`p.travel_fee_cents`
  return sql`p.travel_fee_cents + p.travel_fee_per_km_cents
    * greatest(0, ceil(round(away.distance_km::numeric, 1) - p.travel_fee_from_km))::integer`
}

// An index on provider_categories has the providers of a category by location.
const FROM_CATEGORY = sql`provider_categories offered join providers p on p.id = offered.provider_id`

function fromAnyCategory({ freeOn, sortBy }: MatchQuery): RawBuilder<unknown> {
  // Without the offer `visit` is null, and a provider is free at no time.
  const needsOffer = sortBy === 'price' || (freeOn !== undefined && sortBy !== 'firstAvailable')
  return sql`providers p left join lateral (
    select min(shortest_minutes) as shortest_minutes, min(lowest_price_cents) as lowest_price_cents,
      (array_agg(buffer_minutes order by shortest_minutes, buffer_minutes))[1] as buffer_minutes
    from provider_categories where ${needsOffer} and provider_id = p.id) offered on true`
}

function filters(criteria: MatchQuery): RawBuilder<unknown>[] {
  const { countryCode, near, category, deliveries, townsThere, words } = criteria
  return [
    sql`p.active`,
    ...(countryCode ? [sql`p.country_code = ${countryCode}`] : []),
    ...(category ? [sql`offered.category_id = ${category}`] : []),
    ...(deliveries ? [sql`p.service_availability = any(${deliveries}::text[])`] : []),
    ...(near
      ? [
          sql`${locationColumn(criteria)} <@ ${boxAround({ ...near, radiusKm: near.radiusKm + ROUNDING_KM })}::box and away.distance_km <= ${near.radiusKm}`,
        ]
      : []),
    ...(townsThere
      ? [sql`(p.service_places = '{}' or p.service_places && ${townsThere}::text[])`]
      : []),
    ...words.map(matchesWord),
  ]
}

/** No rounded point is farther from the exact one (`approximatePoint`). */
const ROUNDING_KM = 0.8

function locationColumn({ category }: MatchQuery): RawBuilder<unknown> {
  return sql.ref(category ? 'offered.location' : 'p.location')
}

// The box uses the index and is a little too large; the great-circle distance (distance.ts) decides.
function distanceFrom(criteria: MatchQuery): RawBuilder<unknown> {
  if (!criteria.near) return sql`null::double precision`
  const { latitude, longitude } = criteria.near
  const location = sql`(${publicLocation(locationColumn(criteria))})`
  return sql`2 * ${EARTH_RADIUS_KM}::double precision * asin(least(1, sqrt(
    sin(radians(${location}[1] - ${latitude}::double precision) / 2) ^ 2
    + cos(radians(${latitude}::double precision)) * cos(radians(${location}[1]))
      * sin(radians(${location}[0] - ${longitude}::double precision) / 2) ^ 2)))`
}

// By the rule of `locationReply`: nobody measures the home of who works at homes alone (WORK-149).
function publicLocation(location: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`case when p.service_availability = 'DOORSTEP'
    then point(round(${location}[0] * 100) / 100, round(${location}[1] * 100) / 100) else ${location} end`
}

// In the provider's name or that of a treatment, ignoring accents and case.
function matchesWord(word: string): RawBuilder<unknown> {
  return sql`p.search_text like '%' || plain_text(${word.replace(/[\\%_]/g, '\\$&')}) || '%'`
}

/**
 * The CTE `found`, and those it needs: all matches, with `freeOn` those that are free then. Sorted by `firstAvailable`
 * without `freeOn` it has only the rows that were read; the total is then counted from `matches`.
 */
function freeCtes(criteria: MatchQuery): RawBuilder<unknown> {
  const { now, freeOn, sortBy, lookAhead, offset, limit } = criteria
  if (sortBy === 'firstAvailable') {
    const visit = criteria.category ? sql`select m.visit, m.buffer` : SHORTEST_VISIT
    const rounds = freeOn
      ? { stretches: [freeOn], soonest: 'everybody' as const }
      : { stretches: lookAhead, soonest: offset + limit }
    return sql`
      ${firstStartsCtes({ now, visit, isWide: !criteria.near, ...rounds })},
      found as (select * from tried where ${freeOn ? sql`first_free is not null` : sql`true`})`
  }
  if (!freeOn) return sql`found as (select * from matches)`
  return sql`
    weeks as materialized (select distinct ${WEEK} from matches),
    asked_days as materialized (${daysOfZones(now, freeOn)}),
    open_then as materialized (
      select m.*, kept.ranges, ${LAST_OPENING} as last_opening
      from weeks m cross join lateral (${openingsOn(sql`asked_days`)}) kept),
    opened as materialized (
      select m.*, h.ranges, h.last_opening from ${joinHours('open_then', WEEK)}),
    found as materialized (
      select * from opened m
      where exists (select ${freeStarts(sql`m.last_opening`)}) or exists (select ${freeStarts(sql`m.ranges`)}))`
}

// Calendars fill from the front: the last of several openings mostly has a free start, and little to read.
const LAST_OPENING = sql`(
  select tstzmultirange(opening) from unnest(kept.ranges) with ordinality as each (opening, nth)
  where nth > 1 order by nth desc limit 1)`

// The columns that determine the openings.
const WEEK = sql`time_zone, week_days, week_opens, week_closes, date_days, date_opens, date_closes`

const SHORTEST_VISIT = sql`
  select make_interval(mins => shortest_minutes) as visit, make_interval(mins => buffer_minutes) as buffer
  from provider_categories where provider_id = m.id order by shortest_minutes, buffer_minutes limit 1`
