import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { WORK_ORDERS } from '#contract/desk-work.ts'
import type { Reply } from '#contract/endpoint.ts'
import type { Endpoints } from '#contract/endpoints.ts'
import { replyOf } from '../../query-client.ts'
import { api } from '../desk-api.ts'

const REFRESH_MS = 60_000

/** The orders of what waits; the first one unless another is chosen. */
export type WorkOrder = (typeof WORK_ORDERS)[number]

export type WorkPage = Reply<Endpoints['listWork']>['data']
export type WorkItem = WorkPage['items'][number]

/** What waits, in every order. */
export const WORK_KEY = ['desk', 'work'] as const

/** What waits in an order, page after page. An act that ends work invalidates this key. */
export function workQuery(order: WorkOrder) {
  return infiniteQueryOptions({
    queryKey: [...WORK_KEY, order],
    queryFn: async ({ pageParam }) =>
      replyOf(
        await api('listWork', { query: { order, after: pageParam } }),
        'What waits did not load',
      ).data,
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
    placeholderData: keepPreviousData,
    refetchInterval: REFRESH_MS,
    refetchOnWindowFocus: true,
  })
}

export type MarketDate = Reply<Endpoints['getMarketDay']>['data']['dates'][number]

/** The numbers of today, and the dates that come. */
export const marketDayQuery = queryOptions({
  queryKey: ['desk', 'market-day'],
  queryFn: async () => replyOf(await api('getMarketDay'), 'The market of today did not load').data,
  refetchInterval: REFRESH_MS,
  refetchOnWindowFocus: true,
})

/** The three latest acts. */
export const latestActsQuery = queryOptions({
  queryKey: ['desk', 'latest-acts'],
  queryFn: async () =>
    replyOf(await api('listOperatorLog', { query: { limit: 3 } }), 'The log did not load').data,
})
