import type { FastifyInstance } from 'fastify'
import { listOwnProviders } from '#contract/membership.ts'
import type { ApiDeps } from '../api-deps.ts'
import { mount } from '../http/mount.ts'
import { readOwnProviders } from './read-own-providers.ts'

/** Mounts the endpoints of memberships. */
export function registerMemberships(app: FastifyInstance, deps: ApiDeps): void {
  mount(app, listOwnProviders, ({ caller }) => readOwnProviders(deps, caller))
}
