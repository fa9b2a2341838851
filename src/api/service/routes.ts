import type { FastifyInstance } from 'fastify'
import { listServices as listServicesEndpoint } from '#contract/service.ts'
import type { ApiDeps } from '../api-deps.ts'
import { mount } from '../http/mount.ts'
import { listServices } from './list-services.ts'

export function registerServices(app: FastifyInstance, deps: ApiDeps): void {
  mount(app, listServicesEndpoint, async ({ params }) => {
    return { ok: true, answer: await listServices(deps, params) }
  })
}
