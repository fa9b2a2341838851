import { sql } from 'kysely'
import type { Database } from '#platform/postgres/database.ts'

/** A person who can sign in. */
export interface User {
  subject: string
  /** Lower case, as is the address. */
  userName: string
  email: string
  name: string
  phoneNumber: string | null
  pictureUrl: string | null
  role: 'customer' | 'provider' | 'operator'
  /** Null for a person who signs in by another issuer only. */
  passwordHash: string | null
}

const COLUMNS = sql.raw(
  `subject, user_name as "userName", email, name, phone_number as "phoneNumber", picture_url as "pictureUrl",
   role, password_hash as "passwordHash"`,
)

/** All SQL of users. */
export function userStore<Tables>({ query }: Database<Tables>) {
  const findOne = async (column: 'subject' | 'user_name' | 'email', value: string) => {
    const { rows } = await sql<User>`
      select ${COLUMNS} from identity.users where ${sql.ref(column)} = ${value}`.execute(query)
    return rows[0]
  }
  return {
    findBySubject: (subject: string): Promise<User | undefined> => findOne('subject', subject),

    /** A person who is not locked: only as such a one somebody signs in. */
    async findUnlocked(subject: string): Promise<User | undefined> {
      const { rows } = await sql<User>`
        select ${COLUMNS} from identity.users where subject = ${subject} and locked_at is null`.execute(
        query,
      )
      return rows[0]
    },

    findByEmail: (email: string): Promise<User | undefined> => findOne('email', email),

    /** By user name or mail address; a user name has no @. */
    findByLogin: (login: string): Promise<User | undefined> =>
      findOne(login.includes('@') ? 'email' : 'user_name', login),

    /** Inserts users without a sign-up; existing ones stay as they are. */
    async seed(users: User[]): Promise<void> {
      for (const user of users) {
        await sql`
          insert into identity.users
            (subject, user_name, email, name, phone_number, picture_url, role, password_hash)
          values (${user.subject}, ${user.userName}, ${user.email}, ${user.name}, ${user.phoneNumber},
                  ${user.pictureUrl}, ${user.role}, ${user.passwordHash})
          on conflict do nothing`.execute(query)
      }
    },
  }
}

export type UserStore = ReturnType<typeof userStore>
