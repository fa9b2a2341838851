import { sql } from 'kysely'
import type { Language } from '#messages/language.ts'
import type { Database } from '#platform/postgres/database.ts'
import {
  addFirstCodes,
  enqueueSecondFactorMail,
  lockPerson,
  removeUnusedCodes,
} from './recovery-code-store.ts'
import { MAX_PASSKEYS, type NewPasskey, type StoredPasskey } from './second-factor.ts'

/** All SQL of passkeys. */
export function passkeyStore<Tables>(database: Database<Tables>) {
  const { query } = database
  return {
    /**
     * Stores a passkey of a person; and recovery codes, unless there are some.
     * @returns whether the codes count; undefined when the passkey is stored already, or there are too many
     */
    async addPasskey(
      subject: string,
      { passkey, codeHashes }: { passkey: NewPasskey; codeHashes: readonly string[] },
      language: Language,
    ): Promise<{ hasNewCodes: boolean } | undefined> {
      return database.transaction(async (trx) => {
        await lockPerson(trx, subject)
        const { id, name, publicKey, counter, transports, isSynced } = passkey
        const { rows } = await sql`
          insert into identity.passkeys (id, subject, name, public_key, counter, transports, is_synced)
          select ${id}, ${subject}, ${name}, ${publicKey}, ${counter}, ${transports}::text[], ${isSynced}
           where (select count(*) from identity.passkeys where subject = ${subject}) < ${MAX_PASSKEYS}
          on conflict (id) do nothing returning id`.execute(trx)
        if (rows.length === 0) return undefined
        await enqueueSecondFactorMail(trx, subject, { language, change: 'passkey-added' })
        return addFirstCodes(trx, subject, codeHashes)
      })
    },

    async findPasskey(subject: string, id: string): Promise<StoredPasskey | undefined> {
      const { rows } = await sql<StoredPasskey>`
        select id, name, public_key as "publicKey", counter, transports, is_synced as "isSynced",
          to_json(added_at) as "addedAt"
          from identity.passkeys where subject = ${subject} and id = ${id}`.execute(query)
      return rows[0]
    },

    /** Notes a use of a passkey. @returns false when another use has raised its counter meanwhile */
    async countPasskeyUse({ id, counter }: StoredPasskey, newCounter: number): Promise<boolean> {
      const { rows } = await sql`
        update identity.passkeys set counter = ${newCounter}, last_used_at = now()
         where id = ${id} and counter = ${counter} returning id`.execute(query)
      return rows.length > 0
    },

    /** Removes a passkey of a person, who is told if there was one. */
    async removePasskey(subject: string, id: string, language: Language): Promise<void> {
      await database.transaction(async (trx) => {
        await lockPerson(trx, subject)
        const { rows } = await sql`
          delete from identity.passkeys where subject = ${subject} and id = ${id} returning id`.execute(
          trx,
        )
        if (rows.length === 0) return
        await removeUnusedCodes(trx, subject)
        await enqueueSecondFactorMail(trx, subject, { language, change: 'passkey-removed' })
      })
    },
  }
}
