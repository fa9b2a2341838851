import { sql } from 'kysely'
import type { Language } from '#messages/language.ts'
import { enqueue } from '#platform/jobs.ts'
import { violatedConstraint } from '#platform/postgres/constraint.ts'
import type { Database } from '#platform/postgres/database.ts'
import type { CodeAttempt, MailedCode } from './codes.ts'
import type { Allowance } from './limits.ts'

/** A sign-up whose address is not verified yet. */
export interface SignUp {
  /** The later subject. */
  id: string
  /** Lower case, as is the address. */
  userName: string
  email: string
  name: string
  phoneNumber: string | null
  passwordHash: string
}

/**
 * Identifies a sign-up: by its id, which its page or client has, or by user name if it replaced no other sign-up. When two
 * people signed up with one address, a code alone does not identify whose password is meant.
 */
export interface SignUpKey {
  id?: string | undefined
  userName?: string | undefined
}

interface MailOptions {
  language: Language
  allowance: Allowance
}

/** Retries for some minutes only: a late code is useless. */
const MAIL_ATTEMPTS = { maxAttempts: 6 }

const COLUMNS = sql.raw(
  `id, user_name as "userName", email, name, phone_number as "phoneNumber", password_hash as "passwordHash"`,
)

/** All SQL of sign-ups. Times are epoch milliseconds. */
export function signUpStore<Tables>(database: Database<Tables>) {
  const { query } = database
  const findOne = async (column: 'user_name' | 'email', value: string) => {
    const { rows } = await sql<SignUp>`
      select ${COLUMNS} from identity.sign_ups where ${sql.ref(column)} = ${value}`.execute(query)
    return rows[0]
  }
  return {
    /** A sign-up with the state of its mailed code. */
    async findToMail(userName: string): Promise<(SignUp & MailedCode) | undefined> {
      const { rows } = await sql<SignUp & MailedCode>`
        select ${COLUMNS}, code_hash as "codeHash", attempts, expires_at as "expiresAt"
          from identity.sign_ups where user_name = ${userName}`.execute(query)
      return rows[0]
    },

    /** By user name or mail address. */
    findByLogin: (login: string): Promise<SignUp | undefined> =>
      findOne(login.includes('@') ? 'email' : 'user_name', login),

    /**
     * Inserts a sign-up and enqueues its mail, in one transaction. It replaces an earlier one with the same address,
     * including password and code. Unique constraints decide between concurrent ones.
     * @returns false when the user name belongs to an account or to a sign-up with another address
     */
    async save(
      signUp: SignUp,
      { now, expiresAt, ...mail }: { now: number; expiresAt: number } & MailOptions,
    ): Promise<boolean> {
      const { id, userName, email, name, phoneNumber, passwordHash } = signUp
      const work = database.transaction(async (trx) => {
        await sql`
          delete from identity.sign_ups
           where user_name = ${userName} and email <> ${email} and expires_at <= ${new Date(now)}`.execute(
          trx,
        )
        const { rows } = await sql`
          insert into identity.sign_ups as earlier
            (id, user_name, email, name, phone_number, password_hash, expires_at)
          select ${id}, ${userName}, ${email}, ${name}, ${phoneNumber}, ${passwordHash}, ${new Date(expiresAt)}
           where not exists (select from identity.users where user_name = ${userName})
          on conflict (email) do update
            set id = excluded.id, user_name = excluded.user_name, name = excluded.name,
                phone_number = excluded.phone_number, password_hash = excluded.password_hash,
                code_hash = null, attempts = 0, expires_at = excluded.expires_at, created_at = now(),
                took_place = true
          returning id`.execute(trx)
        if (rows.length === 0) return false
        await enqueue(trx, 'mail-sign-up', { userName, ...mail }, MAIL_ATTEMPTS)
        return true
      })
      return work.catch(falseIfNameTaken)
    },

    enqueueMail: (userName: string, mail: MailOptions): Promise<void> =>
      enqueue(query, 'mail-sign-up', { userName, ...mail }, MAIL_ATTEMPTS),

    /** Replaces the code and resets its attempts; the same code keeps its attempts. */
    async saveCode(id: string, codeHash: string, expiresAt: number): Promise<void> {
      await sql`
        update identity.sign_ups
           set code_hash = ${codeHash}, expires_at = ${new Date(expiresAt)},
               attempts = case when code_hash = ${codeHash} then attempts else 0 end
         where id = ${id}`.execute(query)
    },

    /** Counts an attempt at the code. @returns undefined when it has expired or has no attempts left */
    async countAttempt(
      { id = null, userName = null }: { [key in keyof SignUpKey]: string | null | undefined },
      now: number,
      maxAttempts: number,
    ): Promise<CodeAttempt | undefined> {
      const { rows } = await sql<CodeAttempt>`
        update identity.sign_ups set attempts = attempts + 1
         where (id = ${id} or (${id}::text is null and not took_place))
           and user_name = coalesce(${userName}, user_name) and expires_at > ${new Date(now)}
           and attempts < ${maxAttempts}
        returning id, code_hash as "codeHash"`.execute(query)
      return rows[0]
    },

    /**
     * Turns a sign-up into a user, once.
     * @returns the subject; undefined when the address or the name has been taken in the meantime
     */
    async confirm(id: string): Promise<string | undefined> {
      const { rows } = await sql<{ subject: string }>`
        with signed_up as (delete from identity.sign_ups where id = ${id} returning *)
        insert into identity.users (subject, user_name, email, name, phone_number, password_hash)
        select id, user_name, email, name, phone_number, password_hash from signed_up
        on conflict do nothing returning subject`.execute(query)
      return rows[0]?.subject
    },

    async deleteBefore(createdBefore: number): Promise<void> {
      await sql`
        delete from identity.sign_ups where created_at < ${new Date(createdBefore)}`.execute(query)
    },
  }
}

export type SignUpStore = ReturnType<typeof signUpStore>

function falseIfNameTaken(error: unknown): false {
  if (violatedConstraint(error) === 'sign_ups_user_name_key') return false
  throw error
}
