import type { Reply } from '#contract/endpoint.ts'
import type { getOrder, listOrders } from '#contract/order.ts'

/** One order with all its data. */
export type Order = Reply<typeof getOrder>['data']['order']

/** One order in the list. */
export type ListedOrder = Reply<typeof listOrders>['data']['items'][number]
