import type { FastifyInstance } from 'fastify'
import { getProfile as getEndpoint, saveProfile as saveEndpoint } from '#contract/profile.ts'
import type { ApiDeps } from '../api-deps.ts'
import { mount } from '../http/mount.ts'
import { readProfile } from './read-profile.ts'
import { saveProfile } from './save-profile.ts'

/** Mounts the endpoints of the profile of a provider, for its members. */
export function registerProfiles(app: FastifyInstance, deps: ApiDeps): void {
  mount(app, getEndpoint, (input) => readProfile(deps, input))
  mount(app, saveEndpoint, (input) => saveProfile(deps, input))
}
