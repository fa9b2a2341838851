import { queryOptions } from '@tanstack/react-query'
import type { Reply } from '#contract/endpoint.ts'
import type { Endpoints } from '#contract/endpoints.ts'
import { replyOf } from '../../query-client.ts'
import { api } from '../workspace-api.ts'

export type ExternalCalendars = Reply<Endpoints['listExternalCalendars']>['data']
export type ExternalCalendar = ExternalCalendars['calendars'][number]

/** The external calendars of a salon, read again when the page becomes visible. */
export function externalCalendarsQuery(userName: string) {
  return queryOptions({
    queryKey: ['external-calendars', userName],
    queryFn: async () => {
      const answer = await api('listExternalCalendars', { params: { userName } })
      return replyOf(answer, 'The external calendars did not load').data
    },
    refetchOnWindowFocus: true,
    refetchOnMount: 'always',
  })
}
