import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { Reply } from '#contract/endpoint.ts'
import type { Endpoints } from '#contract/endpoints.ts'
import type { ReportState } from '#domain/report/report.ts'
import { replyOf } from '../../query-client.ts'
import { api } from '../desk-api.ts'
import { DESK_KEY } from '../shell/desk-query.ts'

export type ReportRow = Reply<Endpoints['listReports']>['data']['reports'][number]
export type Report = Reply<Endpoints['getReport']>['data']['report']

/** The reports of a state, page after page. */
export function reportsQuery(state: ReportState) {
  return infiniteQueryOptions({
    queryKey: [...DESK_KEY, 'reports', state],
    queryFn: async ({ pageParam: after }) =>
      replyOf(await api('listReports', { query: { state, after } }), 'The reports did not load')
        .data,
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
    refetchOnWindowFocus: true,
  })
}

export function reportQuery(reportId: string) {
  return queryOptions({
    queryKey: [...DESK_KEY, 'report', reportId],
    queryFn: async () =>
      replyOf(await api('getReport', { params: { reportId } }), 'The report did not load').data
        .report,
    refetchOnWindowFocus: false,
  })
}
