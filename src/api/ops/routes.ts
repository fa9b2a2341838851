import type { FastifyInstance } from 'fastify'
import { getHealth, getReadiness } from '#contract/operation.ts'
import type { ApiDeps } from '../api-deps.ts'
import type {} from '../http/drain.ts'
import { mount } from '../http/mount.ts'
import { checkReadiness } from './check-readiness.ts'

export function registerOperation(app: FastifyInstance, deps: Pick<ApiDeps, 'database'>): void {
  mount(app, getHealth, async () => ({ ok: true, answer: {} }))
  mount(app, getReadiness, async () => {
    // Not ready from the start of the drain, so that a proxy sends no new visitors while requests are finished.
    if (app.draining?.aborted) return { ok: false, refusal: 'unavailable', retryAfter: 5 }
    const ready = await checkReadiness(deps)
    return ready.ok ? { ok: true, answer: {} } : ready
  })
}
