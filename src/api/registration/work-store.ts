import { type Kysely, sql } from 'kysely'
import { instant, instantOfMicroseconds, microseconds } from '#platform/postgres/instant.ts'
import type { Cursor } from '../http/cursor.ts'
import type { Tables } from '../schema.gen.ts'

interface OpenRegistration {
  readonly itemId: string
  readonly sinceMicroseconds: number
  readonly subject: string
  readonly topic: string
  readonly assignee: { readonly userName: string; readonly name: string } | null
  readonly version: number
}

/** The open registrations as work that waits for an operator. Those that wait for the salon are no work. */
export const registrationWork = {
  kind: 'registration' as const,

  async findOpen(
    query: Kysely<Tables>,
    { after, limit }: { readonly after: Cursor | null; readonly limit: number },
  ): Promise<OpenRegistration[]> {
    const isAfter = after
      ? sql`and (r.term_since, r.id) > (${instantOfMicroseconds(after.value)}, ${after.id}::uuid)`
      : sql``
    const { rows } = await sql<OpenRegistration>`
      select r.id as "itemId", ${microseconds(sql`r.term_since`)}::float8 as "sinceMicroseconds",
        coalesce(nullif(r.salon_name, ''), r.full_name) as subject, r.postal_code as topic,
        case when a.user_name is not null
          then json_build_object('userName', a.user_name, 'name', a.name) end as assignee, r.version
      from (select * from registrations r where r.status = 'open' ${isAfter}
        order by r.term_since, r.id limit ${limit}) r
        left join accounts a on a.user_name = r.assignee
      order by r.term_since, r.id`.execute(query)
    return rows
  },

  async countOpen(
    query: Kysely<Tables>,
    { before, most }: { readonly before: number | null; readonly most: number },
  ): Promise<number> {
    const isBefore = before === null ? sql`` : sql`and r.term_since < ${instant(before)}`
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from (
        select from registrations r where r.status = 'open' ${isBefore} limit ${most}) counted`.execute(
      query,
    )
    return rows[0]?.count ?? 0
  },
}
