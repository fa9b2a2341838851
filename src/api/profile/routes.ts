import type { FastifyInstance } from 'fastify'
import {
  getAddress as addressEndpoint,
  getProfile as getEndpoint,
  locatePostalCode as postalCodeEndpoint,
  saveProfile as saveEndpoint,
  suggestAddresses as suggestEndpoint,
} from '#contract/profile.ts'
import type { ApiDeps } from '../api-deps.ts'
import { mount } from '../http/mount.ts'
import { getAddress, locatePostalCode, suggestAddresses } from './find-addresses.ts'
import { readProfile } from './read-profile.ts'
import { saveProfile } from './save-profile.ts'

/** Mounts the endpoints of the profile of a provider, for its members. */
export function registerProfiles(app: FastifyInstance, deps: ApiDeps): void {
  mount(app, getEndpoint, (input) => readProfile(deps, input))
  mount(app, saveEndpoint, (input) => saveProfile(deps, input))
  mount(app, suggestEndpoint, (input) => suggestAddresses(deps, input))
  mount(app, addressEndpoint, (input) => getAddress(deps, input))
  mount(app, postalCodeEndpoint, (input) => locatePostalCode(deps, input))
}
