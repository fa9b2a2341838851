import { sql } from 'kysely'
import type { Language } from '#messages/language.ts'
import { enqueue } from '#platform/jobs.ts'
import type { Database } from '#platform/postgres/database.ts'
import type { MailedCode, TriedCode } from './codes.ts'
import type { Allowance } from './limits.ts'

/** A sign-up whose address is still to be confirmed. */
export interface SignUp {
  /** The subject to be. */
  id: string
  /** Lower case, as is the address. */
  userName: string
  email: string
  name: string
  phoneNumber: string | null
  passwordHash: string
}

/**
 * Which sign-up: the very one, as its page or its client knows it, or by name the one that took nobody's place. A code
 * alone does not tell whose password is meant where two signed up with one address.
 */
export interface SignUpKey {
  id?: string | undefined
  userName?: string | undefined
}

interface MailWishes {
  language: Language
  allowance: Allowance
}

/** Some minutes of trying: a code that arrives hours later helps nobody. */
const MAIL_TRIES = { maxAttempts: 6 }

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
    /** With the code it was mailed, if it was. */
    async findToMail(userName: string): Promise<(SignUp & MailedCode) | undefined> {
      const { rows } = await sql<SignUp & MailedCode>`
        select ${COLUMNS}, code_hash as "codeHash", attempts, expires_at as "expiresAt"
          from identity.sign_ups where user_name = ${userName}`.execute(query)
      return rows[0]
    },

    /** By user name or by address. */
    findByLogin: (login: string): Promise<SignUp | undefined> =>
      findOne(login.includes('@') ? 'email' : 'user_name', login),

    /**
     * Keeps a sign-up and enqueues its mail, in one transaction. It replaces an earlier one on the same address,
     * password, code and all. The unique constraints decide between those that come at once.
     * @returns false when the user name is somebody else's, or held by a sign-up on another address
     */
    async save(
      signUp: SignUp,
      { now, expiresAt, ...mail }: { now: number; expiresAt: number } & MailWishes,
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
        await enqueue(trx, 'mail-sign-up', { userName, ...mail }, MAIL_TRIES)
        return true
      })
      return work.catch(falseWhenNameIsHeld)
    },

    enqueueMail: (userName: string, mail: MailWishes): Promise<void> =>
      enqueue(query, 'mail-sign-up', { userName, ...mail }, MAIL_TRIES),

    /** A new code replaces the one before, with all its tries; the same once more keeps those it had. */
    async saveCode(id: string, codeHash: string, expiresAt: number): Promise<void> {
      await sql`
        update identity.sign_ups
           set code_hash = ${codeHash}, expires_at = ${new Date(expiresAt)},
               attempts = case when code_hash = ${codeHash} then attempts else 0 end
         where id = ${id}`.execute(query)
    },

    /** Counts one try at the code; undefined when it has expired or has had all its tries. */
    async tryCode(
      { id = null, userName = null }: { [key in keyof SignUpKey]: string | null | undefined },
      now: number,
      maxAttempts: number,
    ): Promise<TriedCode | undefined> {
      const { rows } = await sql<TriedCode>`
        update identity.sign_ups set attempts = attempts + 1
         where (id = ${id} or (${id}::text is null and not took_place))
           and user_name = coalesce(${userName}, user_name) and expires_at > ${new Date(now)}
           and attempts < ${maxAttempts}
        returning id, code_hash as "codeHash"`.execute(query)
      return rows[0]
    },

    /**
     * Turns a sign-up into somebody who can sign in, once.
     * @returns the subject; undefined when the address or the name has become somebody's meanwhile
     */
    async confirm(id: string): Promise<string | undefined> {
      const { rows } = await sql<{ subject: string }>`
        with signed_up as (delete from identity.sign_ups where id = ${id} returning *)
        insert into identity.users (subject, user_name, email, name, phone_number, password_hash)
        select id, user_name, email, name, phone_number, password_hash from signed_up
        on conflict do nothing returning subject`.execute(query)
      return rows[0]?.subject
    },

    async sweep(createdBefore: number): Promise<void> {
      await sql`
        delete from identity.sign_ups where created_at < ${new Date(createdBefore)}`.execute(query)
    },
  }
}

export type SignUpStore = ReturnType<typeof signUpStore>

function falseWhenNameIsHeld(error: unknown): false {
  const constraint = error instanceof Error && 'constraint' in error ? error.constraint : undefined
  if (constraint === 'sign_ups_user_name_key') return false
  throw error
}
