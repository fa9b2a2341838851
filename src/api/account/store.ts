import { type QueryExecutorProvider, sql } from 'kysely'
import type { UserInfo } from '#contract/account.ts'
import type { Database } from '#platform/postgres/database.ts'
import { listenTo } from '#platform/postgres/listen.ts'

/** The claims of a person's tokens. A claim that is left out changes nothing. No token sets a role. */
export interface Person {
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

export type RefreshClaim =
  | { state: 'claimed' }
  | { state: 'claimed-elsewhere' }
  | { state: 'done'; sealedTokens: string }

interface Revocation {
  grantId: string
  expiresAt: number
}

/** What NOTIFY carries. Release 0.1 sends no expiry. */
type RevocationPayload = Omit<Revocation, 'expiresAt'> & Partial<Revocation>

const REVOCATION_CHANNEL = 'revoked_grants'
const COLUMNS = sql.raw(
  'subject, user_name as "userName", name, email, email_verified as "emailVerified", phone_number as "phoneNumber", profile_picture_url as "profilePictureUrl", role',
)

/** All SQL of sessions and accounts. Times are epoch milliseconds. */
export function accountStore<Tables>(database: Database<Tables>) {
  return { ...accounts(database), ...revocations(database), ...refreshClaims(database) }
}

export type AccountStore = ReturnType<typeof accountStore>

function accounts<Tables>({ query }: Database<Tables>) {
  const findBySubject = async (subject: string): Promise<Account | undefined> => {
    const { rows } = await sql<Account>`
      select ${COLUMNS} from accounts where subject = ${subject}`.execute(query)
    return rows[0]
  }
  return {
    /**
     * Creates or updates the account with this subject. An existing account keeps its user name.
     * @returns undefined when another subject has the user name
     */
    async upsertAccount(person: Person): Promise<(Account & { isNew: boolean }) | undefined> {
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
           where not exists (select from known)
          on conflict do nothing
          returning *)
        select ${COLUMNS}, false as "isNew" from known
        union all select ${COLUMNS}, true from made`.execute(query)
      if (rows[0]) return rows[0]
      const created = await findBySubject(subject)
      return created && { ...created, isNew: false }
    },

    findBySubject,

    async findAccount(userName: string): Promise<Account | undefined> {
      const { rows } = await sql<Account>`
        select ${COLUMNS} from accounts where user_name = ${userName}`.execute(query)
      return rows[0]
    },

    /** The first active provider, by user name, that an account owns. */
    async findOwnProvider(userName: string): Promise<string | null> {
      const { rows } = await sql<{ userName: string }>`
        select user_name as "userName" from providers
        where owner_user_name = ${userName} and active order by user_name limit 1`.execute(query)
      return rows[0]?.userName ?? null
    },

    /** Gives or takes the role of operator. @returns the account's role now, undefined when there is no such account */
    async setOperator(userName: string, isOperator: boolean): Promise<Account['role'] | undefined> {
      const { rows } = await sql<Pick<Account, 'role'>>`
        update accounts set role = case when ${isOperator} then 'operator'
          when exists (select from providers where owner_user_name = ${userName}) then 'provider' else 'customer' end
        where user_name = ${userName} returning role`.execute(query)
      return rows[0]?.role
    },
  }
}

function revocations<Tables>(database: Database<Tables>) {
  const { query } = database
  return {
    /** Revokes a grant and notifies every process. */
    async revokeGrant(
      grantId: string,
      expiresAt: number,
      within: QueryExecutorProvider = query,
    ): Promise<void> {
      await sql`
        with revoked as (
          insert into revoked_grants as known (grant_id, expires_at)
          values (${grantId}, ${new Date(expiresAt)})
          on conflict (grant_id) do update
            set expires_at = greatest(known.expires_at, excluded.expires_at)
          returning grant_id, expires_at)
        select pg_notify(${REVOCATION_CHANNEL}, json_build_object('grantId', grant_id,
          'expiresAt', (extract(epoch from expires_at) * 1000)::bigint)::text) from revoked`.execute(
        within,
      )
    },

    /** The oldest first. */
    async findRevokedGrants(): Promise<Revocation[]> {
      const { rows } = await sql<Revocation>`
        select grant_id as "grantId", expires_at as "expiresAt" from revoked_grants order by expires_at`.execute(
        query,
      )
      return rows
    },

    async findRevocationExpiry(grantId: string): Promise<number | undefined> {
      const { rows } = await sql<Pick<Revocation, 'expiresAt'>>`
        select expires_at as "expiresAt" from revoked_grants where grant_id = ${grantId}`.execute(
        query,
      )
      return rows[0]?.expiresAt
    },

    async deleteExpiredRevocations(now: number): Promise<void> {
      await sql`delete from revoked_grants where expires_at <= ${new Date(now)}`.execute(query)
    },

    /**
     * Calls `onRevoked` for each grant that any process revokes, until `close`. Resolves once it listens.
     * @param onLost called when the connection breaks; later revocations are not reported
     */
    async listenForRevocations(
      onRevoked: (revoked: RevocationPayload) => void,
      onLost: () => void,
    ): Promise<{ close(): void }> {
      return listenTo(database.pool, REVOCATION_CHANNEL, {
        onPayload: (payload) => onRevoked(parseRevocation(payload)),
        onLost,
      })
    },
  }
}

function parseRevocation(payload: string): RevocationPayload {
  return payload.startsWith('{') ? (JSON.parse(payload) as Revocation) : { grantId: payload }
}

function refreshClaims<Tables>({ query }: Database<Tables>) {
  return {
    /** Claims the exchange of a refresh token, unless another process has claimed or done it. */
    async claimRefresh(tokenHash: string, now: number, claimEndsAt: number): Promise<RefreshClaim> {
      const { rows } = await sql`
        insert into refresh_turns as turn (token_hash, turn_ends_at)
        values (${tokenHash}, ${new Date(claimEndsAt)})
        on conflict (token_hash) do update
          set turn_ends_at = excluded.turn_ends_at, sealed_tokens = null, kept_until = null
          where coalesce(turn.kept_until, turn.turn_ends_at) <= ${new Date(now)}
        returning token_hash`.execute(query)
      if (rows.length > 0) return { state: 'claimed' }
      const known = await sql<{ sealedTokens: string | null }>`
        select sealed_tokens as "sealedTokens" from refresh_turns
         where token_hash = ${tokenHash}`.execute(query)
      const sealedTokens = known.rows[0]?.sealedTokens
      return sealedTokens ? { state: 'done', sealedTokens } : { state: 'claimed-elsewhere' }
    },

    async storeRefreshedTokens(
      tokenHash: string,
      sealedTokens: string,
      keptUntil: number,
    ): Promise<void> {
      await sql`
        update refresh_turns set sealed_tokens = ${sealedTokens}, kept_until = ${new Date(keptUntil)}
         where token_hash = ${tokenHash}`.execute(query)
    },

    async releaseRefresh(tokenHash: string): Promise<void> {
      await sql`
        delete from refresh_turns
         where token_hash = ${tokenHash} and sealed_tokens is null`.execute(query)
    },

    async deleteExpiredRefreshClaims(now: number): Promise<void> {
      await sql`
        delete from refresh_turns
         where coalesce(kept_until, turn_ends_at) <= ${new Date(now)}`.execute(query)
    },
  }
}
