import type { FastifyInstance } from 'fastify'
import { getDesk, listWork as listEndpoint } from '#contract/desk-work.ts'
import type { ApiDeps } from '../api-deps.ts'
import { mount } from '../http/mount.ts'
import { listWork } from './list-work.ts'
import { readDesk } from './read-desk.ts'

export function registerWork(app: FastifyInstance, deps: ApiDeps): void {
  mount(app, getDesk, (input) => readDesk(deps, input))
  mount(app, listEndpoint, (input) => listWork(deps, input))
}
