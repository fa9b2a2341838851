import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { Reply } from '#contract/endpoint.ts'
import type { Endpoints } from '#contract/endpoints.ts'
import { isPlainDate } from '#domain/schedule/plain-date.ts'
import { MINUTE_MS } from '#domain/time-units.ts'
import { replyOf } from '../../query-client.ts'
import { api } from '../desk-api.ts'
import { MAIL_REFRESH_MS } from '../shell/mail-refresh.ts'

export type FoundOrder = Reply<Endpoints['findDeskOrders']>['data']['orders'][number]
export type DeskOrder = Reply<Endpoints['openDeskOrder']>['data']['order']

/** What is looked for; in the address of the page. */
export interface OrderFilter {
  readonly text?: string
  readonly day?: string
}

/** Reads the filter from an address; what does not fit is left out. */
export function readOrderFilter({ text, day }: Record<string, unknown>): OrderFilter {
  const words = typeof text === 'string' ? text.trim().slice(0, 100) : ''
  return { ...(words && { text: words }), ...(isPlainDate(day) && { day }) }
}

/** The orders that a text finds, the latest visit first, page after page. */
export function ordersQuery(filter: OrderFilter & { text: string }) {
  return infiniteQueryOptions({
    queryKey: ['desk', 'orders', filter],
    queryFn: async ({ pageParam }) =>
      replyOf(
        await api('findDeskOrders', { query: { ...filter, after: pageParam } }),
        'The bookings did not load',
      ).data,
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
  })
}

export const openedOrdersQuery = queryOptions({
  queryKey: ['desk', 'orders', 'opened'],
  queryFn: async () =>
    replyOf(await api('listOpenedOrders'), 'The bookings did not load').data.orders,
  staleTime: 0,
})

/** One order as operators read it. */
export function orderQuery(orderId: string) {
  return queryOptions({
    queryKey: ['desk', 'order', orderId],
    queryFn: async () =>
      replyOf(await api('openDeskOrder', { params: { orderId } }), 'The booking did not load').data
        .order,
    refetchInterval: ({ state: { data, dataUpdatedAt } }) =>
      data && isMailLeaving(data, dataUpdatedAt) ? MAIL_REFRESH_MS : false,
  })
}

// One that failed is tried again much later, and one that is late waits for something else.
function isMailLeaving({ timeline }: DeskOrder, now: number): boolean {
  return timeline.some(
    (entry) =>
      entry.kind === 'mail' &&
      entry.state === 'waiting' &&
      entry.error === null &&
      Math.abs(Date.parse(entry.at) - now) < MINUTE_MS,
  )
}
