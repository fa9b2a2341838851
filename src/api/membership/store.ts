import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely'
import type { ProviderDelivery } from '#domain/delivery/delivery.ts'
import type { ChecklistFacts } from '#domain/membership/checklist.ts'
import type { MemberRole, RoleSettings } from '#domain/membership/role.ts'
import { violatedConstraint } from '#platform/postgres/constraint.ts'
import { instant } from '#platform/postgres/instant.ts'
import { isReachedByMembers } from '../account/provider-access-store.ts'
import type { Tables } from '../schema.gen.ts'
import { checklistFacts } from './checklist-store.ts'

/** A member as the column `membersOfProvider` has them. */
export interface MemberOfProvider {
  readonly user_name: string
  readonly role: MemberRole
  readonly role_settings: RoleSettings
}

/** The members of the provider `p` as a column: user names, roles and what the owner decided about these. */
export function membersOfProvider() {
  return sql<MemberOfProvider[]>`(
    select coalesce(json_agg(json_build_object('user_name', m.user_name, 'role', m.role, 'role_settings', ${ROLE_SETTINGS})), '[]')
    from memberships m where m.provider_id = p.id and ${isReachedByMembers()})`
}

/** What the owner of the provider `p` decided about its roles. */
const ROLE_SETTINGS = sql<RoleSettings>`json_build_object(
  'receptionMayCancel', p.reception_may_cancel, 'managersMayExport', p.managers_may_export)`

interface Membership {
  readonly providerId: string
  /** The provider's zone. */
  readonly timeZone: string
  readonly role: MemberRole
  readonly roleSettings: RoleSettings
}

/** The membership of an account at a provider, by user names; undefined when it is no member. */
export async function findMembership(
  query: Kysely<Tables>,
  { providerUserName, userName }: { providerUserName: string; userName: string },
): Promise<Membership | undefined> {
  const { rows } = await sql<Membership>`
    select p.id as "providerId", p.time_zone as "timeZone", m.role, ${ROLE_SETTINGS} as "roleSettings"
    from memberships m join providers p on p.id = m.provider_id
    where p.user_name = ${providerUserName} and m.user_name = ${userName} and ${isReachedByMembers()}`.execute(
    query,
  )
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
    on conflict (provider_id, user_name) do update set role = excluded.role,
      role_since = case when memberships.role = excluded.role then memberships.role_since else now() end`.execute(
    trx,
  )
}

/** The providers of which an account is a member, by name, with their requests that wait after `now` (epoch ms). */
export async function findOwnProviders(query: Kysely<Tables>, userName: string, now: number) {
  const { rows } = await sql<OwnProvider>`
    select p.user_name as "userName", p.full_name as "fullName", p.profile_picture_url as "profilePictureUrl",
      p.service_availability as "serviceAvailability", m.role, m.role_since as "roleSince", ${ROLE_SETTINGS} as "roleSettings", p.active as "isActive",
      (select count(*) from orders o where o.provider_id = p.id and o.status = 'PENDING'
        and o.answer_by > ${instant(now)}) as "openRequests",
      case when p.checklist_hidden_at is null then ${checklistFacts(now)} end as "checklistFacts"
    from memberships m join providers p on p.id = m.provider_id
    where m.user_name = ${userName} and ${isReachedByMembers()} order by p.full_name, p.user_name`.execute(
    query,
  )
  return rows
}

interface OwnProvider {
  userName: string
  fullName: string
  profilePictureUrl: string
  serviceAvailability: ProviderDelivery
  role: MemberRole
  /** Epoch ms. */
  roleSince: number
  roleSettings: RoleSettings
  isActive: boolean
  openRequests: number
  /** Null when the checklist is hidden. */
  checklistFacts: ChecklistFacts | null
}

/** What somebody works on: a provider, an order of one, or the market as its operator. */
export type SecondFactorScope =
  | { readonly kind: 'provider'; readonly userName: string }
  | { readonly kind: 'order'; readonly orderId: string }
  | { readonly kind: 'market' }

/**
 * Since when somebody has the role in which a second factor becomes required for this, epoch ms: owner, or operator.
 * Undefined when they do not have it. The order of one's own visit is never work.
 */
export async function findSecondFactorRole(
  query: Kysely<Tables>,
  userName: string,
  scope: SecondFactorScope,
): Promise<{ subject: string; since: number } | undefined> {
  const { rows } = await sql<{ subject: string; since: number }>`
    select a.subject, ${scope.kind === 'market' ? sql`coalesce(a.operator_since, a.created_at)` : sql`m.role_since`} as since
    from accounts a ${roleIn(scope)} and a.user_name = ${userName}`.execute(query)
  return rows[0]
}

function roleIn(scope: SecondFactorScope): RawBuilder<unknown> {
  if (scope.kind === 'market') return sql`where a.role = 'operator'`
  const owned = sql`join memberships m on m.user_name = a.user_name and m.role = 'owner'`
  return scope.kind === 'provider'
    ? sql`${owned} join providers p on p.id = m.provider_id where p.user_name = ${scope.userName}`
    : sql`${owned} join orders o on o.provider_id = m.provider_id
        where o.id = ${scope.orderId}::uuid and o.customer_user_name is distinct from a.user_name`
}

export interface MemberRow {
  readonly providerId: string
  readonly userName: string
  readonly name: string
  readonly role: MemberRole
  /** Epoch ms. */
  readonly joinedAt: number
  readonly version: number
}

/** The members of a provider, the longest first. */
export async function findMembers(query: Kysely<Tables>, providerId: string): Promise<MemberRow[]> {
  const { rows } = await sql<MemberRow>`
    select m.provider_id as "providerId", m.user_name as "userName", a.name, m.role, m.joined_at as "joinedAt", m.version
    from memberships m join accounts a on a.user_name = m.user_name
    where m.provider_id = ${providerId} order by m.joined_at, m.user_name`.execute(query)
  return rows
}

/** Until the transaction ends nobody else changes or removes members of this provider. */
export async function lockMembers(trx: Transaction<Tables>, providerId: string): Promise<void> {
  await sql`select from providers where id = ${providerId} for no key update`.execute(trx)
}

/** Gives a member another role. Throws an error of `isWithoutOwner` for the last owner. */
export async function updateRole(trx: Transaction<Tables>, member: MemberRow): Promise<MemberRow> {
  const { providerId, userName, role } = member
  const { rows } = await sql<Pick<MemberRow, 'version'>>`
    update memberships set role = ${role}, role_since = case when role = ${role} then role_since else now() end
    where provider_id = ${providerId} and user_name = ${userName}
    returning version`.execute(trx)
  return { ...member, ...rows[0] }
}

/** Withdraws the calendar feeds that a member made, whose addresses they know. A membership that ends takes them along. */
export async function withdrawFeedsOf(
  trx: Transaction<Tables>,
  { providerId, userName }: Pick<MemberRow, 'providerId' | 'userName'>,
): Promise<void> {
  await trx
    .deleteFrom('calendar_feeds')
    .where('provider_id', '=', providerId)
    .where('made_by', '=', userName)
    .execute()
}

/** Removes a member. Throws an error of `isWithoutOwner` for the last owner. */
export async function deleteMembership(
  trx: Transaction<Tables>,
  { providerId, userName }: Pick<MemberRow, 'providerId' | 'userName'>,
): Promise<void> {
  await sql`delete from memberships where provider_id = ${providerId} and user_name = ${userName}`.execute(
    trx,
  )
}

/** Whether an error of the database says that a provider would be left without an owner. */
export function isWithoutOwner(error: unknown): boolean {
  return violatedConstraint(error) === 'memberships_keep_an_owner'
}

/** Changes a customer's role to provider; other roles stay. */
export async function setProviderRole(trx: Transaction<Tables>, userName: string): Promise<void> {
  await trx
    .updateTable('accounts')
    .set({ role: 'provider' })
    .where('user_name', '=', userName)
    .where('role', '=', 'customer')
    .execute()
}

/** Changes a provider's role back to customer when they are a member of no provider any more; other roles stay. */
export async function resetProviderRole(trx: Transaction<Tables>, userName: string): Promise<void> {
  await trx
    .updateTable('accounts')
    .set({ role: 'customer' })
    .where('user_name', '=', userName)
    .where('role', '=', 'provider')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('memberships')
            .select('provider_id')
            .where('memberships.user_name', '=', userName),
        ),
      ),
    )
    .execute()
}
