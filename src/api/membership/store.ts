import { type RawBuilder, sql, type Transaction } from 'kysely'
import type { MemberRole } from '#domain/membership/role.ts'
import type { Tables } from '../schema.gen.ts'

/** The members of a provider as a column: user names and roles. */
export function membersOf(providerId: RawBuilder<unknown>) {
  return sql<{ user_name: string; role: MemberRole }[]>`(
    select coalesce(json_agg(json_build_object('user_name', m.user_name, 'role', m.role)), '[]')
    from memberships m where m.provider_id = ${providerId})`
}

/** Gives an account a role at a provider; an existing membership gets the new role. */
export async function writeMembership(
  trx: Transaction<Tables>,
  membership: { providerId: string; userName: string; role: MemberRole },
): Promise<void> {
  const { providerId, userName, role } = membership
  await sql`
    insert into memberships (provider_id, user_name, role) values (${providerId}, ${userName}, ${role})
    on conflict (provider_id, user_name) do update set role = excluded.role`.execute(trx)
}
