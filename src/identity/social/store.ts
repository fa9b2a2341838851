import { sql } from 'kysely'
import type { Database } from '#platform/postgres/database.ts'
import type { UpstreamPerson } from './upstream.ts'

type Who = Pick<UpstreamPerson, 'issuer' | 'subject'>

export interface NewPerson {
  subject: string
  userName: string
  upstream: UpstreamPerson
}

/** All SQL of who of another issuer is who here. */
export function upstreamStore<Tables>(database: Database<Tables>) {
  const { query } = database
  return {
    async findLinked({ issuer, subject }: Who): Promise<string | undefined> {
      const { rows } = await sql<{ subject: string }>`
        select subject from identity.upstream_people
         where issuer = ${issuer} and upstream_subject = ${subject}`.execute(query)
      return rows[0]?.subject
    },

    /** Whoever is linked already stays linked to the same. */
    async link({ issuer, subject: upstreamSubject }: Who, subject: string): Promise<void> {
      await sql`
        insert into identity.upstream_people (issuer, upstream_subject, subject)
        values (${issuer}, ${upstreamSubject}, ${subject}) on conflict do nothing`.execute(query)
    },

    /**
     * Somebody new, without a password, linked from the start. A sign-up on their address that was never confirmed
     * gives way: it may be a stranger's. The unique constraints decide between those that come at once.
     * @returns 'made', or whose the address or the name is already
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
        const held = await sql`select from identity.users where email = ${email}`.execute(trx)
        return held.rows.length > 0 ? 'address' : 'name'
      })
    },
  }
}

export type UpstreamStore = ReturnType<typeof upstreamStore>
