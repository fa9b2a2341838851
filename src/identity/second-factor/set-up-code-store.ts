import { sql } from 'kysely'
import type { Language } from '#messages/language.ts'
import { enqueue } from '#platform/jobs.ts'
import type { Database } from '#platform/postgres/database.ts'
import type { CodeAttempt, MailedCode } from '../users/codes.ts'
import type { Allowance } from '../users/limits.ts'

/** Identifies the code of a person in one sign-in. */
export interface SetUpCodeKey {
  id: string
  subject: string
}

/** Retries for some minutes only: a late code is useless. */
const MAIL_ATTEMPTS = { maxAttempts: 6 }

/** All SQL of the codes that are asked for before a first second factor. Times are epoch milliseconds. */
export function setUpCodeStore<Tables>(database: Database<Tables>) {
  const { query } = database
  return {
    /** Inserts a code unless the sign-in has one, and enqueues its mail. */
    async request(
      { id, subject }: SetUpCodeKey,
      expiresAt: number,
      mail: { language: Language; allowance: Allowance },
    ): Promise<void> {
      await database.transaction(async (trx) => {
        await sql`
          insert into identity.set_up_codes (id, subject, expires_at)
          values (${id}, ${subject}, ${new Date(expiresAt)})
          on conflict (id) do nothing`.execute(trx)
        await enqueue(trx, 'mail-set-up-code', { id, ...mail }, MAIL_ATTEMPTS)
      })
    },

    /** A code that is not entered yet. */
    async find(id: string): Promise<(MailedCode & { subject: string }) | undefined> {
      const { rows } = await sql<MailedCode & { subject: string }>`
        select subject, code_hash as "codeHash", attempts, expires_at as "expiresAt"
          from identity.set_up_codes where id = ${id} and confirmed_at is null`.execute(query)
      return rows[0]
    },

    /** Replaces the code and resets its attempts; the same code keeps its attempts. */
    async saveCode(id: string, codeHash: string, expiresAt: number): Promise<void> {
      await sql`
        update identity.set_up_codes
           set code_hash = ${codeHash}, expires_at = ${new Date(expiresAt)},
               attempts = case when code_hash = ${codeHash} then attempts else 0 end
         where id = ${id} and confirmed_at is null`.execute(query)
    },

    /** Counts an attempt at the code. @returns undefined when it has expired or has no attempts left */
    async countAttempt(
      { id, subject }: SetUpCodeKey,
      now: number,
      maxAttempts: number,
    ): Promise<CodeAttempt | undefined> {
      const { rows } = await sql<CodeAttempt>`
        update identity.set_up_codes set attempts = attempts + 1
         where id = ${id} and subject = ${subject} and confirmed_at is null
           and expires_at > ${new Date(now)} and attempts < ${maxAttempts}
        returning id, code_hash as "codeHash"`.execute(query)
      return rows[0]
    },

    /** Notes that the code was entered, once. @returns false when it has been replaced in the meantime */
    async confirm(
      { id, codeHash }: CodeAttempt,
      { now, expiresAt }: { now: number; expiresAt: number },
    ): Promise<boolean> {
      const { rows } = await sql`
        update identity.set_up_codes
           set confirmed_at = ${new Date(now)}, code_hash = null, expires_at = ${new Date(expiresAt)}
         where id = ${id} and code_hash = ${codeHash} returning id`.execute(query)
      return rows.length > 0
    },

    /** Whether the person has entered the code in this sign-in. */
    async isConfirmed({ id, subject }: SetUpCodeKey, now: number): Promise<boolean> {
      const { rows } = await sql`
        select from identity.set_up_codes
         where id = ${id} and subject = ${subject} and confirmed_at is not null
           and expires_at > ${new Date(now)}`.execute(query)
      return rows.length > 0
    },

    async deleteExpired(now: number): Promise<void> {
      await sql`delete from identity.set_up_codes where expires_at <= ${new Date(now)}`.execute(
        query,
      )
    },
  }
}

export type SetUpCodeStore = ReturnType<typeof setUpCodeStore>
