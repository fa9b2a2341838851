import type { FastifyInstance } from 'fastify'
import { endpoints } from '#contract/endpoints.ts'
import { mount } from '../http/mount.ts'
import type { HoldDeps } from './hold-deps.ts'
import { holdSlot } from './hold-slot.ts'
import { releaseHold } from './release-hold.ts'
import { renewHold } from './renew-hold.ts'

/** Mounts the endpoints that hold, renew and release a time. */
export function registerHolds(app: FastifyInstance, deps: HoldDeps): void {
  mount(app, endpoints.holdSlot, (input) => holdSlot(deps, input))
  mount(app, endpoints.renewHold, (input) => renewHold(deps, input))
  mount(app, endpoints.releaseHold, (input) => releaseHold(deps, input))
}
