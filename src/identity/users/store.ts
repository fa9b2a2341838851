import { type QueryExecutorProvider, sql } from 'kysely'
import type { Language } from '#messages/language.ts'
import { enqueue } from '#platform/jobs.ts'
import type { Database } from '#platform/postgres/database.ts'

export interface User {
  subject: string
  /** Lower case, as is the address. */
  userName: string
  email: string
  name: string
  phoneNumber: string | null
  pictureUrl: string | null
  role: 'customer' | 'provider' | 'operator'
  /** Null: signs in by another issuer only. */
  passwordHash: string | null
  isVerified: boolean
}

export type NewUser = Pick<
  User,
  'subject' | 'userName' | 'email' | 'name' | 'phoneNumber' | 'passwordHash'
>

/** Some minutes of trying: a code that arrives hours later helps nobody. */
const MAIL_TRIES = { maxAttempts: 6 }

const COLUMNS = sql.raw(
  `subject, user_name as "userName", email, name, phone_number as "phoneNumber", picture_url as "pictureUrl",
   role, password_hash as "passwordHash", verified_at is not null as "isVerified"`,
)

/** All SQL of the people who can sign in. Times are epoch milliseconds. */
export function userStore<Tables>(database: Database<Tables>) {
  const { query } = database
  const findOne = async (column: 'subject' | 'user_name' | 'email', value: string) => {
    const { rows } = await sql<User>`
      select ${COLUMNS} from identity.users where ${sql.ref(column)} = ${value}`.execute(query)
    return rows[0]
  }
  return {
    findBySubject: (subject: string): Promise<User | undefined> => findOne('subject', subject),

    findByUserName: (userName: string): Promise<User | undefined> => findOne('user_name', userName),

    /** By user name or by address; a user name has no @. */
    findByLogin: (login: string): Promise<User | undefined> =>
      findOne(login.includes('@') ? 'email' : 'user_name', login),

    /**
     * Signs somebody up and enqueues their mail, in one transaction. An earlier sign-up on the same address
     * that was never confirmed is replaced, password and all. An address that is confirmed already stays as it
     * is: the mail says so to whoever reads it, the answer here does not.
     * @returns whom the mail is for; undefined when the user name is somebody else's
     */
    async signUp(
      user: NewUser,
      { now, heldUntil, language }: { now: number; heldUntil: number; language: Language },
    ): Promise<string | undefined> {
      const { userName, email } = user
      return database.transaction(async (trx) => {
        const holder = await sql`
          select from identity.users where user_name = ${userName}
             and (verified_at is not null or (email <> ${email} and held_until > ${new Date(now)}))`.execute(
          trx,
        )
        if (holder.rows.length > 0) return undefined
        await sql`
          delete from identity.users
           where verified_at is null and (email = ${email} or user_name = ${userName})`.execute(trx)
        const { rows } = await sql<{ subject: string }>`
          insert into identity.users (subject, user_name, email, name, phone_number, password_hash, held_until)
          values (${user.subject}, ${userName}, ${email}, ${user.name}, ${user.phoneNumber}, ${user.passwordHash},
                  ${new Date(heldUntil)})
          on conflict do nothing returning subject`.execute(trx)
        const known = rows[0] ?? (await findVerified(trx, email))
        if (known) {
          await enqueue(trx, 'mail-sign-up', { subject: known.subject, language }, MAIL_TRIES)
        }
        return known?.subject
      })
    },

    enqueueCodeAgain: (userName: string, language: Language): Promise<void> =>
      enqueue(query, 'mail-code-again', { userName, language }, MAIL_TRIES),

    /** A new code replaces the one before, with all its tries. */
    async saveCode(subject: string, codeHash: string, expiresAt: number): Promise<void> {
      await database.transaction(async (trx) => {
        await sql`
          insert into identity.verification_codes (subject, code_hash, expires_at)
          values (${subject}, ${codeHash}, ${new Date(expiresAt)})
          on conflict (subject) do update
            set code_hash = excluded.code_hash, expires_at = excluded.expires_at, attempts = 0`.execute(
          trx,
        )
        await sql`
          update identity.users set held_until = ${new Date(expiresAt)}
           where subject = ${subject} and verified_at is null`.execute(trx)
      })
    },

    /** Counts one try at the code and answers its hash; undefined when it has expired or has had all its tries. */
    async tryCode(subject: string, now: number, maxAttempts: number): Promise<string | undefined> {
      const { rows } = await sql<{ codeHash: string }>`
        update identity.verification_codes set attempts = attempts + 1
         where subject = ${subject} and expires_at > ${new Date(now)} and attempts < ${maxAttempts}
        returning code_hash as "codeHash"`.execute(query)
      return rows[0]?.codeHash
    },

    async confirm(subject: string, now: number): Promise<void> {
      await database.transaction(async (trx) => {
        await sql`
          update identity.users set verified_at = ${new Date(now)}, held_until = null
           where subject = ${subject} and verified_at is null`.execute(trx)
        await sql`delete from identity.verification_codes where subject = ${subject}`.execute(trx)
      })
    },

    /** People whose address needs no confirming; who is there already stays as they are. */
    async seed(users: (NewUser & Pick<User, 'role' | 'pictureUrl'>)[], now: number): Promise<void> {
      for (const user of users) {
        await sql`
          insert into identity.users
            (subject, user_name, email, name, phone_number, picture_url, role, password_hash, verified_at)
          values (${user.subject}, ${user.userName}, ${user.email}, ${user.name}, ${user.phoneNumber},
                  ${user.pictureUrl}, ${user.role}, ${user.passwordHash}, ${new Date(now)})
          on conflict do nothing`.execute(query)
      }
    },

    async sweep(signUpsBefore: number): Promise<void> {
      await sql`
        delete from identity.users
         where verified_at is null and created_at < ${new Date(signUpsBefore)}`.execute(query)
    },
  }
}

export type UserStore = ReturnType<typeof userStore>

async function findVerified(trx: QueryExecutorProvider, email: string) {
  const { rows } = await sql<{ subject: string }>`
    select subject from identity.users where email = ${email} and verified_at is not null`.execute(
    trx,
  )
  return rows[0]
}
