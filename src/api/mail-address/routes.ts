import type { FastifyInstance } from 'fastify'
import {
  confirmMailCode as confirmEndpoint,
  requestMailCode as requestEndpoint,
} from '#contract/mail-address.ts'
import type { ApiDeps } from '../api-deps.ts'
import { mount } from '../http/mount.ts'
import { confirmMailCode } from './confirm-code.ts'
import { requestMailCode } from './request-code.ts'

/** Mounts the endpoints that verify the address typed with an order. */
export function registerMailAddresses(app: FastifyInstance, deps: ApiDeps): void {
  mount(app, requestEndpoint, (input) => requestMailCode(deps, input))
  mount(app, confirmEndpoint, (input) => confirmMailCode(deps, input))
}
