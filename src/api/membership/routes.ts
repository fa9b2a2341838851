import type { FastifyInstance } from 'fastify'
import { getChecklist, hideChecklist as hideEndpoint } from '#contract/checklist.ts'
import {
  changeMember as changeEndpoint,
  listMembers as listEndpoint,
  listOwnProviders,
  removeMember as removeEndpoint,
} from '#contract/membership.ts'
import type { ApiDeps } from '../api-deps.ts'
import { mount } from '../http/mount.ts'
import { changeMember, listMembers, removeMember } from './manage-members.ts'
import { hideChecklist, readChecklist } from './read-checklist.ts'
import { readOwnProviders } from './read-own-providers.ts'

/** Mounts the endpoints of memberships. */
export function registerMemberships(app: FastifyInstance, deps: ApiDeps): void {
  mount(app, listOwnProviders, ({ caller }) => readOwnProviders(deps, caller))
  mount(app, getChecklist, (input) => readChecklist(deps, input))
  mount(app, hideEndpoint, (input) => hideChecklist(deps, input))
  mount(app, listEndpoint, (input) => listMembers(deps, input))
  mount(app, changeEndpoint, (input) => changeMember(deps, input))
  mount(app, removeEndpoint, (input) => removeMember(deps, input))
}
