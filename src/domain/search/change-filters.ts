import type { Point } from '../location/distance.ts'
import { nearestCity } from '../location/nearest-city.ts'
import { type Place, roundedPoint } from '../location/place.ts'
import { DEFAULT_FILTERS, type SearchFilters } from './filters.ts'

/** Another place may not offer the service: choosing it clears the service type (SEARCH-13). */
export function withCity(filters: SearchFilters, cityCode: string): SearchFilters {
  const middle = { point: null, placeName: null }
  if (filters.cityCode === cityCode) return filters.point ? { ...filters, ...middle } : filters
  return { ...filters, ...middle, cityCode, serviceType: null }
}

/** A place that is no city of the table: as another city, it clears the service type (SEARCH-13). */
export function withPlace(filters: SearchFilters, { name, ...point }: Place): SearchFilters {
  return { ...withPoint(filters, point), serviceType: null, placeName: name }
}

/** A part of the map, which belongs to the city next to it. */
export function withPoint(filters: SearchFilters, anywhere: Point): SearchFilters {
  const point = roundedPoint(anywhere)
  return { ...withCity(filters, nearestCity(point).cityCode), point, placeName: null }
}

/** The filters a visitor has set beside place and service: one chip each (SEARCH-01). */
export function activeFilters(filters: SearchFilters): (keyof SearchFilters)[] {
  const chips = ['delivery', 'availability', 'sortBy', 'query', 'radiusKm'] as const
  return chips.filter((name) => filters[name] !== DEFAULT_FILTERS[name])
}

/** Every filter at its default, the place and the service kept (SEARCH-01, clear all). */
export function clearFilters(filters: SearchFilters): SearchFilters {
  const { cityCode, point, placeName, serviceType } = filters
  return { ...DEFAULT_FILTERS, cityCode, point, placeName, serviceType }
}
