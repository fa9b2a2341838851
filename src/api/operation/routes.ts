import type { FastifyInstance } from 'fastify'
import { getHealth, getReadiness } from '#contract/operation.ts'
import type { ApiDeps } from '../api-deps.ts'
import { mount } from '../http/mount.ts'
import { checkReadiness } from './check-readiness.ts'

export function registerOperation(app: FastifyInstance, deps: ApiDeps): void {
  mount(app, getHealth, async () => ({ ok: true, answer: {} }))
  mount(app, getReadiness, async () => {
    const ready = await checkReadiness(deps)
    return ready.ok ? { ok: true, answer: {} } : ready
  })
}
