import { queryOptions } from '@tanstack/react-query'
import { api } from '../../api-client.ts'
import { replyOf } from '../../query-client.ts'

/** What a provider asks for coming to an address, or to a postal code alone (WORK-214). */
export function homeVisitQuery(userName: string, customerAddress: string) {
  return queryOptions({
    queryKey: ['home-visit', userName, customerAddress],
    queryFn: async () =>
      replyOf(
        await api('checkHomeVisit', { body: { userName, customerAddress } }),
        'The travel fee did not load',
      ).data,
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
}
