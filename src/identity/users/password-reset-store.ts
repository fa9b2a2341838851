import { type QueryExecutorProvider, sql } from 'kysely'
import type { Language } from '#messages/language.ts'
import { enqueue } from '#platform/jobs.ts'
import type { Database } from '#platform/postgres/database.ts'
import type { MailedCode, TriedCode } from './codes.ts'
import type { Allowance } from './limits.ts'

/** Ends every sign-in of a person, in the caller's transaction: browsers, tokens and sign-ins under way. */
export type EndSignIns = (subject: string, within: QueryExecutorProvider) => Promise<void>

/** A request for a new password, whether or not somebody has the name. */
export interface PasswordRequest extends MailedCode {
  login: string
}

interface MailWishes {
  language: Language
  allowance: Allowance
  /** The subjects that the device which asks has signed in as. */
  knownTo: readonly string[]
}

/** Some minutes of trying: a code that arrives hours later helps nobody. */
const MAIL_TRIES = { maxAttempts: 6 }

/** All SQL of forgotten passwords. Times are epoch milliseconds. */
export function passwordResetStore<Tables>(database: Database<Tables>) {
  const { query } = database
  return {
    /** Keeps a request and enqueues the job that looks whose name it is: the same work for every name. */
    async open(
      { id, login, expiresAt }: { id: string; login: string; expiresAt: number },
      mail: MailWishes,
    ): Promise<void> {
      await database.transaction(async (trx) => {
        await sql`
          insert into identity.password_resets (id, login, expires_at)
          values (${id}, ${login}, ${new Date(expiresAt)})`.execute(trx)
        await enqueue(trx, 'mail-password-code', { resetId: id, ...mail }, MAIL_TRIES)
      })
    },

    /** Has the mail of a request sent once more. */
    enqueueMail: (id: string, mail: MailWishes): Promise<void> =>
      enqueue(query, 'mail-password-code', { resetId: id, ...mail }, MAIL_TRIES),

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

    /** Counts one try at the code; undefined when it has expired or has had all its tries. */
    async tryCode(id: string, now: number, maxAttempts: number): Promise<TriedCode | undefined> {
      const { rows } = await sql<TriedCode>`
        update identity.password_resets set attempts = attempts + 1
         where id = ${id} and expires_at > ${new Date(now)} and attempts < ${maxAttempts}
        returning id, code_hash as "codeHash"`.execute(query)
      return rows[0]
    },

    /** Takes back the try of a code that was right, and is still the one that counts. */
    async giveTryBack({ id, codeHash }: TriedCode): Promise<void> {
      await sql`
        update identity.password_resets set attempts = attempts - 1
         where id = ${id} and code_hash = ${codeHash} and attempts > 0`.execute(query)
    },

    /**
     * Sets the password, ends all sign-ins and enqueues the mail that tells, in one transaction. Every other request
     * of the same person stops counting.
     * @returns whose password it is; undefined for all but the first who come with this request
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

    async sweep(now: number): Promise<void> {
      await sql`
        delete from identity.password_resets where expires_at <= ${new Date(now)}`.execute(query)
    },
  }
}

export type PasswordResetStore = ReturnType<typeof passwordResetStore>
