import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { Reply } from '#contract/endpoint.ts'
import type { Endpoints } from '#contract/endpoints.ts'
import { replyOf } from '../../query-client.ts'
import { api } from '../desk-api.ts'

const REFRESH_MS = 60_000

export type WorkItem = Reply<Endpoints['listWork']>['data']['items'][number]

/** What waits, the oldest first, page after page. An act that ends work invalidates this key. */
export const workQuery = infiniteQueryOptions({
  queryKey: ['desk', 'work'],
  queryFn: async ({ pageParam }) =>
    replyOf(await api('listWork', { query: { after: pageParam } }), 'What waits did not load').data,
  initialPageParam: '',
  getNextPageParam: ({ nextCursor }) => nextCursor,
  refetchInterval: REFRESH_MS,
  refetchOnWindowFocus: true,
})

/** The three latest acts. */
export const latestActsQuery = queryOptions({
  queryKey: ['desk', 'latest-acts'],
  queryFn: async () =>
    replyOf(await api('listOperatorLog', { query: { limit: 3 } }), 'The log did not load').data,
})
