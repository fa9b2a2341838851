import type { FastifyInstance } from 'fastify'
import { endpoints } from '#contract/endpoints.ts'
import type { ApiDeps } from '../api-deps.ts'
import { mount } from '../http/mount.ts'
import { cancelOrder } from './cancel-order.ts'
import { getOrder } from './get-order.ts'
import { listOrders } from './list-orders.ts'
import { modifyOrder } from './modify-order.ts'
import { placeOrder } from './place-order.ts'

/** Placing, listing, reading, changing and cancelling orders. */
export function registerOrders(app: FastifyInstance, deps: ApiDeps): void {
  mount(app, endpoints.placeOrder, (asked) => placeOrder(deps, asked))
  mount(app, endpoints.listOrders, (asked) => listOrders(deps, asked))
  mount(app, endpoints.getOrder, (asked) => getOrder(deps, asked))
  mount(app, endpoints.modifyOrder, (asked) => modifyOrder(deps, asked))
  mount(app, endpoints.cancelOrder, (asked) => cancelOrder(deps, asked))
}
