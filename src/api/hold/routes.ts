import type { FastifyInstance } from 'fastify'
import { endpoints } from '#contract/endpoints.ts'
import { mount } from '../http/mount.ts'
import type { HoldDeps } from './hold-deps.ts'
import { holdSlot } from './hold-slot.ts'
import { releaseHold } from './release-hold.ts'
import { renewHold } from './renew-hold.ts'

/** Holding a time while its customer fills in the rest. */
export function registerHolds(app: FastifyInstance, deps: HoldDeps): void {
  mount(app, endpoints.holdSlot, (asked) => holdSlot(deps, asked))
  mount(app, endpoints.renewHold, (asked) => renewHold(deps, asked))
  mount(app, endpoints.releaseHold, (asked) => releaseHold(deps, asked))
}
