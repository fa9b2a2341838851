import type { Reply } from '#contract/endpoint.ts'
import type {
  changeMemberNotifications as changeEndpoint,
  getMemberNotifications as getEndpoint,
} from '#contract/member-notification.ts'
import {
  type MemberNotification,
  memberNotificationsFor,
} from '#domain/membership/member-notification.ts'
import type { ApiDeps } from '../api-deps.ts'
import type { HandlerInput, Outcome } from '../http/outcome.ts'
import { findMember, type Member } from '../membership/find-member.ts'
import { findMemberNotifications, saveMemberNotifications } from './store.ts'

type Deps = Pick<ApiDeps, 'database'>

/** What the caller is told of as a member of a provider (WORK-220). */
export async function readMemberNotifications(
  deps: Deps,
  { caller, params }: Pick<HandlerInput<typeof getEndpoint>, 'caller' | 'params'>,
): Promise<Outcome<typeof getEndpoint>> {
  const access = { providerUserName: params.userName, permission: 'manage-visits' } as const
  const member = await findMember(deps, caller, access)
  if (!member.ok) return member
  return { ok: true, answer: { data: await notificationsOf(deps, member) } }
}

/** Chooses it; the last choice counts. What the caller's role has not stays as it is, for a role that has it. */
export async function changeMemberNotifications(
  deps: Deps,
  { caller, params, body }: HandlerInput<typeof changeEndpoint>,
): Promise<Outcome<typeof changeEndpoint>> {
  const access = { providerUserName: params.userName, permission: 'manage-visits' } as const
  const member = await findMember(deps, caller, access)
  if (!member.ok) return member
  const { query } = deps.database
  const choices = memberNotificationsFor(member.role, member.roleSettings)
  const before = await findMemberNotifications(query, member)
  const merge = (chosen: MemberNotification[], stored: MemberNotification[]) => [
    ...chosen.filter((kind) => choices.includes(kind)),
    ...stored.filter((kind) => !choices.includes(kind)),
  ]
  await saveMemberNotifications(query, member, {
    mails: merge(body.mails, before.mails),
    pushes: merge(body.pushes, before.pushes),
  })
  return { ok: true, answer: { data: await notificationsOf(deps, member) } }
}

async function notificationsOf(
  { database }: Deps,
  member: Member,
): Promise<Reply<typeof getEndpoint>['data']> {
  const { mails, pushes, ...rest } = await findMemberNotifications(database.query, member)
  const choices = memberNotificationsFor(member.role, member.roleSettings)
  const ofRole = (kinds: MemberNotification[]) => choices.filter((kind) => kinds.includes(kind))
  return { ...rest, mails: ofRole(mails), pushes: ofRole(pushes), choices }
}
