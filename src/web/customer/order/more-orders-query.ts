import { infiniteQueryOptions } from '@tanstack/react-query'
import { type OrdersPage, ordersPage } from './load-orders.ts'

/**
 * The first page of orders, which the route loaded, and those after it (row ORDER-07). Another first page starts over, and
 * so does leaving the list.
 */
export function moreOrdersQuery(first: OrdersPage) {
  return infiniteQueryOptions({
    queryKey: ['orders', first],
    queryFn: async ({ pageParam }) => {
      const answer = await ordersPage(pageParam)
      if (!answer.ok) throw new Error('The next orders did not load', { cause: answer.refusal })
      return answer.page
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextPageToken }) => nextPageToken,
    initialData: { pages: [first], pageParams: [undefined] },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
}
