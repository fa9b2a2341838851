import { sql } from 'kysely'
import type { Database } from '#platform/postgres/database.ts'
import type { UpstreamPerson } from './upstream.ts'

type UpstreamIdentity = Pick<UpstreamPerson, 'issuer' | 'subject'>

export interface NewPerson {
  subject: string
  userName: string
  upstream: UpstreamPerson
}

/** All SQL of the links between upstream people and users. */
export function upstreamStore<Tables>(database: Database<Tables>) {
  const { query } = database
  return {
    async findLinked({ issuer, subject }: UpstreamIdentity): Promise<string | undefined> {
      const { rows } = await sql<{ subject: string }>`
        select subject from identity.upstream_people
         where issuer = ${issuer} and upstream_subject = ${subject}`.execute(query)
      return rows[0]?.subject
    },

    /** An existing link stays as it is. */
    async link(
      { issuer, subject: upstreamSubject }: UpstreamIdentity,
      subject: string,
    ): Promise<void> {
      await sql`
        insert into identity.upstream_people (issuer, upstream_subject, subject)
        values (${issuer}, ${upstreamSubject}, ${subject}) on conflict do nothing`.execute(query)
    },

    /**
     * Creates a user without a password, linked to the upstream person. An unconfirmed sign-up with the same address is
     * deleted, because it may be a stranger's. Unique constraints decide between concurrent ones.
     * @returns 'made', or what is taken: 'address' or 'name'
     */
    async add({ subject, userName, upstream }: NewPerson): Promise<'made' | 'address' | 'name'> {
      const { issuer, subject: upstreamSubject, email, name, pictureUrl } = upstream
      return database.transaction(async (trx) => {
        await sql`
          delete from identity.sign_ups where email = ${email}`.execute(trx)
        const { rows } = await sql`
          with made as (
            insert into identity.users (subject, user_name, email, name, picture_url)
            values (${subject}, ${userName}, ${email}, ${name}, ${pictureUrl})
            on conflict do nothing returning subject)
          insert into identity.upstream_people (issuer, upstream_subject, subject)
          select ${issuer}, ${upstreamSubject}, subject from made
          returning subject`.execute(trx)
        if (rows.length > 0) return 'made'
        const existing = await sql`select from identity.users where email = ${email}`.execute(trx)
        return existing.rows.length > 0 ? 'address' : 'name'
      })
    },
  }
}

export type UpstreamStore = ReturnType<typeof upstreamStore>
