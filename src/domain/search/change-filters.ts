import type { Point } from '../location/distance.ts'
import { nearestCity } from '../location/nearest-city.ts'
import { type Place, roundedPoint } from '../location/place.ts'
import { DEFAULT_FILTERS, type SearchFilters } from './filters.ts'

/** Sets the city; another city clears the service type, which it may not have (SEARCH-13). */
export function withCity(filters: SearchFilters, cityCode: string): SearchFilters {
  const middle = { point: null, placeName: null }
  if (filters.cityCode === cityCode) return filters.point ? { ...filters, ...middle } : filters
  return { ...filters, ...middle, cityCode, serviceType: null }
}

/** Sets a place outside the table of cities, and clears the service type (SEARCH-13). */
export function withPlace(filters: SearchFilters, { name, ...point }: Place): SearchFilters {
  return { ...withPoint(filters, point), serviceType: null, placeName: name }
}

/** Sets a point of the map, and the nearest city. */
export function withPoint(filters: SearchFilters, anywhere: Point): SearchFilters {
  const point = roundedPoint(anywhere)
  return { ...withCity(filters, nearestCity(point).cityCode), point, placeName: null }
}

/** The filters that differ from their defaults, without place and service; each has a chip (SEARCH-01). */
export function activeFilters(filters: SearchFilters): (keyof SearchFilters)[] {
  const chips = ['delivery', 'availability', 'sortBy', 'query', 'radiusKm'] as const
  return chips.filter((name) => filters[name] !== DEFAULT_FILTERS[name])
}

/** Resets all filters except place and service (SEARCH-01, clear all). */
export function clearFilters(filters: SearchFilters): SearchFilters {
  const { cityCode, point, placeName, serviceType } = filters
  return { ...DEFAULT_FILTERS, cityCode, point, placeName, serviceType }
}
