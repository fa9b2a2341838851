import { queryOptions } from '@tanstack/react-query'
import type { Reply } from '#contract/endpoint.ts'
import type { Endpoints } from '#contract/endpoints.ts'
import { replyOf } from '../../query-client.ts'
import { api } from '../workspace-api.ts'

const REFRESH_MS = 30_000

export type NewsList = Reply<Endpoints['listNews']>['data']
export type News = NewsList['news'][number]
export type ChangedVisit = NewsList['changedVisits'][number]

/** What customers of a salon did lately, and which visits others changed; read again every half minute and when the page becomes visible. */
export function newsQuery(userName: string, language: string) {
  return queryOptions({
    queryKey: ['news', userName, language],
    queryFn: async () =>
      replyOf(await api('listNews', { params: { userName } }), 'The news did not load').data,
    refetchInterval: REFRESH_MS,
    refetchOnWindowFocus: true,
    refetchOnReconnect: true,
  })
}
