import { type APIRequestContext, type APIResponse, expect } from '@playwright/test'
import type { Reply } from '#contract/endpoint.ts'
import type { Endpoints } from '#contract/endpoints.ts'
import type { CategoryKey } from '#domain/catalog/category.ts'
import { cityByCode } from '#domain/location/city.ts'
import type { Availability, SortBy } from '#domain/search/filters.ts'

/** What the API answers, to compare the screens with. */
export type FoundProvider = Reply<Endpoints['searchProviders']>['data']['providers'][number]
export type Provider = Reply<Endpoints['getProviderInfo']>['data']['providerInfo']
export type Slot = Reply<Endpoints['listSlots']>['data']['availableSlots'][number]

interface SearchInput {
  city: string
  serviceType?: CategoryKey
  serviceAvailability?: Availability
  sortBy?: SortBy
}

/** All providers of a search with the parameters that the search page sends, in order. */
export async function searchProviders(
  request: APIRequestContext,
  { city, ...filters }: SearchInput,
): Promise<FoundProvider[]> {
  const { latitude, longitude } = cityByCode(city) ?? {}
  const providers: FoundProvider[] = []
  let pageToken: string | null = '1'
  let reach: object = { radiusKm: 10, widenBelow: 10 } // as the search page does
  while (pageToken !== null) {
    const answer: APIResponse = await request.post('/public/providers/search', {
      data: {
        pageSize: 50,
        pageToken,
        countryCode: 'NL',
        latitude,
        longitude,
        serviceDeliveryType: 'IN_SALOON',
        ...reach,
        ...filters,
      },
    })
    expect(answer.status()).toBe(200)
    const { data }: Reply<Endpoints['searchProviders']> = await answer.json()
    providers.push(...data.providers)
    pageToken = data.hasMore ? data.nextPageToken : null
    reach = { radiusKm: data.radiusKm }
  }
  return providers
}

export async function readProvider(
  request: APIRequestContext,
  userName: string,
): Promise<Provider> {
  const answer = await request.get(`/public/providerInfo/${userName}`)
  expect(answer.status()).toBe(200)
  return (await answer.json()).data.providerInfo
}

/** The free slots of a provider from `startDate` to `endDate`, both included. */
export async function freeSlots(
  request: APIRequestContext,
  asked: { userName: string; startDate: string; endDate: string; minutes: number },
): Promise<Slot[]> {
  const { userName, startDate, endDate, minutes } = asked
  const answer = await request.get(`/publicCalendarApi/calendar/${userName}/available-slots`, {
    params: { startDate, endDate, window: minutes },
  })
  expect(answer.status()).toBe(200)
  const slots: Slot[] = (await answer.json()).data.availableSlots
  return slots.filter(({ busy }) => !busy)
}
