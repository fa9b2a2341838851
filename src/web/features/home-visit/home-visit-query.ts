import { queryOptions } from '@tanstack/react-query'
import { api } from '../../api-client.ts'
import { replyOf } from '../../query-client.ts'

/**
 * What a provider asks for coming to an address, or to a postal code alone (WORK-214).
 * @param orderId the order that is being changed, whose address is as far as it was
 */
export function homeVisitQuery(userName: string, customerAddress: string, orderId?: string) {
  return queryOptions({
    queryKey: ['home-visit', userName, customerAddress, orderId],
    queryFn: async () =>
      replyOf(
        await api('checkHomeVisit', { body: { userName, customerAddress, orderId } }),
        'The travel fee did not load',
      ).data,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
}
