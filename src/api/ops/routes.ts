import type { FastifyInstance } from 'fastify'
import { getHealth, getReadiness } from '#contract/operation.ts'
import type { ApiDeps } from '../api-deps.ts'
import { mount } from '../http/mount.ts'
import { checkReadiness } from './check-readiness.ts'

export function registerOperation(app: FastifyInstance, deps: Pick<ApiDeps, 'database'>): void {
  mount(app, getHealth, async () => ({ ok: true, answer: {} }))
  mount(app, getReadiness, async () => {
    // CommandResult at once, so that visitors are sent elsewhere while those who came are still served.
    if (app.draining?.aborted) return { ok: false, refusal: 'unavailable', retryAfter: 5 }
    const ready = await checkReadiness(deps)
    return ready.ok ? { ok: true, answer: {} } : ready
  })
}
