import type { Reply } from '#contract/endpoint.ts'
import type { getOrder, listOrders } from '#contract/order.ts'

/** One appointment, whole. */
export type Order = Reply<typeof getOrder>['data']['order']

/** One appointment in the list. */
export type ListedOrder = Reply<typeof listOrders>['data']['items'][number]
