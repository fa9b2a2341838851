import type { FastifyInstance } from 'fastify'
import {
  confirmMailCode as confirmEndpoint,
  requestMailCode as requestEndpoint,
} from '#contract/mail-address.ts'
import type { ApiDeps } from '../api-deps.ts'
import { mount } from '../http/mount.ts'
import { confirmMailCode } from './confirm-code.ts'
import { requestMailCode } from './request-code.ts'

/** The proof that an address typed with an order is its customer's own. */
export function registerMailAddresses(app: FastifyInstance, deps: ApiDeps): void {
  mount(app, requestEndpoint, (asked) => requestMailCode(deps, asked))
  mount(app, confirmEndpoint, (asked) => confirmMailCode(deps, asked))
}
