import { type Kysely, sql } from 'kysely'
import type { Language } from '#messages/language.ts'
import type { Database } from '#platform/postgres/database.ts'
import { authenticatorStore } from './authenticator-store.ts'
import { passkeyStore } from './passkey-store.ts'
import {
  enqueueSecondFactorMail,
  hasSecondFactor,
  lockPerson,
  removeUnusedCodes,
  replaceCodes,
} from './recovery-code-store.ts'
import type { Passkey, SecondFactor } from './second-factor.ts'

/** All SQL of second factors. */
export function secondFactorStore<Tables>(database: Database<Tables>) {
  const { query } = database
  return {
    ...authenticatorStore(database),
    ...passkeyStore(database),

    async find(subject: string): Promise<SecondFactor> {
      const { rows } = await sql<{
        encryptedSecret: string | null
        addedAt: number | null
        passkeys: Passkey[]
        recoveryCodesLeft: number
      }>`
        select a.encrypted_secret as "encryptedSecret", a.added_at as "addedAt",
          (select coalesce(json_agg(json_build_object('id', id, 'name', name, 'transports', transports,
              'isSynced', is_synced, 'addedAt', added_at) order by added_at, id), '[]')
            from identity.passkeys where subject = u.subject) as passkeys,
          (select count(*) from identity.recovery_codes where subject = u.subject) as "recoveryCodesLeft"
          from identity.users u left join identity.authenticators a on a.subject = u.subject
         where u.subject = ${subject}`.execute(query)
      const [row] = rows
      const {
        encryptedSecret = null,
        addedAt = null,
        passkeys = [],
        recoveryCodesLeft = 0,
      } = row ?? {}
      const authenticator =
        encryptedSecret !== null && addedAt !== null ? { encryptedSecret, addedAt } : null
      return { authenticator, passkeys, recoveryCodesLeft }
    },

    /** Replaces the recovery codes of a person who has a second factor. @returns false for one who has none */
    async replaceRecoveryCodes(
      subject: string,
      codeHashes: readonly string[],
      language: Language,
    ): Promise<boolean> {
      return database.transaction(async (trx) => {
        await lockPerson(trx, subject)
        if (!(await hasSecondFactor(trx, subject))) return false
        await replaceCodes(trx, subject, codeHashes)
        await enqueueSecondFactorMail(trx, subject, { language, change: 'codes-replaced' })
        return true
      })
    },

    /** Removes everything a person has set up, within the transaction; they are told. @returns whether there was anything */
    async removeAll<MarketTables>(
      subject: string,
      language: Language,
      within: Kysely<MarketTables>,
    ): Promise<boolean> {
      await lockPerson(within, subject)
      if (!(await hasSecondFactor(within, subject))) return false
      await sql`delete from identity.authenticators where subject = ${subject}`.execute(within)
      await sql`delete from identity.passkeys where subject = ${subject}`.execute(within)
      await removeUnusedCodes(within, subject)
      await enqueueSecondFactorMail(within, subject, { language, change: 'removed-by-operator' })
      return true
    },

    /** Uses up a recovery code. @returns true for exactly one of several uses of one code */
    async takeRecoveryCode(
      subject: string,
      codeHash: string,
      language: Language,
    ): Promise<boolean> {
      return database.transaction(async (trx) => {
        const { rows } = await sql`
          delete from identity.recovery_codes where subject = ${subject} and code_hash = ${codeHash}
          returning subject`.execute(trx)
        if (rows.length === 0) return false
        await enqueueSecondFactorMail(trx, subject, { language, change: 'code-used' })
        return true
      })
    },
  }
}

export type SecondFactorStore = ReturnType<typeof secondFactorStore>
