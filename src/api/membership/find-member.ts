import type { Kysely } from 'kysely'
import {
  hasPermission,
  type MemberRole,
  type Permission,
  type RoleSettings,
} from '#domain/membership/role.ts'
import type { RefusalResult } from '#domain/refusal.ts'
import type { Caller } from '../http/caller.ts'
import type { Tables } from '../schema.gen.ts'
import { findMembership } from './store.ts'

/** A member of a provider who may do what was asked. */
export interface Member {
  readonly ok: true
  readonly userName: string
  readonly providerId: string
  /** The provider's zone. */
  readonly timeZone: string
  readonly role: MemberRole
  /** What the provider's owner decided about the roles. */
  readonly roleSettings: RoleSettings
}

/**
 * The caller as a member of a provider, with a permission (WORK-02). A provider that does not exist is refused like one of
 * somebody else.
 */
export async function findMember(
  { database }: { readonly database: { readonly query: Kysely<Tables> } },
  caller: Caller,
  access: { readonly providerUserName: string; readonly permission: Permission },
): Promise<Member | RefusalResult<'sign-in-required' | 'forbidden'>> {
  if (caller.kind !== 'user') return { ok: false, refusal: 'sign-in-required' }
  const { userName } = caller
  const { providerUserName, permission } = access
  const member = await findMembership(database.query, { providerUserName, userName })
  if (!member || !hasPermission(member.role, permission, member.roleSettings))
    return { ok: false, refusal: 'forbidden' }
  return { ok: true, userName, ...member }
}
