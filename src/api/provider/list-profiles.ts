import { type CategoryKey, categoryNumber } from '#domain/catalogue/category.ts'
import type { ApiDeps } from '../api-deps.ts'
import { findProfiles, type ProfileRow } from './store.ts'

interface ProfilesRequest {
  readonly countryCode: string
  readonly cityCode: string
  /** An empty one is no filter. */
  readonly serviceType: CategoryKey | '' | undefined
}

/** The providers of a city, the 200 best rated, the best first (DATA-03). Anybody may ask. */
export function listProfiles({ database }: ApiDeps, asked: ProfilesRequest): Promise<ProfileRow[]> {
  return findProfiles(database.query, {
    countryCode: asked.countryCode.toUpperCase(),
    cityCode: asked.cityCode.toUpperCase(),
    category: asked.serviceType ? categoryNumber(asked.serviceType) : undefined,
  })
}
