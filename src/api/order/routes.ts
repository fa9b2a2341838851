import type { FastifyInstance } from 'fastify'
import { endpoints } from '#contract/endpoints.ts'
import type { ApiDeps } from '../api-deps.ts'
import { mount } from '../http/mount.ts'
import { agreeToMove } from './agree-to-move.ts'
import { cancelOrder } from './cancel-order.ts'
import { getOrder } from './get-order.ts'
import { listOrders } from './list-orders.ts'
import { modifyOrder } from './modify-order.ts'
import { placeOrder } from './place-order.ts'

/** Mounts the endpoints of orders. */
export function registerOrders(app: FastifyInstance, deps: ApiDeps): void {
  mount(app, endpoints.placeOrder, (input) => placeOrder(deps, input))
  mount(app, endpoints.listOrders, (input) => listOrders(deps, input))
  mount(app, endpoints.getOrder, (input) => getOrder(deps, input))
  mount(app, endpoints.modifyOrder, (input) => modifyOrder(deps, input))
  mount(app, endpoints.cancelOrder, (input) => cancelOrder(deps, input))
  mount(app, endpoints.agreeToMove, (input) => agreeToMove(deps, input))
}
