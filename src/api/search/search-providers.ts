import { type CategoryKey, categoryNumber } from '#domain/catalogue/category.ts'
import { deliveriesFor, type SearchDelivery } from '#domain/delivery/delivery.ts'
import type { Point } from '#domain/location/distance.ts'
import {
  discountCents,
  isActiveOn,
  type Promotion,
  promotionDay,
} from '#domain/promotion/promotion.ts'
import { type Availability, SEARCH_RADIUS_KM, type SortBy } from '#domain/search/filters.ts'
import type { ApiDeps } from '../api-deps.ts'
import { promotionIn } from '../promotion/row.ts'
import type { ProviderRow } from '../provider/store.ts'
import { daysOfStretches, daysOfWindow } from './asked-days.ts'
import { type CategoryOffer, findCards, type TopService } from './cards-store.ts'
import { findMatches, type Match, type MatchQuery } from './matches-store.ts'
import { nextStarts, shortestVisit } from './next-starts.ts'

/** What somebody looks for; undefined is no filter. */
export interface SearchRequest {
  readonly countryCode: string | undefined
  readonly point: Point | undefined
  readonly serviceType: CategoryKey | undefined
  readonly delivery: SearchDelivery | undefined
  readonly availability: Availability | undefined
  readonly text: string
  readonly sortBy: SortBy
  readonly radiusKm: number
  /** With fewer matches than this, those within SEARCH_RADIUS_KM are searched instead. */
  readonly widenBelow: number
  /** From 1. */
  readonly page: number
  readonly pageSize: number
  readonly language: 'en' | 'nl'
}

/** A provider on a page of results. */
export interface Card {
  readonly provider: ProviderRow
  readonly distanceKm: number | null
  readonly offers: readonly CategoryOffer[]
  readonly topServices: readonly TopService[]
  readonly promotion: Promotion | undefined
  /** Epoch ms: up to three free starts of the first day that has one. */
  readonly starts: readonly number[]
}

/**
 * A page of the providers that match, in the asked order, and exactly how many there are (SEARCH-08 to
 * SEARCH-10). Availability and first starts are for the shortest visit of the asked category, else of any.
 * Anybody may ask. The number of queries does not depend on the size of the page.
 */
export async function searchProviders(deps: ApiDeps, asked: SearchRequest) {
  const now = deps.clock.now()
  const { matches, total, radiusKm } = await matchesOf(deps, asked, now)
  const cards = await cardsOf(deps, matches, asked, now)
  return { cards, total, hasMore: asked.page * asked.pageSize < total, radiusKm }
}

async function matchesOf({ database: { query } }: ApiDeps, asked: SearchRequest, now: number) {
  const { point, radiusKm, widenBelow } = asked
  const found = await findMatches(query, wantedOf(asked, now))
  if (!point) return { ...found, radiusKm: null }
  if (found.total >= widenBelow || radiusKm >= SEARCH_RADIUS_KM) return { ...found, radiusKm }
  const wider = { ...asked, radiusKm: SEARCH_RADIUS_KM }
  return { ...(await findMatches(query, wantedOf(wider, now))), radiusKm: SEARCH_RADIUS_KM }
}

const MAX_WORDS = 8

function wantedOf(asked: SearchRequest, now: number): MatchQuery {
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
  } = asked
  return {
    countryCode,
    near: point && { ...point, radiusKm },
    category: categoryOf(serviceType),
    deliveries: delivery && deliveriesFor(delivery),
    words: asked.text.split(/\s+/).filter(Boolean).slice(0, MAX_WORDS),
    freeOn: availability && daysOfWindow(availability, now),
    sortBy,
    lookAhead: daysOfStretches(now),
    now,
    limit: pageSize,
    offset: (page - 1) * pageSize,
  }
}

async function cardsOf(
  { database: { query } }: ApiDeps,
  matches: readonly Match[],
  { serviceType, availability, language }: SearchRequest,
  now: number,
): Promise<Card[]> {
  const ids = matches.map(({ id }) => id)
  const category = categoryOf(serviceType)
  const rows = await findCards(query, ids, { category, language })
  const visits = [...rows.values()].flatMap((row) => shortestVisit(row, category))
  const starts = await nextStarts(query, visits, { availability, now })
  return matches.flatMap(({ id, distanceKm }) => {
    const row = rows.get(id)
    if (!row) return [] // closed for good between the two statements
    const { offers, topServices, promotions, ...provider } = row
    const running = promotions.map((each) => promotionIn(language, each))
    const promotion = bestPromotion(running, now)
    const free = starts.get(id) ?? []
    return [{ provider, distanceKm, offers, topServices, promotion, starts: free }]
  })
}

function categoryOf(serviceType: CategoryKey | undefined): number | undefined {
  return serviceType && categoryNumber(serviceType)
}

/** A cart to compare promotions by, in cents. */
const ORDINARY_CART = 5_000

function bestPromotion(promotions: readonly Promotion[], now: number): Promotion | undefined {
  return promotions
    .filter((promotion) => isActiveOn(promotion, promotionDay(promotion, now)))
    .sort((a, b) => discountCents(b, ORDINARY_CART) - discountCents(a, ORDINARY_CART))[0]
}
