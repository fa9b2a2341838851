import { queryOptions } from '@tanstack/react-query'
import type { Reply } from '#contract/endpoint.ts'
import type { Endpoints } from '#contract/endpoints.ts'
import type { Language } from '#messages/language.ts'
import { replyOf } from '../../query-client.ts'
import { placeholderInOtherLanguage } from '../shell/placeholder-in-other-language.ts'
import { requestsKey } from '../shell/visit-keys.ts'
import { api } from '../workspace-api.ts'

const REFRESH_MS = 20_000

export type Requests = Reply<Endpoints['listRequests']>['data']
export type Request = Requests['requests'][number]
export type AnsweredRequest = Requests['answered'][number]

/** The requests of a salon; read again every 20 seconds and when the page becomes visible. */
export function requestsQuery(userName: string, language: Language) {
  const queryKey = [...requestsKey(userName), language]
  return queryOptions({
    queryKey,
    placeholderData: placeholderInOtherLanguage(queryKey),
    queryFn: async () =>
      replyOf(await api('listRequests', { params: { userName } }), 'The requests did not load')
        .data,
    refetchInterval: REFRESH_MS,
    refetchOnWindowFocus: true,
    refetchOnMount: 'always',
  })
}
