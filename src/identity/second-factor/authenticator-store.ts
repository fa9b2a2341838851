import { sql } from 'kysely'
import type { Language } from '#messages/language.ts'
import type { Database } from '#platform/postgres/database.ts'
import {
  addFirstCodes,
  enqueueSecondFactorMail,
  lockPerson,
  removeUnusedCodes,
} from './recovery-code-store.ts'

/** All SQL of authenticators. */
export function authenticatorStore<Tables>(database: Database<Tables>) {
  return {
    /**
     * Stores the authenticator of a person, with the step of its first code; and recovery codes, unless there are some.
     * @returns whether the codes count; undefined when the person has an authenticator already
     */
    async addAuthenticator(
      subject: string,
      added: { encryptedSecret: string; step: number; codeHashes: readonly string[] },
      language: Language,
    ): Promise<{ hasNewCodes: boolean } | undefined> {
      return database.transaction(async (trx) => {
        await lockPerson(trx, subject)
        const { rows } = await sql`
          insert into identity.authenticators (subject, encrypted_secret, last_step)
          values (${subject}, ${added.encryptedSecret}, ${added.step})
          on conflict (subject) do nothing returning subject`.execute(trx)
        if (rows.length === 0) return undefined
        await enqueueSecondFactorMail(trx, subject, { language, change: 'app-added' })
        return addFirstCodes(trx, subject, added.codeHashes)
      })
    },

    /** Takes the step of a code. @returns true for exactly one of several uses of one code */
    async takeStep(subject: string, step: number): Promise<boolean> {
      const { rows } = await sql`
        update identity.authenticators set last_step = ${step}
         where subject = ${subject} and last_step < ${step} returning subject`.execute(
        database.query,
      )
      return rows.length > 0
    },

    /** Removes the authenticator of a person, who is told if there was one. */
    async removeAuthenticator(subject: string, language: Language): Promise<void> {
      await database.transaction(async (trx) => {
        await lockPerson(trx, subject)
        const { rows } = await sql`
          delete from identity.authenticators where subject = ${subject} returning subject`.execute(
          trx,
        )
        if (rows.length === 0) return
        await removeUnusedCodes(trx, subject)
        await enqueueSecondFactorMail(trx, subject, { language, change: 'app-removed' })
      })
    },
  }
}
