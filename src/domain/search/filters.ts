import { type CategoryKey, isCategoryKey } from '../catalog/category.ts'
import type { SearchDelivery } from '../delivery/delivery.ts'
import { SEARCH_DELIVERIES } from '../delivery/delivery.ts'
import { cityByCode, DEFAULT_CITY } from '../location/city.ts'
import type { Point } from '../location/distance.ts'
import { isPlaceName, roundedPoint } from '../location/place.ts'

/** Providers per page (SEARCH-04). */
export const SEARCH_PAGE_SIZE = 10
export const FIRST_PAGE_TOKEN = '1'

/** The default radius around a point (SEARCH-02), and the maximum. */
export const SEARCH_RADIUS_KM = 25
export const MAX_RADIUS_KM = 400

/** The radii of a search that is repeated while it finds too little, each after those below it. */
export const WIDER_RADII_KM = [SEARCH_RADIUS_KM, 50, 100, 200, MAX_RADIUS_KM] as const

/** The first radius of a page; with fewer results than a page the search uses SEARCH_RADIUS_KM. */
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

/** The filters of a search. Null means no filter (SEARCH-07 to SEARCH-10). */
export interface SearchFilters {
  readonly cityCode: string
  /** The centre of the search instead of the city: a point of the map, or a place. */
  readonly point: Point | null
  /** The name of the point, if it is a place outside the table of cities. */
  readonly placeName: string | null
  readonly serviceType: CategoryKey | null
  readonly delivery: SearchDelivery
  readonly availability: Availability | null
  readonly sortBy: SortBy
  readonly query: string
  /** Null begins with NEAR_RADIUS_KM. */
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

/** The filters as URL parameters; a missing one has its default. */
export type SearchParameters = {
  readonly [Name in keyof typeof PARAMETERS | 'lat' | 'lng']?: string
}

/**
 * Parses the filters of a URL. Never throws: a missing or invalid parameter gets its default, so that an old or mistyped
 * link still searches.
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

/** The URL parameters of these filters, without defaults. */
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
 * The canonical path of a search for a city and a service type, without other filters.
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

/** A parameter as text. Routers also pass numbers and lists; of a list the first value is used. */
function textOf(value: unknown): string {
  const first: unknown = Array.isArray(value) ? value[0] : value
  return typeof first === 'string' || typeof first === 'number' ? String(first) : ''
}

/** The point of two parameters; null when one is missing or invalid. */
function pointOf(lat: string, lng: string): Point | null {
  if (!lat.trim() || !lng.trim()) return null
  const point = roundedPoint({ latitude: Number(lat), longitude: Number(lng) })
  return Math.abs(point.latitude) <= 90 && Math.abs(point.longitude) <= 180 ? point : null
}

function oneOf<T extends string>(values: readonly T[], text: string): T | null {
  return values.find((value) => value === text) ?? null
}
