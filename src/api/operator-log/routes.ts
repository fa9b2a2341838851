import type { FastifyInstance } from 'fastify'
import { listOperatorLog } from '#contract/operator-log.ts'
import type { ApiDeps } from '../api-deps.ts'
import { mount } from '../http/mount.ts'
import { listActs } from './list-acts.ts'

export function registerOperatorLog(app: FastifyInstance, deps: Pick<ApiDeps, 'database'>): void {
  mount(app, listOperatorLog, (input) => listActs(deps, input))
}
