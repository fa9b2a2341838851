import type { CategoryKey } from '#domain/catalog/category.ts'
import type { ApiDeps } from '../api-deps.ts'
import { serviceTypesOf } from './service-types.ts'
import { findOfferedCategories } from './store.ts'

/** The service types offered in one of the cities (comma-separated codes) (SEARCH-14). Open to visitors. */
export async function listServices(
  { database }: ApiDeps,
  filter: { countryCode: string; cityCode: string },
): Promise<CategoryKey[]> {
  const categories = await findOfferedCategories(database.query, {
    countryCode: filter.countryCode.toUpperCase(),
    cityCodes: filter.cityCode.toUpperCase().split(','),
  })
  return serviceTypesOf(categories)
}
