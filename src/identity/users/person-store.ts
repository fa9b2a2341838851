import { type QueryExecutorProvider, sql } from 'kysely'
import type { SignInRecord } from '#contract/personal-data.ts'
import type { Database } from '#platform/postgres/database.ts'
import { protocolStore, removeSession } from '../protocol/store.ts'

/**
 * Reads and deletes what the embedded sign-in stores of a person. `subject` is the `sub` of their tokens.
 */
export function personStore<Tables>(database: Database<Tables>) {
  return {
    /** Times as ISO text. Null for an unknown subject. */
    async findRecord(subject: string, query: QueryExecutorProvider): Promise<SignInRecord | null> {
      const { rows } = await sql<SignInRecord>`
        select user_name as "userName", email, name, phone_number as "phoneNumber", picture_url as "pictureUrl", role,
          password_hash is not null as "hasPassword", to_json(created_at) as "createdAt",
          (select coalesce(json_agg(json_build_object('issuer', issuer, 'subject', upstream_subject,
              'linkedAt', linked_at)), '[]')
            from identity.upstream_people where subject = u.subject) as "otherServices",
          (select coalesce(json_agg(json_build_object(
              'sessionId', s.session_uid, 'browser', s.browser, 'system', s.system,
              'signedInAt', to_timestamp((s.payload ->> 'loginTs')::bigint), 'expiresAt', s.expires_at,
              'lastSeenAt', (select to_timestamp(max((t.payload ->> 'iat')::bigint)) from identity.artifacts t
                where t.grant_id = s.grant_id and t.kind in ('AccessToken', 'RefreshToken')))
              order by s.payload ->> 'loginTs' desc), '[]')
            from identity.artifacts s
            where s.kind = 'Session' and coalesce(s.payload ->> 'accountId', s.payload -> 'result' -> 'login' ->> 'accountId') = u.subject) as sessions,
          (select json_build_object('authenticatorAddedAt', (select added_at from identity.authenticators
              where subject = u.subject),
            'passkeys', (select coalesce(json_agg(json_build_object('name', name, 'addedAt', added_at,
                'lastUsedAt', last_used_at)), '[]') from identity.passkeys where subject = u.subject),
            'recoveryCodesLeft', (select count(*) from identity.recovery_codes
              where subject = u.subject))) as "secondFactor",
          (select coalesce(json_agg(json_build_object('expiresAt', expires_at)), '[]')
            from identity.set_up_codes where subject = u.subject) as "setUpCodes",
          (select coalesce(json_agg(json_build_object('login', login, 'expiresAt', expires_at)), '[]')
            from identity.password_resets
            where subject = u.subject or login in (u.user_name, u.email)) as "passwordRequests",
          (select coalesce(json_agg(json_build_object('userName', s.user_name, 'name', s.name,
              'phoneNumber', s.phone_number, 'createdAt', s.created_at)), '[]')
            from identity.sign_ups s where s.email = u.email) as "unconfirmedSignUps"
        from identity.users u where subject = ${subject}`.execute(query)
      return rows[0] ?? null
    },

    /** Ends every sign-in of a person, in the caller's transaction. @returns the ids of the deleted grants */
    endSignIns: (subject: string, trx: QueryExecutorProvider): Promise<string[]> =>
      protocolStore(database).removePerson(subject, trx),

    /** Ends one sign-in of a person. @returns what `removeSession` does */
    endSignIn: removeSession,

    async findLocked(subjects: readonly string[], query: QueryExecutorProvider): Promise<string[]> {
      const { rows } = await sql<{ subject: string }>`
        select subject from identity.users where subject = any(${subjects}) and locked_at is not null`.execute(
        query,
      )
      return rows.map(({ subject }) => subject)
    },

    /** @returns whether there is such a person */
    async setLocked(
      subject: string,
      isLocked: boolean,
      trx: QueryExecutorProvider,
    ): Promise<boolean> {
      const { rows } = await sql`
        update identity.users set locked_at = case when ${isLocked}::boolean then coalesce(locked_at, now()) end
        where subject = ${subject} returning subject`.execute(trx)
      return rows.length > 0
    },

    /**
     * Ends every sign-in of a person and deletes them, in the caller's transaction.
     * @returns the ids of the deleted grants
     */
    async deletePerson(subject: string, trx: QueryExecutorProvider): Promise<string[]> {
      const grantIds = await protocolStore(database).removePerson(subject, trx)
      await sql`
        with gone as (delete from identity.users where subject = ${subject} returning user_name, email),
        resets as (
          delete from identity.password_resets r using gone where r.login in (gone.user_name, gone.email))
        delete from identity.sign_ups s using gone where s.email = gone.email`.execute(trx)
      return grantIds
    },
  }
}
