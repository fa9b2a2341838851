import { type QueryExecutorProvider, sql } from 'kysely'
import type { Language } from '#messages/language.ts'
import { enqueue } from '#platform/jobs.ts'
import type { Database } from '#platform/postgres/database.ts'
import type { CodeAttempt, MailedCode } from './codes.ts'
import type { Allowance } from './limits.ts'

/** Ends every sign-in of a person, in the caller's transaction: sessions, tokens and unfinished sign-ins. */
export type EndSignIns = (subject: string, within: QueryExecutorProvider) => Promise<void>

/** A request for a new password; the login may be nobody's. */
export interface PasswordRequest extends MailedCode {
  login: string
}

interface MailOptions {
  language: Language
  allowance: Allowance
  /** The subjects that have signed in with the requesting device. */
  knownTo: readonly string[]
}

/** Retries for some minutes only: a late code is useless. */
const MAIL_ATTEMPTS = { maxAttempts: 6 }

/** All SQL of password resets. Times are epoch milliseconds. */
export function passwordResetStore<Tables>(database: Database<Tables>) {
  const { query } = database
  return {
    /** Inserts a request and enqueues its mail. The job looks the login up, so that every login takes the same time. */
    async insert(
      { id, login, expiresAt }: { id: string; login: string; expiresAt: number },
      mail: MailOptions,
    ): Promise<void> {
      await database.transaction(async (trx) => {
        await sql`
          insert into identity.password_resets (id, login, expires_at)
          values (${id}, ${login}, ${new Date(expiresAt)})`.execute(trx)
        await enqueue(trx, 'mail-password-code', { resetId: id, ...mail }, MAIL_ATTEMPTS)
      })
    },

    /** Enqueues the mail of a request again. */
    enqueueMail: (id: string, mail: MailOptions): Promise<void> =>
      enqueue(query, 'mail-password-code', { resetId: id, ...mail }, MAIL_ATTEMPTS),

    async find(id: string): Promise<PasswordRequest | undefined> {
      const { rows } = await sql<PasswordRequest>`
        select login, code_hash as "codeHash", attempts, expires_at as "expiresAt"
          from identity.password_resets where id = ${id}`.execute(query)
      return rows[0]
    },

    async saveCode(
      id: string,
      { subject, codeHash, expiresAt }: { subject: string; codeHash: string; expiresAt: number },
    ): Promise<void> {
      await sql`
        update identity.password_resets
           set subject = ${subject}, code_hash = ${codeHash}, expires_at = ${new Date(expiresAt)},
               attempts = case when code_hash = ${codeHash} then attempts else 0 end
         where id = ${id}`.execute(query)
    },

    /** Counts an attempt at the code. @returns undefined when it has expired or has no attempts left */
    async countAttempt(
      id: string,
      now: number,
      maxAttempts: number,
    ): Promise<CodeAttempt | undefined> {
      const { rows } = await sql<CodeAttempt>`
        update identity.password_resets set attempts = attempts + 1
         where id = ${id} and expires_at > ${new Date(now)} and attempts < ${maxAttempts}
        returning id, code_hash as "codeHash"`.execute(query)
      return rows[0]
    },

    /** Takes back an attempt, unless the code has been replaced. */
    async refundAttempt({ id, codeHash }: CodeAttempt): Promise<void> {
      await sql`
        update identity.password_resets set attempts = attempts - 1
         where id = ${id} and code_hash = ${codeHash} and attempts > 0`.execute(query)
    },

    /**
     * Sets the password, ends all sign-ins, deletes the person's other requests and enqueues a mail, in one transaction.
     * @returns the subject; undefined when the request has been used already
     */
    async finish(
      id: string,
      { passwordHash, language }: { passwordHash: string; language: Language },
      endSignIns: EndSignIns,
    ): Promise<string | undefined> {
      return database.transaction(async (trx) => {
        const { rows } = await sql<{ subject: string }>`
          delete from identity.password_resets
           where id = ${id} and subject is not null returning subject`.execute(trx)
        const subject = rows[0]?.subject
        if (subject === undefined) return undefined
        await sql`
          update identity.users set password_hash = ${passwordHash}
           where subject = ${subject}`.execute(trx)
        await sql`delete from identity.password_resets where subject = ${subject}`.execute(trx)
        await endSignIns(subject, trx)
        await enqueue(trx, 'mail-password-changed', { subject, language })
        return subject
      })
    },

    async deleteExpired(now: number): Promise<void> {
      await sql`
        delete from identity.password_resets where expires_at <= ${new Date(now)}`.execute(query)
    },
  }
}

export type PasswordResetStore = ReturnType<typeof passwordResetStore>
