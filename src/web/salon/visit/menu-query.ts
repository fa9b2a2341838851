import { queryOptions } from '@tanstack/react-query'
import type { Reply } from '#contract/endpoint.ts'
import type { Endpoints } from '#contract/endpoints.ts'
import type { Language } from '#messages/language.ts'
import { replyOf } from '../../query-client.ts'
import { api } from '../workspace-api.ts'

/** What customers can book at a salon, and what it asks for coming to a home. */
export function menuQuery(userName: string, language: Language) {
  return queryOptions({
    queryKey: ['menu', userName, language],
    queryFn: async () => {
      const reply = replyOf(
        await api('getProviderInfo', { params: { userName } }),
        'The menu did not load',
      )
      const { catalogItems, businessProfile } = reply.data.providerInfo
      return { items: catalogItems, delivery: businessProfile }
    },
  })
}

type ProviderInfo = Reply<Endpoints['getProviderInfo']>['data']['providerInfo']
export type Menu = ProviderInfo['catalogItems']
export type Delivery = ProviderInfo['businessProfile']
