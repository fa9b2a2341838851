import { queryOptions } from '@tanstack/react-query'
import type { PlainDate } from '#domain/schedule/plain-date.ts'
import { replyOf } from '../../query-client.ts'
import { api } from '../workspace-api.ts'

interface WantedVisit {
  readonly date: PlainDate
  readonly durationMinutes: number
  /** The catalog items of a new visit, separated by commas. */
  readonly catalogItemIds?: string
  /** Of a new visit at a home, which keeps travel free too. */
  readonly serviceLocation?: 'DOORSTEP'
  /** The order that moves; its own time counts as free. */
  readonly orderId?: string
}

/** The free starts of a day for a visit of this length. */
export function freeTimesQuery(userName: string, wanted: WantedVisit) {
  return queryOptions({
    queryKey: ['free-times', userName, wanted],
    queryFn: async () => {
      const request = { params: { userName }, query: wanted }
      return replyOf(await api('listFreeTimes', request), 'The free times did not load').data
    },
    staleTime: 0,
    refetchOnMount: 'always',
  })
}
