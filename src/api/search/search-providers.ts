import { type CategoryKey, categoryNumber } from '#domain/catalog/category.ts'
import {
  deliveriesFor,
  isHomeVisit,
  locationOf,
  type SearchDelivery,
} from '#domain/delivery/delivery.ts'
import { roundedKm } from '#domain/delivery/home-distance.ts'
import { travelFeeCents } from '#domain/delivery/travel-fee.ts'
import type { Point } from '#domain/location/distance.ts'
import {
  discountCents,
  isActiveOn,
  type Promotion,
  promotionDay,
} from '#domain/promotion/promotion.ts'
import { type Availability, type SortBy, WIDER_RADII_KM } from '#domain/search/filters.ts'
import type { Language } from '#messages/language.ts'
import type { ApiDeps } from '../api-deps.ts'
import { travelRatesOf } from '../home-visit/travel-rates.ts'
import { townsAround } from '../place/towns.ts'
import { localizedPromotion } from '../promotion/row.ts'
import type { ProviderRow } from '../provider/store.ts'
import { cardStarts, shortestVisits } from './card-starts.ts'
import { type CategorySummary, findResultCards, type TopService } from './cards-store.ts'
import { findMatches, type Match, type MatchQuery } from './matches-store.ts'
import { daysOfAvailability, searchStretches } from './search-days.ts'

/** A search; undefined is no filter. */
export interface SearchRequest {
  readonly countryCode: string | undefined
  readonly point: Point | undefined
  readonly serviceType: CategoryKey | undefined
  readonly delivery: SearchDelivery | undefined
  readonly availability: Availability | undefined
  readonly text: string
  readonly sortBy: SortBy
  readonly radiusKm: number
  /** With fewer matches than this the search is repeated with the next of WIDER_RADII_KM, up to `widenToKm`. */
  readonly widenBelow: number
  readonly widenToKm: number
  /** From 1. */
  readonly page: number
  readonly pageSize: number
  readonly language: Language
}

/** A provider on a page of results. */
export interface Card {
  readonly provider: ProviderRow
  readonly distanceKm: number | null
  /** For coming to the home that is searched for; 0 at the salon. */
  readonly travelFeeCents: number
  readonly offers: readonly CategorySummary[]
  readonly topServices: readonly TopService[]
  readonly promotion: Promotion | undefined
  /** Up to three free starts of the first day that has one, epoch ms. */
  readonly starts: readonly number[]
}

/**
 * A page of matching providers, sorted, and the exact total (SEARCH-08 to SEARCH-10). Availability and first starts are
 * for the shortest visit of the requested category, or of any category. Open to visitors. The number of queries does not
 * depend on the page size.
 */
export async function searchProviders(deps: ApiDeps, request: SearchRequest) {
  const now = deps.clock.now()
  const { matches, total, radiusKm } = await matchesOf(deps, request, now)
  const cards = await cardsOf(deps, matches, request, now)
  return { cards, total, hasMore: request.page * request.pageSize < total, radiusKm }
}

interface MatchPage {
  readonly matches: readonly Match[]
  readonly total: number
  /** The radius that was used; null without a point. */
  readonly radiusKm: number | null
}

async function matchesOf(deps: ApiDeps, request: SearchRequest, now: number): Promise<MatchPage> {
  const { point, radiusKm, widenBelow, widenToKm } = request
  const found = await findMatches(deps.database.query, matchQuery(deps, request, now))
  if (!point) return { ...found, radiusKm: null }
  const wider = WIDER_RADII_KM.find((radius) => radius > radiusKm && radius <= widenToKm)
  if (found.total >= widenBelow || wider === undefined) return { ...found, radiusKm }
  return matchesOf(deps, { ...request, radiusKm: wider }, now)
}

const MAX_WORDS = 8

function matchQuery(
  { places }: Pick<ApiDeps, 'places'>,
  request: SearchRequest,
  now: number,
): MatchQuery {
  const {
    countryCode,
    point,
    serviceType,
    delivery,
    availability,
    sortBy,
    radiusKm,
    page,
    pageSize,
  } = request
  return {
    countryCode,
    near: point && { ...point, radiusKm },
    category: categoryOf(serviceType),
    deliveries: delivery && deliveriesFor(delivery),
    location: delivery && locationOf(delivery),
    hasFeeByDistance: places !== null,
    townsThere:
      delivery === 'DOORSTEP' && point
        ? townsAround(point).map(({ placeId }) => placeId)
        : undefined,
    words: request.text.split(/\s+/).filter(Boolean).slice(0, MAX_WORDS),
    freeOn: availability && daysOfAvailability(availability, now),
    sortBy,
    lookAhead: searchStretches(now),
    now,
    limit: pageSize,
    offset: (page - 1) * pageSize,
  }
}

async function cardsOf(
  { database: { query }, places }: ApiDeps,
  matches: readonly Match[],
  { serviceType, delivery, availability, language }: SearchRequest,
  now: number,
): Promise<Card[]> {
  const ids = matches.map(({ id }) => id)
  const category = categoryOf(serviceType)
  const rows = await findResultCards(query, ids, { category, language })
  const location = delivery && locationOf(delivery)
  const visits = [...rows.values()].flatMap((row) => shortestVisits(row, category, location))
  const starts = await cardStarts(query, visits, { availability, now })
  return matches.flatMap(({ id, distanceKm }) => {
    const row = rows.get(id)
    if (!row) return [] // deleted between the two statements
    const { offers, topServices, promotions, ...provider } = row
    const promotionList = promotions.map((each) => localizedPromotion(language, each))
    const promotion = bestPromotion(promotionList, now)
    const free = starts.get(id) ?? []
    const isAtHome = isHomeVisit(provider.service_availability, location)
    const fee = travelFeeCents(
      isAtHome ? 'DOORSTEP' : 'SALON',
      travelRatesOf(provider),
      places && distanceKm && roundedKm(distanceKm),
    )
    const about = { provider, distanceKm, travelFeeCents: fee, offers, topServices, promotion }
    return [{ ...about, starts: free }]
  })
}

function categoryOf(serviceType: CategoryKey | undefined): number | undefined {
  return serviceType && categoryNumber(serviceType)
}

/** The cart value, in cents, by which promotions are compared. */
const COMPARED_CART_CENTS = 5_000

function bestPromotion(promotions: readonly Promotion[], now: number): Promotion | undefined {
  return promotions
    .filter((promotion) => isActiveOn(promotion, promotionDay(promotion, now)))
    .sort(
      (a, b) => discountCents(b, COMPARED_CART_CENTS) - discountCents(a, COMPARED_CART_CENTS),
    )[0]
}
