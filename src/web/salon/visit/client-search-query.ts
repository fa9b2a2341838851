import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { Reply } from '#contract/endpoint.ts'
import type { Endpoints } from '#contract/endpoints.ts'
import { replyOf } from '../../query-client.ts'
import { api } from '../workspace-api.ts'

export type ClientSummary = Reply<Endpoints['listClients']>['data']['clients'][number]

const MOST = 5

/** The clients of a salon whose name or number has this text; none for an empty text. */
export function clientSearchQuery(userName: string, search: string) {
  return queryOptions({
    queryKey: ['client-search', userName, search],
    queryFn: async () => {
      const request = { params: { userName }, query: { search, pageSize: MOST } }
      return replyOf(await api('listClients', request), 'The clients did not load').data.clients
    },
    enabled: search !== '',
    placeholderData: keepPreviousData,
  })
}
