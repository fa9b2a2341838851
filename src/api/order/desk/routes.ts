import type { FastifyInstance } from 'fastify'
import {
  findDeskOrders as findEndpoint,
  openDeskOrder as openEndpoint,
  listOpenedOrders as openedEndpoint,
  resendOrderMail as resendEndpoint,
  setDeskOrderStatus as statusEndpoint,
} from '#contract/desk-order.ts'
import type { ApiDeps } from '../../api-deps.ts'
import { mount } from '../../http/mount.ts'
import { findDeskOrders, listOpenedOrders } from './find-desk-orders.ts'
import { openDeskOrder } from './open-desk-order.ts'
import { resendOrderMail } from './resend-order-mail.ts'
import { setDeskOrderStatus } from './set-desk-order-status.ts'

/** Mounts what operators do with orders. */
export function registerDeskOrders(
  app: FastifyInstance,
  deps: Pick<ApiDeps, 'database' | 'clock'>,
): void {
  mount(app, findEndpoint, (input) => findDeskOrders(deps, input))
  mount(app, openedEndpoint, (input) => listOpenedOrders(deps, input))
  mount(app, openEndpoint, (input) => openDeskOrder(deps, input))
  mount(app, statusEndpoint, (input) => setDeskOrderStatus(deps, input))
  mount(app, resendEndpoint, (input) => resendOrderMail(deps, input))
}
