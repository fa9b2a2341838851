import type { Reply } from '#contract/endpoint.ts'
import type { Endpoints } from '#contract/endpoints.ts'

/** A salon as the API returns it. */
export type ProviderInfo = Reply<Endpoints['getProviderInfo']>['data']['providerInfo']
export type CatalogItem = ProviderInfo['catalogItems'][number]
export type WorkingDay = Reply<Endpoints['getWorkingHours']>['data']['workingHours'][number]
export type DateHours = Reply<Endpoints['getWorkingHours']>['data']['dateHours'][number]
export type City = Reply<Endpoints['listCities']>['cities'][number]

/** The data of a salon's page (row PROFILE-01). */
export interface ProviderPageData {
  readonly info: ProviderInfo
  readonly cities: readonly City[]
  /** Empty if they failed to load. */
  readonly workingHours: readonly WorkingDay[]
  /** Dates to come whose hours hold in place of those of their weekday (WORK-141). */
  readonly dateHours: readonly DateHours[]
  readonly timeZone: string
  /** When the page was rendered (epoch ms): server and browser must show the same opening state. */
  readonly now: number
}
