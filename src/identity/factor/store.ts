import { type Kysely, type QueryExecutorProvider, sql } from 'kysely'
import type { Language } from '#messages/language.ts'
import { enqueue } from '#platform/jobs.ts'
import type { Database } from '#platform/postgres/database.ts'

/** What a person has set up for the second step of a sign-in. */
export interface SecondFactor {
  authenticator: Authenticator | null
  recoveryCodesLeft: number
}

interface Authenticator {
  sealedSecret: string
  /** Epoch ms. */
  addedAt: number
}

/** What the person is told about by mail. */
export type FactorChange = 'app-added' | 'app-removed' | 'codes-replaced' | 'code-used'

interface Told {
  language: Language
  change: FactorChange
}

/** All SQL of second factors. */
export function factorStore<Tables>(database: Database<Tables>) {
  const { query } = database
  const tell = (trx: Kysely<Tables>, subject: string, told: Told) =>
    enqueue(trx, 'mail-second-factor', { subject, ...told })
  return {
    async find(subject: string): Promise<SecondFactor> {
      const { rows } = await sql<{
        sealedSecret: string | null
        addedAt: number | null
        recoveryCodesLeft: number
      }>`
        select a.sealed_secret as "sealedSecret", a.added_at as "addedAt",
          (select count(*) from identity.recovery_codes where subject = u.subject) as "recoveryCodesLeft"
          from identity.users u left join identity.authenticators a on a.subject = u.subject
         where u.subject = ${subject}`.execute(query)
      const { sealedSecret = null, addedAt = null, recoveryCodesLeft = 0 } = rows[0] ?? {}
      const authenticator =
        sealedSecret !== null && addedAt !== null ? { sealedSecret, addedAt } : null
      return { authenticator, recoveryCodesLeft }
    },

    /**
     * Stores the authenticator of a person, with the step of its first code, and new recovery codes.
     * @returns false when the person has one already
     */
    async addAuthenticator(
      subject: string,
      added: { sealedSecret: string; step: number; codeHashes: readonly string[] },
      language: Language,
    ): Promise<boolean> {
      return database.transaction(async (trx) => {
        const { rows } = await sql`
          insert into identity.authenticators (subject, sealed_secret, last_step)
          values (${subject}, ${added.sealedSecret}, ${added.step})
          on conflict (subject) do nothing returning subject`.execute(trx)
        if (rows.length === 0) return false
        await replaceCodes(trx, subject, added.codeHashes)
        await tell(trx, subject, { language, change: 'app-added' })
        return true
      })
    },

    /** Takes the step of a code. @returns true for exactly one of several uses of one code */
    async takeStep(subject: string, step: number): Promise<boolean> {
      const { rows } = await sql`
        update identity.authenticators set last_step = ${step}
         where subject = ${subject} and last_step < ${step} returning subject`.execute(query)
      return rows.length > 0
    },

    /** Removes the authenticator and the recovery codes of a person, who is told if there was one. */
    async removeAuthenticator(subject: string, language: Language): Promise<void> {
      await database.transaction(async (trx) => {
        const { rows } = await sql`
          delete from identity.authenticators where subject = ${subject} returning subject`.execute(
          trx,
        )
        if (rows.length === 0) return
        await replaceCodes(trx, subject, [])
        await tell(trx, subject, { language, change: 'app-removed' })
      })
    },

    /** Replaces the recovery codes of a person who has a second factor. @returns false for one who has none */
    async replaceRecoveryCodes(
      subject: string,
      codeHashes: readonly string[],
      language: Language,
    ): Promise<boolean> {
      return database.transaction(async (trx) => {
        const { rows } = await sql`
          select from identity.authenticators where subject = ${subject} for update`.execute(trx)
        if (rows.length === 0) return false
        await replaceCodes(trx, subject, codeHashes)
        await tell(trx, subject, { language, change: 'codes-replaced' })
        return true
      })
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
        await tell(trx, subject, { language, change: 'code-used' })
        return true
      })
    },
  }
}

export type FactorStore = ReturnType<typeof factorStore>

async function replaceCodes(
  trx: QueryExecutorProvider,
  subject: string,
  codeHashes: readonly string[],
): Promise<void> {
  await sql`delete from identity.recovery_codes where subject = ${subject}`.execute(trx)
  if (codeHashes.length === 0) return
  await sql`
    insert into identity.recovery_codes (subject, code_hash)
    select ${subject}, unnest(${codeHashes}::text[])`.execute(trx)
}
