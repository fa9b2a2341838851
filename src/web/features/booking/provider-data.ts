import type { Reply } from '#contract/endpoint.ts'
import type { Endpoints } from '#contract/endpoints.ts'

/** What the pages know of a salon, as the contract has it. */
export type ProviderInfo = Reply<Endpoints['getProviderInfo']>['data']['providerInfo']
export type CatalogItem = ProviderInfo['catalogItems'][number]
export type WorkingDay = Reply<Endpoints['getWorkingHours']>['data']['workingHours'][number]
export type City = Reply<Endpoints['listCities']>['cities'][number]

/** Everything the entry of a salon's page fetched (row PROFILE-01). */
export interface ProviderPageData {
  readonly info: ProviderInfo
  readonly cities: readonly City[]
  /** Empty when they did not come through. */
  readonly workingHours: readonly WorkingDay[]
  readonly timeZone: string
  /** When the page was made, epoch ms: server and browser must agree on what is open. */
  readonly now: number
}
