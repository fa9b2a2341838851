import type { FastifyInstance } from 'fastify'
import {
  acceptInvitation as acceptEndpoint,
  declineInvitation as declineEndpoint,
  getInvitation as getEndpoint,
  inviteMember as inviteEndpoint,
  listInvitations as listEndpoint,
  sendInvitation as sendEndpoint,
  withdrawInvitation as withdrawEndpoint,
} from '#contract/invitation.ts'
import type { ApiDeps } from '../api-deps.ts'
import { mount } from '../http/mount.ts'
import { acceptInvitation, declineInvitation, readInvitation } from './answer-invitation.ts'
import {
  inviteMember,
  listInvitations,
  sendInvitation,
  withdrawInvitation,
} from './manage-invitations.ts'

/** Mounts the endpoints of invitations: for the owners of a provider, and for those who are invited. */
export function registerInvitations(app: FastifyInstance, deps: ApiDeps): void {
  mount(app, listEndpoint, (input) => listInvitations(deps, input))
  mount(app, inviteEndpoint, (input) => inviteMember(deps, input))
  mount(app, sendEndpoint, (input) => sendInvitation(deps, input))
  mount(app, withdrawEndpoint, (input) => withdrawInvitation(deps, input))
  mount(app, getEndpoint, (input) => readInvitation(deps, input))
  mount(app, acceptEndpoint, (input) => acceptInvitation(deps, input))
  mount(app, declineEndpoint, (input) => declineInvitation(deps, input))
}
