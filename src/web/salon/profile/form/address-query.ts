import { queryOptions } from '@tanstack/react-query'
import type { Reply } from '#contract/endpoint.ts'
import type { Endpoints } from '#contract/endpoints.ts'
import { PREDICTION_LENGTH } from '#domain/location/place.ts'
import { replyOf } from '../../../query-client.ts'
import { api } from '../../workspace-api.ts'

export type Suggestions = Reply<Endpoints['suggestAddresses']>['data']
export type SuggestedAddress = Suggestions['addresses'][number]
export type FoundAddress = Reply<Endpoints['getAddress']>['data']

/** The addresses that a text may mean; from three letters on. */
export function addressesQuery(userName: string, query: string) {
  return queryOptions({
    queryKey: ['addresses', userName, query],
    queryFn: async () =>
      replyOf(
        await api('suggestAddresses', { params: { userName }, query: { query } }),
        'The addresses did not load',
      ).data,
    enabled: query.length >= PREDICTION_LENGTH,
  })
}

/** One of those in parts. */
export async function readAddress(userName: string, addressId: string): Promise<FoundAddress> {
  const params = { userName, addressId }
  return replyOf(await api('getAddress', { params }), 'The address did not load').data
}

/** Where a postal code is; null where that is not known. */
export function postalCodeQuery(userName: string, postalCode: string) {
  return queryOptions({
    queryKey: ['postal-code', userName, postalCode],
    queryFn: async () =>
      replyOf(
        await api('locatePostalCode', { params: { userName, postalCode } }),
        'The postal code did not load',
      ).data.point,
  })
}
