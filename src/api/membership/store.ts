import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely'
import type { MemberRole } from '#domain/membership/role.ts'
import { instant } from '#platform/postgres/instant.ts'
import type { Tables } from '../schema.gen.ts'

/** The members of a provider as a column: user names and roles. */
export function membersOf(providerId: RawBuilder<unknown>) {
  return sql<{ user_name: string; role: MemberRole }[]>`(
    select coalesce(json_agg(json_build_object('user_name', m.user_name, 'role', m.role)), '[]')
    from memberships m where m.provider_id = ${providerId})`
}

/** The membership of an account at a provider, by user names; undefined when it is no member. */
export async function findMembership(
  query: Kysely<Tables>,
  { providerUserName, userName }: { providerUserName: string; userName: string },
): Promise<{ providerId: string; timeZone: string; role: MemberRole } | undefined> {
  const { rows } = await sql<{ providerId: string; timeZone: string; role: MemberRole }>`
    select p.id as "providerId", p.time_zone as "timeZone", m.role
    from memberships m join providers p on p.id = m.provider_id
    where p.user_name = ${providerUserName} and m.user_name = ${userName}`.execute(query)
  return rows[0]
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

/** The providers of which an account is a member, by name, with their requests for visits after `now` (epoch ms). */
export async function findOwnProviders(query: Kysely<Tables>, userName: string, now: number) {
  const { rows } = await sql<OwnProvider>`
    select p.user_name as "userName", p.full_name as "fullName", p.profile_picture_url as "profilePictureUrl",
      m.role, p.active as "isActive",
      (select count(*) from orders o where o.provider_id = p.id and o.status = 'PENDING'
        and o.starts_at > ${instant(now)}) as "openRequests"
    from memberships m join providers p on p.id = m.provider_id
    where m.user_name = ${userName} order by p.full_name, p.user_name`.execute(query)
  return rows
}

interface OwnProvider {
  userName: string
  fullName: string
  profilePictureUrl: string
  role: MemberRole
  isActive: boolean
  openRequests: number
}
