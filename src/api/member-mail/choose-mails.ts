import type { Reply } from '#contract/endpoint.ts'
import type {
  changeMemberMails as changeEndpoint,
  getMemberMails as getEndpoint,
} from '#contract/member-mail.ts'
import { memberMailsFor } from '#domain/membership/member-mail.ts'
import type { ApiDeps } from '../api-deps.ts'
import type { HandlerInput, Outcome } from '../http/outcome.ts'
import { findMember, type Member } from '../membership/find-member.ts'
import { findMemberMails, saveMemberMails } from './store.ts'

type Deps = Pick<ApiDeps, 'database'>

/** The mails that the caller gets as a member of a provider (WORK-190). */
export async function readMemberMails(
  deps: Deps,
  { caller, params }: Pick<HandlerInput<typeof getEndpoint>, 'caller' | 'params'>,
): Promise<Outcome<typeof getEndpoint>> {
  const wish = { providerUserName: params.userName, permission: 'manage-visits' } as const
  const member = await findMember(deps, caller, wish)
  if (!member.ok) return member
  return { ok: true, answer: { data: await mailsOf(deps, member) } }
}

/** Chooses them; the last choice counts. One that the caller's role has not stays as it is, for a role that has it. */
export async function changeMemberMails(
  deps: Deps,
  { caller, params, body }: HandlerInput<typeof changeEndpoint>,
): Promise<Outcome<typeof changeEndpoint>> {
  const wish = { providerUserName: params.userName, permission: 'manage-visits' } as const
  const member = await findMember(deps, caller, wish)
  if (!member.ok) return member
  const { query } = deps.database
  const choices = memberMailsFor(member.role, member.roleSettings)
  const { mails } = await findMemberMails(query, member)
  const others = mails.filter((mail) => !choices.includes(mail))
  const chosen = body.mails.filter((mail) => choices.includes(mail))
  await saveMemberMails(query, member, [...chosen, ...others])
  return { ok: true, answer: { data: await mailsOf(deps, member) } }
}

async function mailsOf(
  { database }: Deps,
  member: Member,
): Promise<Reply<typeof getEndpoint>['data']> {
  const { mails, address } = await findMemberMails(database.query, member)
  const choices = memberMailsFor(member.role, member.roleSettings)
  return { mails: mails.filter((mail) => choices.includes(mail)), choices, address }
}
