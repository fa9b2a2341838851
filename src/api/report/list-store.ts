import { type Kysely, sql } from 'kysely'
import type { ReportState } from '#domain/report/report.ts'
import { instant, instantOfMicroseconds, microseconds } from '#platform/postgres/instant.ts'
import type { Cursor } from '../http/cursor.ts'
import type { Tables } from '../schema.gen.ts'
import { REPORT, type ReportRow } from './store.ts'

/**
 * The reports of a state after a place in the list, at most `limit`: what waits by when it is due, what is decided the latest
 * first.
 */
export async function findReports(
  query: Kysely<Tables>,
  { state, after, limit }: { state: ReportState; after: Cursor | null; limit: number },
): Promise<ReportRow[]> {
  const isDecided = state === 'decided'
  const order = isDecided ? sql`t.decided_at desc, t.id desc` : sql`t.waiting_since, t.id`
  const place = isDecided ? sql`(t.decided_at, t.id) <` : sql`(t.waiting_since, t.id) >`
  const later = after ? sql`and ${place} (${instant(after.value)}, ${after.id}::uuid)` : sql``
  const { rows } = await sql<ReportRow>`
    ${REPORT} where t.id in (
      select t.id from reports t where t.state = ${sql.lit(state)} ${later} order by ${order} limit ${limit})
    order by ${order}`.execute(query)
  return rows
}

/** The most that is counted. */
const MOST_COUNTED = 1_000

/** How many reports wait, at most 1,000 of a state. */
export async function countReports(
  query: Kysely<Tables>,
): Promise<{ open: number; objection: number }> {
  const { rows } = await sql<{ open: number; objection: number }>`
    select (select count(*)::integer from (select from reports where state = 'open' limit ${MOST_COUNTED}) o) as open,
      (select count(*)::integer from (select from reports where state = 'objection' limit ${MOST_COUNTED}) o) as objection`.execute(
    query,
  )
  return rows[0] ?? { open: 0, objection: 0 }
}

interface OpenReport {
  readonly itemId: string
  readonly sinceMicroseconds: number
  readonly subject: string
  readonly topic: string
  readonly assignee: { readonly userName: string; readonly name: string } | null
  readonly version: number
}

/** The reports and objections that wait: a `WorkSource` for the list of all work (DESK-011), which imports this noun. */
export const reportWork = {
  kind: 'report' as const,
  async findOpen(
    query: Kysely<Tables>,
    { after, limit }: { readonly after: Cursor | null; readonly limit: number },
  ) {
    const later = after
      ? sql`and (t.waiting_since, t.id) > (${instantOfMicroseconds(after.value)}, ${after.id}::uuid)`
      : sql``
    const { rows } = await sql<OpenReport>`
      select t.id as "itemId", ${microseconds(sql`t.waiting_since`)} as "sinceMicroseconds", p.full_name as subject,
        t.reason as topic,
        case when a.user_name is not null then json_build_object('userName', a.user_name, 'name', a.name) end as assignee,
        t.version
      from reports t join providers p on p.id = t.provider_id left join accounts a on a.user_name = t.assignee
      where t.state <> 'decided' ${later} order by t.waiting_since, t.id limit ${limit}`.execute(
      query,
    )
    return rows
  },
  async countOpen(
    query: Kysely<Tables>,
    { before, most }: { readonly before: number | null; readonly most: number },
  ) {
    const earlier = before === null ? sql`` : sql`and t.waiting_since < ${instant(before)}`
    const { rows } = await sql<{ open: number }>`
      select count(*)::integer as open from (
        select from reports t where t.state <> 'decided' ${earlier} limit ${most}) counted`.execute(
      query,
    )
    return rows[0]?.open ?? 0
  },
}
