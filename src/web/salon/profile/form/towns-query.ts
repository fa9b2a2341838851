import { queryOptions } from '@tanstack/react-query'
import type { Reply } from '#contract/endpoint.ts'
import type { Endpoints } from '#contract/endpoints.ts'
import { replyOf } from '../../../query-client.ts'
import { api } from '../../workspace-api.ts'

export type SuggestedTown = Reply<Endpoints['suggestTowns']>['data']['towns'][number]

/** The towns that a text may mean. */
export function townsQuery(query: string) {
  return queryOptions({
    queryKey: ['towns', query],
    queryFn: async () =>
      replyOf(await api('suggestTowns', { query: { query } }), 'The towns did not load').data.towns,
    staleTime: Number.POSITIVE_INFINITY,
  })
}
