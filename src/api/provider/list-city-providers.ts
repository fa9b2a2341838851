import { type CategoryKey, categoryNumber } from '#domain/catalog/category.ts'
import type { ApiDeps } from '../api-deps.ts'
import { type CityProviderRow, findCityProviders } from './store.ts'

interface CityProvidersRequest {
  readonly countryCode: string
  readonly cityCode: string
  /** An empty one is no filter. */
  readonly serviceType: CategoryKey | '' | undefined
}

/** The 200 best rated providers of a city, the best first (DATA-03). Open to visitors. */
export function listCityProviders(
  { database }: ApiDeps,
  request: CityProvidersRequest,
): Promise<CityProviderRow[]> {
  return findCityProviders(database.query, {
    countryCode: request.countryCode.toUpperCase(),
    cityCode: request.cityCode.toUpperCase(),
    category: request.serviceType ? categoryNumber(request.serviceType) : undefined,
  })
}
