import { type Kysely, sql, type Transaction } from 'kysely'
import type { OperatorAct, TargetKind } from '#domain/operator-log/acts.ts'
import { DUTCH_ZONE } from '#domain/schedule/dutch-zone.ts'
import { instant } from '#platform/postgres/instant.ts'
import type { Cursor } from '../http/cursor.ts'
import type { Tables } from '../schema.gen.ts'

interface NewAct {
  /** Epoch ms. */
  readonly at: number
  /** Null for the command line. */
  readonly operatorSubject: string | null
  readonly act: OperatorAct
  readonly target: { readonly kind: TargetKind; readonly id: string | null }
  readonly reason: string | null
  readonly details: Readonly<Record<string, unknown>> | null
}

/** Writes a row of the log. No row is ever changed: `operator_log_append_only`. */
export async function insertAct(trx: Transaction<Tables>, written: NewAct): Promise<void> {
  const { at, operatorSubject, act, target, reason, details } = written
  await sql`
    insert into operator_log (at, operator_subject, act, target_kind, target_id, reason, details)
    values (${instant(at)}, ${operatorSubject}, ${act}, ${target.kind}, ${target.id}, ${reason},
      ${details === null ? null : JSON.stringify(details)}::jsonb)`.execute(trx)
}

export interface ActFilter {
  /** Null for the command line; undefined for everybody. */
  readonly operatorSubject?: string | null | undefined
  readonly act?: OperatorAct | undefined
  readonly targetKind?: TargetKind | undefined
  readonly targetId?: string | undefined
  /** Local days in Dutch time, both included. */
  readonly from?: string | undefined
  readonly to?: string | undefined
}

interface ActRow {
  readonly actId: string
  /** Epoch ms. */
  readonly at: number
  readonly operatorSubject: string | null
  readonly operatorUserName: string | null
  readonly operatorName: string | null
  readonly act: string
  readonly targetKind: string
  readonly targetId: string | null
  readonly targetName: string | null
  readonly targetUserName: string | null
  readonly reason: string | null
  readonly details: Record<string, unknown> | null
}

/** The acts after a place in the list, the latest first; at most `limit`. Names are those of now. */
export async function findActs(
  query: Kysely<Tables>,
  filter: ActFilter,
  { after, limit }: { after: Cursor | null; limit: number },
): Promise<ActRow[]> {
  const conditions = [
    sql`true`,
    ...(filter.operatorSubject === null ? [sql`l.operator_subject is null`] : []),
    ...(filter.operatorSubject ? [sql`l.operator_subject = ${filter.operatorSubject}`] : []),
    ...(filter.act ? [sql`l.act = ${filter.act}`] : []),
    ...(filter.targetKind ? [sql`l.target_kind = ${filter.targetKind}`] : []),
    ...(filter.targetId ? [sql`l.target_id = ${filter.targetId}`] : []),
    ...(filter.from
      ? [sql`l.at >= ${filter.from}::date::timestamp at time zone ${DUTCH_ZONE}`]
      : []),
    ...(filter.to
      ? [sql`l.at < (${filter.to}::date + 1)::timestamp at time zone ${DUTCH_ZONE}`]
      : []),
    ...(after ? [sql`(l.at, l.id) < (${instant(after.value)}, ${after.id}::uuid)`] : []),
  ]
  const { rows } = await sql<ActRow>`
    select l.id as "actId", l.at, l.operator_subject as "operatorSubject", o.user_name as "operatorUserName",
      o.name as "operatorName", l.act, l.target_kind as "targetKind", l.target_id as "targetId", l.reason, l.details,
      case l.target_kind
        when 'provider' then (select full_name from providers where id = case when l.target_id ~ ${UUID} then l.target_id::uuid end)
        when 'account' then (select name from accounts where subject = l.target_id)
      end as "targetName",
      case when l.target_kind = 'account' then (select user_name from accounts where subject = l.target_id) end as "targetUserName"
    from (select * from operator_log l where ${sql.join(conditions, sql` and `)}
      order by l.at desc, l.id desc limit ${limit}) l
      left join accounts o on o.subject = l.operator_subject
    order by l.at desc, l.id desc`.execute(query)
  return rows
}

const UUID = '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'

/** Whether the role of this connection could change rows of the log if no trigger refused. */
export async function mayChangeLog(query: Kysely<Tables>): Promise<boolean> {
  const { rows } = await sql<{ mayChange: boolean }>`
    select pg_has_role(relowner, 'member') or has_table_privilege(oid, 'update, delete, truncate') as "mayChange"
    from pg_class where oid = 'public.operator_log'::regclass`.execute(query)
  return rows[0]?.mayChange ?? true
}

/** The accounts with the role of operator, by name. */
export function findOperators(query: Kysely<Tables>) {
  return operatorsByName(query).select(['user_name as userName', 'name']).execute()
}

/** The same, with the `subject` by which the identity side names them. */
export function findOperatorSubjects(query: Kysely<Tables>) {
  return operatorsByName(query).select(['user_name as userName', 'name', 'subject']).execute()
}

function operatorsByName(query: Kysely<Tables>) {
  return query
    .selectFrom('accounts')
    .where('role', '=', 'operator')
    .orderBy('name')
    .orderBy('user_name')
}

interface TargetFilter {
  readonly operatorSubject: string
  readonly act: OperatorAct
  readonly targetKind: TargetKind
  readonly targetId?: string
  readonly limit: number
}

/** How many acts are looked through for the targets of the latest. */
const LATEST_ACTS = 200

/** The targets of the latest acts of an operator, each once, the latest first. Times are epoch ms. */
export async function findLatestTargets(
  query: Kysely<Tables>,
  { operatorSubject, act, targetKind, targetId, limit }: TargetFilter,
): Promise<{ targetId: string; at: number }[]> {
  const ofTarget = targetId === undefined ? sql`` : sql`and l.target_id = ${targetId}`
  const { rows } = await sql<{ targetId: string; at: number }>`
    select l.target_id as "targetId", max(l.at) as at
    from (select target_id, at from operator_log l
      where l.operator_subject = ${operatorSubject} and l.act = ${act} and l.target_kind = ${targetKind} ${ofTarget}
      order by l.at desc, l.id desc limit ${LATEST_ACTS}) l
    group by l.target_id order by max(l.at) desc limit ${limit}`.execute(query)
  return rows
}
