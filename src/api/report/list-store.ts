import { type Kysely, sql } from 'kysely'
import type { ReportState } from '#domain/report/report.ts'
import { instant, instantOfMicroseconds, microseconds } from '#platform/postgres/instant.ts'
import type { Cursor } from '../http/cursor.ts'
import type { Tables } from '../schema.gen.ts'
import type { OpenWork, WorkSource } from '../work-item/work-source.ts'
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

/** How many reports wait. */
export async function countReports(
  query: Kysely<Tables>,
): Promise<{ open: number; objection: number }> {
  const { rows } = await sql<{ open: number; objection: number }>`
    select (select count(*)::integer from reports where state = 'open') as open,
      (select count(*)::integer from reports where state = 'objection') as objection`.execute(query)
  return rows[0] ?? { open: 0, objection: 0 }
}

/** The reports and objections that wait, for the list of all work (DESK-011). */
export const reportWork: WorkSource = {
  kind: 'report',
  async findOpen(query, { after, limit }) {
    const later = after
      ? sql`and (t.waiting_since, t.id) > (${instantOfMicroseconds(after.value)}, ${after.id}::uuid)`
      : sql``
    const { rows } = await sql<Omit<OpenWork, 'isWaitingForOthers'>>`
      select t.id as "itemId", ${microseconds(sql`t.waiting_since`)} as "sinceMicroseconds", p.full_name as subject,
        case when a.user_name is not null then json_build_object('userName', a.user_name, 'name', a.name) end as assignee
      from reports t join providers p on p.id = t.provider_id left join accounts a on a.user_name = t.assignee
      where t.state <> 'decided' ${later} order by t.waiting_since, t.id limit ${limit}`.execute(
      query,
    )
    return rows.map((row) => ({ ...row, isWaitingForOthers: false }))
  },
  async countOpen(query, { before, most }) {
    const earlier = before === null ? sql`` : sql`and t.waiting_since < ${instant(before)}`
    const { rows } = await sql<{ open: number }>`
      select count(*)::integer as open from (
        select from reports t where t.state <> 'decided' ${earlier} limit ${most}) counted`.execute(
      query,
    )
    return rows[0]?.open ?? 0
  },
}
