import { type QueryExecutorProvider, sql } from 'kysely'
import type { UserInfo } from '#contract/account.ts'
import type { Database } from '#platform/postgres/database.ts'
import { listenTo } from '#platform/postgres/listen.ts'

/** What tokens tell about a person; what they leave out stays as it was. Roles are given here, never by a token. */
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

export type RefreshTurn =
  | { state: 'mine' }
  | { state: 'taken' }
  | { state: 'done'; sealedTokens: string }

interface Revoked {
  grantId: string
  expiresAt: number
}

/** A process of release 0.1 tells no moment. */
type Heard = Omit<Revoked, 'expiresAt'> & Partial<Revoked>

const REVOCATION_CHANNEL = 'revoked_grants'
const COLUMNS = sql.raw(
  'subject, user_name as "userName", name, email, email_verified as "emailVerified", phone_number as "phoneNumber", profile_picture_url as "profilePictureUrl", role',
)

/** All SQL of sessions and accounts. Times are epoch milliseconds. */
export function accountStore<Tables>(database: Database<Tables>) {
  return { ...accounts(database), ...revocations(database), ...refreshTurns(database) }
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
     * The account of a person, made or brought up to date. Who they are goes by subject; their user name stays what
     * it was at first. Undefined when that name already belongs to another subject: a name never passes from one
     * issuer's person to another's.
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
      const justMade = await findBySubject(subject)
      return justMade && { ...justMade, isNew: false }
    },

    findBySubject,

    async findAccount(userName: string): Promise<Account | undefined> {
      const { rows } = await sql<Account>`
        select ${COLUMNS} from accounts where user_name = ${userName}`.execute(query)
      return rows[0]
    },

    /** The first salon, by name, that an account runs and that is to be seen. */
    async findOwnSalon(userName: string): Promise<string | null> {
      const { rows } = await sql<{ userName: string }>`
        select user_name as "userName" from providers
        where owner_user_name = ${userName} and active order by user_name limit 1`.execute(query)
      return rows[0]?.userName ?? null
    },

    /** Makes an account the operator's, or what it is without that. @returns its role now, undefined for nobody's */
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
    /** Refuses every token of this sign-in from now on, in every process. */
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
    async findRevokedGrants(): Promise<Revoked[]> {
      const { rows } = await sql<Revoked>`
        select grant_id as "grantId", expires_at as "expiresAt" from revoked_grants order by expires_at`.execute(
        query,
      )
      return rows
    },

    async revokedUntil(grantId: string): Promise<number | undefined> {
      const { rows } = await sql<Pick<Revoked, 'expiresAt'>>`
        select expires_at as "expiresAt" from revoked_grants where grant_id = ${grantId}`.execute(
        query,
      )
      return rows[0]?.expiresAt
    },

    async sweepRevocations(now: number): Promise<void> {
      await sql`delete from revoked_grants where expires_at <= ${new Date(now)}`.execute(query)
    },

    /**
     * Hears of grants revoked by any process until `close`. Answers once it listens.
     * @param onLost the session broke: what is revoked from now on is not heard
     */
    async listenForRevocations(
      onRevoked: (revoked: Heard) => void,
      onLost: () => void,
    ): Promise<{ close(): void }> {
      return listenTo(database.pool, REVOCATION_CHANNEL, {
        onPayload: (payload) => onRevoked(readRevoked(payload)),
        onLost,
      })
    },
  }
}

function readRevoked(payload: string): Heard {
  return payload.startsWith('{') ? (JSON.parse(payload) as Revoked) : { grantId: payload }
}

function refreshTurns<Tables>({ query }: Database<Tables>) {
  return {
    /** Takes the turn to exchange a refresh token, unless another has it or has already been. */
    async takeRefreshTurn(
      tokenHash: string,
      now: number,
      turnEndsAt: number,
    ): Promise<RefreshTurn> {
      const { rows } = await sql`
        insert into refresh_turns as turn (token_hash, turn_ends_at)
        values (${tokenHash}, ${new Date(turnEndsAt)})
        on conflict (token_hash) do update
          set turn_ends_at = excluded.turn_ends_at, sealed_tokens = null, kept_until = null
          where coalesce(turn.kept_until, turn.turn_ends_at) <= ${new Date(now)}
        returning token_hash`.execute(query)
      if (rows.length > 0) return { state: 'mine' }
      const known = await sql<{ sealedTokens: string | null }>`
        select sealed_tokens as "sealedTokens" from refresh_turns
         where token_hash = ${tokenHash}`.execute(query)
      const sealedTokens = known.rows[0]?.sealedTokens
      return sealedTokens ? { state: 'done', sealedTokens } : { state: 'taken' }
    },

    async leaveRefreshedTokens(
      tokenHash: string,
      sealedTokens: string,
      keptUntil: number,
    ): Promise<void> {
      await sql`
        update refresh_turns set sealed_tokens = ${sealedTokens}, kept_until = ${new Date(keptUntil)}
         where token_hash = ${tokenHash}`.execute(query)
    },

    async giveRefreshTurnBack(tokenHash: string): Promise<void> {
      await sql`
        delete from refresh_turns
         where token_hash = ${tokenHash} and sealed_tokens is null`.execute(query)
    },

    async sweepRefreshTurns(now: number): Promise<void> {
      await sql`
        delete from refresh_turns
         where coalesce(kept_until, turn_ends_at) <= ${new Date(now)}`.execute(query)
    },
  }
}
