import { type CategoryKey, isCategoryKey } from '../catalogue/category.ts'
import type { SearchDelivery } from '../delivery/delivery.ts'
import { SEARCH_DELIVERIES } from '../delivery/delivery.ts'
import { cityByCode, DEFAULT_CITY } from '../location/city.ts'
import type { Point } from '../location/distance.ts'
import { isPlaceName, roundedPoint } from '../location/place.ts'

/** Providers a page (SEARCH-04). */
export const SEARCH_PAGE_SIZE = 10
export const FIRST_PAGE_TOKEN = '1'

/** How far round a point providers may be unless a search says otherwise (SEARCH-02), and the most it may say. */
export const SEARCH_RADIUS_KM = 25
export const WIDEST_RADIUS_KM = 400

/** How far a page looks at first; with less than a page of providers that near, it looks SEARCH_RADIUS_KM far. */
export const NEAR_RADIUS_KM = 10

export const SORTS = [
  'recommended',
  'rating',
  'popular',
  'distance',
  'price',
  'firstAvailable',
] as const
export type SortBy = (typeof SORTS)[number]

export const AVAILABILITIES = ['TODAY', 'THIS_WEEK', 'WEEKEND', 'NEXT_WEEK'] as const
export type Availability = (typeof AVAILABILITIES)[number]

/** What a search asks for. Null means no filter (SEARCH-07 to SEARCH-10). */
export interface SearchFilters {
  readonly cityCode: string
  /** Where one searches instead of the middle of the city: a part of the map, or a place. */
  readonly point: Point | null
  /** What the point is called where it is a place that is no city of the table. */
  readonly placeName: string | null
  readonly serviceType: CategoryKey | null
  readonly delivery: SearchDelivery
  readonly availability: Availability | null
  readonly sortBy: SortBy
  readonly query: string
  /** As far as a page looks; null begins near. */
  readonly radiusKm: typeof SEARCH_RADIUS_KM | null
}

export const DEFAULT_FILTERS: SearchFilters = {
  cityCode: DEFAULT_CITY.cityCode,
  point: null,
  placeName: null,
  serviceType: null,
  delivery: 'IN_SALOON',
  availability: null,
  sortBy: 'recommended',
  query: '',
  radiusKm: null,
}

/** The same filters as parameters of a shared URL; what is left out has its default. */
export type SearchParameters = {
  readonly [Name in keyof typeof PARAMETERS | 'lat' | 'lng']?: string
}

/**
 * The filters of a URL. Never throws: a parameter that is missing, of another type or means
 * nothing becomes its default, so that an old or mistyped link still searches.
 */
export function parseFilters(parameters: Readonly<Record<string, unknown>>): SearchFilters {
  const read = (name: keyof typeof PARAMETERS) => textOf(parameters[name])
  const serviceType = read('service')
  const point = pointOf(textOf(parameters.lat), textOf(parameters.lng))
  return {
    cityCode: cityByCode(read('city'))?.cityCode ?? DEFAULT_FILTERS.cityCode,
    point,
    placeName: point && isPlaceName(read('place')) ? read('place') : null,
    serviceType: isCategoryKey(serviceType) ? serviceType : null,
    delivery: oneOf(SEARCH_DELIVERIES, read('delivery')) ?? DEFAULT_FILTERS.delivery,
    availability: oneOf(AVAILABILITIES, read('when')),
    sortBy: oneOf(SORTS, read('sort')) ?? DEFAULT_FILTERS.sortBy,
    query: read('q').trim().slice(0, MAX_QUERY_LENGTH),
    radiusKm: read('radius') === String(SEARCH_RADIUS_KM) ? SEARCH_RADIUS_KM : null,
  }
}

/** The parameters of a URL for these filters, defaults left out. */
export function filterParameters(filters: SearchFilters): SearchParameters {
  const names = Object.keys(PARAMETERS) as (keyof typeof PARAMETERS)[]
  const named = names.flatMap((name) => {
    const field = PARAMETERS[name]
    const value = filters[field]
    return value === DEFAULT_FILTERS[field] || value === null ? [] : [[name, String(value)]]
  })
  const { point } = filters
  const place = point ? { lat: String(point.latitude), lng: String(point.longitude) } : {}
  return { ...Object.fromEntries(named), ...place }
}

/**
 * The address of a search for a place and a treatment, which make a page of their own; the other
 * filters only sort it out.
 */
export function searchPath(cityCode: string, serviceType: CategoryKey | null): string {
  const parameters = filterParameters({ ...DEFAULT_FILTERS, cityCode, serviceType })
  const pairs = Object.entries(parameters).map(([name, value]) => `${name}=${value}`)
  return ['/search', ...(pairs.length > 0 ? [pairs.join('&')] : [])].join('?')
}

const MAX_QUERY_LENGTH = 100

const PARAMETERS = {
  city: 'cityCode',
  place: 'placeName',
  service: 'serviceType',
  delivery: 'delivery',
  when: 'availability',
  sort: 'sortBy',
  q: 'query',
  radius: 'radiusKm',
} as const satisfies Record<string, Exclude<keyof SearchFilters, 'point'>>

/** Routers hand over numbers and lists too: `q=2026` is text, the first of several counts. */
function textOf(value: unknown): string {
  const first: unknown = Array.isArray(value) ? value[0] : value
  return typeof first === 'string' || typeof first === 'number' ? String(first) : ''
}

/** Both sides of a point on the Earth, or none. */
function pointOf(lat: string, lng: string): Point | null {
  if (!lat.trim() || !lng.trim()) return null
  const point = roundedPoint({ latitude: Number(lat), longitude: Number(lng) })
  return Math.abs(point.latitude) <= 90 && Math.abs(point.longitude) <= 180 ? point : null
}

function oneOf<T extends string>(values: readonly T[], text: string): T | null {
  return values.find((value) => value === text) ?? null
}
