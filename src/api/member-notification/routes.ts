import type { FastifyInstance } from 'fastify'
import {
  changeMemberNotifications as changeEndpoint,
  getMemberNotifications,
} from '#contract/member-notification.ts'
import type { ApiDeps } from '../api-deps.ts'
import { mount } from '../http/mount.ts'
import { changeMemberNotifications, readMemberNotifications } from './choose-notifications.ts'

/** Mounts the endpoints of what a member chooses to be told of. */
export function registerMemberNotifications(app: FastifyInstance, deps: ApiDeps): void {
  mount(app, getMemberNotifications, (input) => readMemberNotifications(deps, input))
  mount(app, changeEndpoint, (input) => changeMemberNotifications(deps, input))
}
