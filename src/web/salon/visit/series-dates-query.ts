import { queryOptions } from '@tanstack/react-query'
import type { Reply } from '#contract/endpoint.ts'
import type { Endpoints } from '#contract/endpoints.ts'
import { replyOf } from '../../query-client.ts'
import { api } from '../workspace-api.ts'

export type SeriesDate = Reply<Endpoints['listSeriesDates']>['data']['dates'][number]

interface WantedSeries {
  readonly startTime: string
  readonly durationMinutes: number
  /** The catalog items of the visits, separated by commas. */
  readonly catalogItemIds: string
  /** Of visits at a home, which keep travel free too. */
  readonly serviceLocation?: 'DOORSTEP'
  readonly everyWeeks: number
  readonly times: number
  /** The last day; left out when the number of times ends it. */
  readonly until?: string
}

export function seriesDatesKey(userName: string): readonly string[] {
  return ['series-dates', userName]
}

/** The dates of a series with what is in the way of each. */
export function seriesDatesQuery(userName: string, wanted: WantedSeries) {
  return queryOptions({
    queryKey: [...seriesDatesKey(userName), wanted],
    queryFn: async () => {
      const request = { params: { userName }, query: wanted }
      return replyOf(await api('listSeriesDates', request), 'The dates did not load').data.dates
    },
    staleTime: 0,
  })
}
