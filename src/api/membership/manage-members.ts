import type { Transaction } from 'kysely'
import type { Reply } from '#contract/endpoint.ts'
import type {
  changeMember as changeEndpoint,
  listMembers as listEndpoint,
  removeMember as removeEndpoint,
} from '#contract/membership.ts'
import { hasPermission, type Permission } from '#domain/membership/role.ts'
import type { ApiDeps } from '../api-deps.ts'
import type { HandlerInput, HttpRefusal, Outcome } from '../http/outcome.ts'
import type { Tables } from '../schema.gen.ts'
import { findMember, type Member } from './find-member.ts'
import {
  deleteMembership,
  findMembers,
  isWithoutOwner,
  lockMembers,
  type MemberRow,
  resetProviderRole,
  updateRole,
  withdrawFeedsOf,
} from './store.ts'

type Deps = Pick<ApiDeps, 'database'>

/** Who works at the caller's provider (WORK-97). */
export async function listMembers(
  deps: Deps,
  { caller, params }: Pick<HandlerInput<typeof listEndpoint>, 'caller' | 'params'>,
): Promise<Outcome<typeof listEndpoint>> {
  const providerUserName = params.userName
  const member = await findMember(deps, caller, { providerUserName, permission: 'read-members' })
  if (!member.ok) return member
  const rows = await findMembers(deps.database.query, member.providerId)
  const members = rows.map((row) => memberView(row, member))
  return { ok: true, answer: { data: { timeZone: member.timeZone, members } } }
}

/** Gives a member another role (WORK-97, WORK-98); feeds of a former owner end (WORK-181). The same role again changes nothing. */
export function changeMember(
  deps: Deps,
  input: HandlerInput<typeof changeEndpoint>,
): Promise<Outcome<typeof changeEndpoint>> {
  return withMembers(deps, input, 'manage-members', async (trx, member, found) => {
    const { role, version } = input.body
    if (!found) return { ok: false, refusal: 'not-found' }
    if (found.role !== role && found.version !== version)
      return { ok: false, refusal: 'member-changed' }
    const row = found.role === role ? found : await updateRole(trx, { ...found, role })
    if (!hasPermission(role, 'manage-settings', member.roleSettings))
      await withdrawFeedsOf(trx, found)
    return { ok: true, answer: { data: { member: memberView(row, member) } } }
  })
}

/** Removes a member; every member may remove themselves (WORK-97, WORK-98). */
export function removeMember(
  deps: Deps,
  input: HandlerInput<typeof removeEndpoint>,
): Promise<Outcome<typeof removeEndpoint>> {
  const { caller, body, params } = input
  const { memberUserName } = params
  const isOwn = caller.kind === 'user' && caller.userName === memberUserName
  const permission = isOwn ? 'read-members' : 'manage-members'
  return withMembers(deps, input, permission, async (trx, _, found) => {
    if (found && found.version !== body.version) return { ok: false, refusal: 'member-changed' }
    if (found) {
      await deleteMembership(trx, found)
      await resetProviderRole(trx, memberUserName)
    }
    return { ok: true, answer: { data: { memberUserName } } }
  })
}

interface MemberInput {
  readonly caller: HandlerInput<typeof changeEndpoint>['caller']
  readonly params: { readonly userName: string; readonly memberUserName: string }
}

type MemberAct<Result> = (
  trx: Transaction<Tables>,
  member: Member,
  found: MemberRow | undefined,
) => Promise<Result | HttpRefusal>

/**
 * Runs a change of a member. Changes of a provider's members run one after the other, and each checks the caller's permission
 * after those before it: of two owners who remove each other one stays. The database refuses one without an owner.
 */
async function withMembers<Result>(
  { database }: Deps,
  { caller, params }: MemberInput,
  permission: Permission,
  act: MemberAct<Result>,
): Promise<Result | HttpRefusal> {
  const access = { providerUserName: params.userName, permission }
  const asked = await findMember({ database }, caller, access)
  if (!asked.ok) return asked
  try {
    return await database.transaction(async (trx) => {
      await lockMembers(trx, asked.providerId)
      const member = await findMember({ database: { query: trx } }, caller, access)
      if (!member.ok) return member
      const members = await findMembers(trx, member.providerId)
      const found = members.find(({ userName }) => userName === params.memberUserName)
      return act(trx, member, found)
    })
  } catch (error) {
    if (isWithoutOwner(error)) return { ok: false, refusal: 'last-owner' }
    throw error
  }
}

function memberView(
  { userName, name, role, joinedAt, version }: MemberRow,
  caller: Member,
): Reply<typeof listEndpoint>['data']['members'][number] {
  return {
    userName,
    name,
    role,
    version,
    joinedAt: new Date(joinedAt).toISOString(),
    isYou: userName === caller.userName,
  }
}
