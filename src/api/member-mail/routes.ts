import type { FastifyInstance } from 'fastify'
import { changeMemberMails as changeEndpoint, getMemberMails } from '#contract/member-mail.ts'
import type { ApiDeps } from '../api-deps.ts'
import { mount } from '../http/mount.ts'
import { changeMemberMails, readMemberMails } from './choose-mails.ts'

/** Mounts the endpoints of the mails that a member chooses. */
export function registerMemberMails(app: FastifyInstance, deps: ApiDeps): void {
  mount(app, getMemberMails, (input) => readMemberMails(deps, input))
  mount(app, changeEndpoint, (input) => changeMemberMails(deps, input))
}
