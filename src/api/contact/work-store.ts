import { type Kysely, type RawBuilder, sql } from 'kysely'
import { instant, instantOfMicroseconds, microseconds } from '#platform/postgres/instant.ts'
import type { Cursor } from '../http/cursor.ts'
import type { Tables } from '../schema.gen.ts'

interface OpenRequest {
  readonly itemId: string
  readonly sinceMicroseconds: number
  readonly subject: string
  readonly topic: string
  readonly assignee: { readonly userName: string; readonly name: string } | null
  readonly version: number
}

/** The open messages as work that waits for an operator. Those that wait for their sender are no work. */
export const messageWork = {
  kind: 'message' as const,
  ...workOf({
    since: sql`r.status_since`,
    condition: sql`r.status = 'open' and not r.is_privacy_request`,
  }),
}

/** The privacy requests as work. Their month is of the law: it also runs while the sender has to answer (DESK-300). */
export const privacyWork = {
  kind: 'privacy-request' as const,
  ...workOf({
    since: sql`r.requested_at`,
    condition: sql`r.status <> 'closed' and r.is_privacy_request`,
  }),
}

/** @param since when the term began, a column of `r` */
function workOf({
  since,
  condition,
}: {
  since: RawBuilder<unknown>
  condition: RawBuilder<unknown>
}) {
  return {
    async findOpen(
      query: Kysely<Tables>,
      { after, limit }: { readonly after: Cursor | null; readonly limit: number },
    ): Promise<OpenRequest[]> {
      const isAfter = after
        ? sql`and (${since}, r.id) > (${instantOfMicroseconds(after.value)}, ${after.id}::uuid)`
        : sql``
      const { rows } = await sql<OpenRequest>`
        select r.id as "itemId", ${microseconds(since)}::float8 as "sinceMicroseconds",
          coalesce(nullif(r.business_name, ''), r.name) as subject, r.request_type as topic,
          case when a.user_name is not null
            then json_build_object('userName', a.user_name, 'name', a.name) end as assignee, r.version
        from (select * from contact_requests r where ${condition} ${isAfter} order by ${since}, r.id limit ${limit}) r
          left join accounts a on a.user_name = r.assignee
        order by ${since}, r.id`.execute(query)
      return rows
    },

    async countOpen(
      query: Kysely<Tables>,
      { before, most }: { readonly before: number | null; readonly most: number },
    ): Promise<number> {
      const isBefore = before === null ? sql`` : sql`and ${since} < ${instant(before)}`
      const { rows } = await sql<{ count: number }>`
        select count(*)::int as count from (
          select from contact_requests r where ${condition} ${isBefore} limit ${most}) counted`.execute(
        query,
      )
      return rows[0]?.count ?? 0
    },
  }
}
