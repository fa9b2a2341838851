import type { CategoryKey } from '#domain/catalogue/category.ts'
import type { ApiDeps } from '../api-deps.ts'
import { serviceTypesOf } from './service-types.ts'
import { findOfferedCategories } from './store.ts'

/** The service types that somebody offers in a city, or in one of several (SEARCH-14). Anybody may ask. */
export async function listServices(
  { database }: ApiDeps,
  place: { countryCode: string; cityCode: string },
): Promise<CategoryKey[]> {
  const offered = await findOfferedCategories(database.query, {
    countryCode: place.countryCode.toUpperCase(),
    cityCodes: place.cityCode.toUpperCase().split(','),
  })
  return serviceTypesOf(offered)
}
