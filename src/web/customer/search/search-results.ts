import type { Reply } from '#contract/endpoint.ts'
import type { Endpoints } from '#contract/endpoints.ts'
import { type CategoryKey, TILE_CATEGORIES } from '#domain/catalog/category.ts'
import { CITIES, cityByCode, DEFAULT_CITY, DEFAULT_COUNTRY } from '#domain/location/city.ts'
import { namesOfCity } from '#domain/location/city-search.ts'
import { approximatePoint } from '#domain/location/distance.ts'
import { citiesAround } from '#domain/location/nearest-city.ts'
import { isPlaceName } from '#domain/location/place.ts'
import { clearFilters, withCity, withPlace, withPoint } from '#domain/search/change-filters.ts'
import {
  FIRST_PAGE_TOKEN,
  MAX_RADIUS_KM,
  NEAR_RADIUS_KM,
  SEARCH_PAGE_SIZE,
  SEARCH_RADIUS_KM,
  type SearchFilters,
} from '#domain/search/filters.ts'
import { type ApiResult, api } from '../../api-client.ts'
import { logError } from '../../log.ts'

export type SearchPage = Reply<Endpoints['searchProviders']>['data']
export type Provider = SearchPage['providers'][number]

export interface SearchResults {
  /** The first page or the refusal. */
  firstPage: { ok: true; page: SearchPage } | Extract<ApiResult<'searchProviders'>, { ok: false }>
  /** Categories offered in the city; empty if they failed to load (row SEARCH-14). */
  offered: readonly CategoryKey[]
  /** For an empty result: the provider with the first free time without the filters. */
  nearest: Provider | null
  /** For an empty result without such a provider: the nearest town with one. */
  nearestTown: NearestTown | null
  /** When this was requested (epoch ms); determines 'today' on the page. */
  requestedAt: number
}

export interface NearestTown {
  name: string
  distanceKm: number | null
  /** The filters of a search there. */
  filters: SearchFilters
}

/** Loads the data of the search page. */
export async function loadSearch(filters: SearchFilters): Promise<SearchResults> {
  const [firstPage, offered] = await Promise.all([
    searchPage(filters, FIRST_PAGE_TOKEN),
    offeredServices(filters),
  ])
  if (!firstPage.ok) logError('The providers did not load', firstPage.refusal)
  const isEmpty = firstPage.ok && firstPage.page.totalResults === 0
  const nearest = isEmpty ? await findNearest(filters) : null
  const nearestTown = isEmpty && !nearest ? await findNearestTown(filters) : null
  return { firstPage, offered, nearest, nearestTown, requestedAt: Date.now() }
}

interface SearchPageOptions {
  pageSize?: number
  /** By default a small radius, which the API widens if it has less than one page. */
  radiusKm?: number | null | undefined
  /** While nobody is found the API widens the radius up to this one. */
  widenToKm?: number
}

/** Loads one page of providers (row SEARCH-08). */
export async function searchPage(
  filters: SearchFilters,
  pageToken: string,
  { pageSize = SEARCH_PAGE_SIZE, radiusKm = filters.radiusKm, widenToKm }: SearchPageOptions = {},
): Promise<SearchResults['firstPage']> {
  const { latitude, longitude } = filters.point ?? cityByCode(filters.cityCode) ?? DEFAULT_CITY
  const answer = await api('searchProviders', {
    body: {
      pageSize,
      pageToken,
      countryCode: DEFAULT_COUNTRY,
      latitude,
      longitude,
      serviceType: filters.serviceType ?? '',
      serviceDeliveryType: filters.delivery,
      serviceAvailability: filters.availability ?? '',
      searchQuery: filters.query,
      sortBy: filters.sortBy,
      ...(radiusKm ? { radiusKm } : { radiusKm: NEAR_RADIUS_KM, widenBelow: SEARCH_PAGE_SIZE }),
      ...(widenToKm && { widenBelow: 1, widenToKm }),
    },
  })
  if (!answer.ok) return answer
  return { ok: true, page: answer.reply.data ?? NO_PAGE }
}

/** An empty page. */
export const NO_PAGE: SearchPage = {
  providers: [],
  totalResults: 0,
  nextPageToken: null,
  hasMore: false,
  radiusKm: null,
}

/** The number of providers for these filters; null if the request failed. */
export async function countProviders(filters: SearchFilters): Promise<number | null> {
  const answer = await searchPage(filters, FIRST_PAGE_TOKEN, { pageSize: 1 })
  return answer.ok ? answer.page.totalResults : null
}

/** The categories offered in the city; for another place those of all cities around it. */
async function offeredServices(filters: SearchFilters): Promise<readonly CategoryKey[]> {
  const { cityCode, placeName, point } = filters
  const around = placeName && point ? citiesAround(point, SEARCH_RADIUS_KM) : null
  const codes = around?.map((city) => city.cityCode) ?? [cityCode]
  const params = { countryCode: DEFAULT_COUNTRY, cityCode: codes.join(',') }
  const answer = await api('listServices', { params })
  if (!answer.ok) {
    logError('The service types did not load', answer.refusal)
    return []
  }
  return TILE_CATEGORIES.filter((category) => answer.reply.includes(category))
}

async function findNearest(filters: SearchFilters): Promise<Provider | null> {
  const widerFilters: SearchFilters = { ...clearFilters(filters), sortBy: 'firstAvailable' }
  const options = { pageSize: 1, radiusKm: SEARCH_RADIUS_KM }
  const answer = await searchPage(widerFilters, FIRST_PAGE_TOKEN, options)
  return (answer.ok && answer.page.providers[0]) || null
}

/** The town of the nearest provider that offers this, at any distance. */
async function findNearestTown(filters: SearchFilters): Promise<NearestTown | null> {
  const widerFilters: SearchFilters = { ...clearFilters(filters), sortBy: 'distance' }
  const options = { pageSize: 1, radiusKm: SEARCH_RADIUS_KM, widenToKm: MAX_RADIUS_KM }
  const answer = await searchPage(widerFilters, FIRST_PAGE_TOKEN, options)
  const provider = answer.ok ? answer.page.providers[0] : undefined
  if (!provider) return null
  const name = provider.physicalLocation.cityName
  return { name, distanceKm: provider.distance, filters: filtersForTown(name, provider, filters) }
}

function filtersForTown(name: string, provider: Provider, filters: SearchFilters): SearchFilters {
  const cleared = clearFilters(filters)
  const city = CITIES.find((each) => namesOfCity(each).includes(name))
  if (city) return withCity(cleared, city.cityCode)
  const near = approximatePoint(provider)
  return isPlaceName(name) ? withPlace(cleared, { name, ...near }) : withPoint(cleared, near)
}
