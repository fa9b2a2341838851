import { type Kysely, sql, type Transaction } from 'kysely'
import type { UserInfo } from '#contract/account.ts'
import { isReservedUserName } from '#domain/identifiers.ts'
import { runPrepared } from '#platform/postgres/prepared.ts'
import type { Tables } from '../schema.gen.ts'
import { isReachedByMembers } from './provider-access-store.ts'

/** The claims of a person's tokens. A claim that is left out changes nothing. No token sets a role. */
export interface AccountClaims {
  subject: string
  userName: string
  name?: string | undefined
  email?: string | undefined
  /** Whether the issuer vouches for the address. */
  emailVerified?: boolean | undefined
  phoneNumber?: string | undefined
  pictureUrl?: string | undefined
}

export interface Account {
  subject: string
  userName: string
  name: string
  email: string
  emailVerified: boolean
  phoneNumber: string | null
  profilePictureUrl: string | null
  role: NonNullable<UserInfo['role']>
}

/** Whether there is an account of this name. */
export async function hasAccount(query: Kysely<Tables>, userName: string): Promise<boolean> {
  const account = await query
    .selectFrom('accounts')
    .select('user_name')
    .where('user_name', '=', userName)
    .executeTakeFirst()
  return account !== undefined
}

export function findAccount(query: Kysely<Tables>, userName: string): Promise<Account | undefined> {
  return selectAccount(query).where('user_name', '=', userName).executeTakeFirst()
}

export function findAccountBySubject(
  query: Kysely<Tables>,
  subject: string,
): Promise<Account | undefined> {
  return selectAccount(query).where('subject', '=', subject).executeTakeFirst()
}

function selectAccount(query: Kysely<Tables>) {
  return query
    .selectFrom('accounts')
    .select(['subject', 'user_name as userName', 'name', 'email', 'role'])
    .select(['email_verified as emailVerified', 'phone_number as phoneNumber'])
    .select('profile_picture_url as profilePictureUrl')
}

/** Whether an account is a member of a provider that it reaches, and the first of the active ones by user name, whose page is public. */
export async function findMemberStatus(
  query: Kysely<Tables>,
  userName: string,
): Promise<MemberStatus> {
  const { rows } = await sql<MemberStatus>`
    select count(*) > 0 as "isMember", min(p.user_name) filter (where p.active) as "ownSalon"
    from memberships m join providers p on p.id = m.provider_id
    where m.user_name = ${userName} and ${isReachedByMembers()}`.execute(query)
  return rows[0] ?? { isMember: false, ownSalon: null }
}

export interface MemberStatus {
  readonly isMember: boolean
  readonly ownSalon: string | null
}

/**
 * Creates or updates the account with this subject. An existing account keeps its user name.
 * @returns undefined when another subject has the user name, or when a new account's is reserved
 */
export async function upsertAccount(
  query: Kysely<Tables>,
  person: AccountClaims,
): Promise<(Account & { isNew: boolean }) | undefined> {
  const { subject, userName, name = null, email = null } = person
  const { emailVerified = false, phoneNumber = null, pictureUrl = null } = person
  const { rows } = await sql<Account & { isNew: boolean }>`
    with known as (
      update accounts as known set
        name = coalesce(${name}, known.name),
        email = coalesce(${email}, known.email),
        email_verified = case when ${email}::text is null then known.email_verified else ${emailVerified} end,
        phone_number = coalesce(${phoneNumber}, known.phone_number),
        profile_picture_url = coalesce(${pictureUrl}, known.profile_picture_url)
      where subject = ${subject}
      returning *),
    made as (
      insert into accounts (user_name, subject, name, email, email_verified, phone_number, profile_picture_url)
      select ${userName}, ${subject}, ${name ?? userName}, ${email ?? ''}, ${emailVerified && email !== null}, ${phoneNumber}, ${pictureUrl}
       where not exists (select from known) and not ${isReservedUserName(userName)}
      on conflict do nothing
      returning *)
    select ${COLUMNS}, false as "isNew" from known
    union all select ${COLUMNS}, true from made`.execute(query)
  if (rows[0]) return rows[0]
  const created = await findAccountBySubject(query, subject)
  return created && { ...created, isNew: false }
}

const COLUMNS = sql.raw(
  'subject, user_name as "userName", name, email, email_verified as "emailVerified", phone_number as "phoneNumber", profile_picture_url as "profilePictureUrl", role',
)

/** Gives or takes the role of operator. @returns the account's role now, undefined when there is no such account */
export async function setOperator(
  query: Kysely<Tables>,
  userName: string,
  isOperator: boolean,
): Promise<Account['role'] | undefined> {
  const { rows } = await sql<Pick<Account, 'role'>>`
    update accounts set role = case when ${isOperator} then 'operator'
      when exists (select from memberships m where m.user_name = ${userName}) then 'provider' else 'customer' end,
      operator_since = case when ${isOperator} then coalesce(operator_since, now()) end
    where user_name = ${userName} returning role`.execute(query)
  return rows[0]?.role
}

/**
 * Until the transaction ends nobody else writes an order for this customer, or blocks them. No key of the row changes:
 * what only refers to the account, like a favourite, does not wait.
 */
export async function lockAccount(
  trx: Transaction<Tables>,
  userName: string,
): Promise<{ /** Epoch ms. */ accountCreatedAt: number } | undefined> {
  const locked = trx
    .selectFrom('accounts')
    .select('created_at as accountCreatedAt')
    .where('user_name', '=', userName)
    .forNoKeyUpdate()
  const [account] = await runPrepared(trx, locked)
  return account
}
