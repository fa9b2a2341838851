import type { FastifyInstance } from 'fastify'
import { getOperator } from '#contract/operator.ts'
import {
  acceptOperatorLink as acceptEndpoint,
  readOperatorLink as readEndpoint,
} from '#contract/operator-link.ts'
import type { ApiDeps } from '../api-deps.ts'
import { mount } from '../http/mount.ts'
import { checkOperator } from './check-operator.ts'
import { acceptOperatorLink, readOperatorLink } from './operator-link.ts'

/** Mounts who runs the market, and how an account becomes operator. Decides who is operator, for every operation. */
export function registerOperator(app: FastifyInstance, deps: ApiDeps): void {
  const { operator } = deps
  app.isOperator = (userName) => checkOperator(deps, userName)
  mount(app, getOperator, async () => ({ ok: true, answer: { data: { operator } } }))
  mount(app, readEndpoint, (input) => readOperatorLink(deps, input))
  mount(app, acceptEndpoint, (input) => acceptOperatorLink(deps, input))
}
