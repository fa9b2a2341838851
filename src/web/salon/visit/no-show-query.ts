import { queryOptions } from '@tanstack/react-query'
import type { Reply } from '#contract/endpoint.ts'
import type { Endpoints } from '#contract/endpoints.ts'
import type { Language } from '#messages/language.ts'
import { replyOf } from '../../query-client.ts'
import { visitKey } from '../shell/visit-keys.ts'
import { api } from '../workspace-api.ts'

export type NoShowFile = Reply<Endpoints['getNoShowFile']>['data']

/** What is stored about a missed visit. */
export function noShowQuery(userName: string, orderId: string, language: Language) {
  return queryOptions({
    queryKey: [...visitKey(userName, orderId), 'no-show', language],
    queryFn: async () => {
      const params = { userName, orderId }
      return replyOf(await api('getNoShowFile', { params }), 'The file did not load').data
    },
    staleTime: 0,
  })
}
