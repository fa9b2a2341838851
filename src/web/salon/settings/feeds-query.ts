import { queryOptions } from '@tanstack/react-query'
import type { Reply } from '#contract/endpoint.ts'
import type { Endpoints } from '#contract/endpoints.ts'
import { replyOf } from '../../query-client.ts'
import { api } from '../workspace-api.ts'

export type CalendarFeed = Reply<Endpoints['listCalendarFeeds']>['data']['feeds'][number]

/** The calendar feeds of a salon, without their addresses, read again when the page becomes visible. */
export function feedsQuery(userName: string) {
  return queryOptions({
    queryKey: ['calendar-feeds', userName],
    queryFn: async () => {
      const answer = await api('listCalendarFeeds', { params: { userName } })
      return replyOf(answer, 'The calendar feeds did not load').data.feeds
    },
    refetchOnWindowFocus: true,
    refetchOnMount: 'always',
  })
}
