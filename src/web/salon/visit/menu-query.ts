import { queryOptions } from '@tanstack/react-query'
import type { Reply } from '#contract/endpoint.ts'
import type { Endpoints } from '#contract/endpoints.ts'
import type { Language } from '#messages/language.ts'
import { replyOf } from '../../query-client.ts'
import { api } from '../workspace-api.ts'

/** The treatments and add-ons that customers can book at a salon. */
export function menuQuery(userName: string, language: Language) {
  return queryOptions({
    queryKey: ['menu', userName, language],
    queryFn: async () => {
      const reply = replyOf(
        await api('getProviderInfo', { params: { userName } }),
        'The menu did not load',
      )
      return reply.data.providerInfo.catalogItems
    },
  })
}

export type Menu = Reply<Endpoints['getProviderInfo']>['data']['providerInfo']['catalogItems']
