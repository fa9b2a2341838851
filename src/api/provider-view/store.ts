import { type Kysely, sql, type Transaction } from 'kysely'
import { instant } from '#platform/postgres/instant.ts'
import type { Tables } from '../schema.gen.ts'

/** Writes a view. Instants are epoch ms. @returns its id; undefined when there is no such provider */
export async function insertView(
  trx: Transaction<Tables>,
  view: {
    providerId: string
    operatorUserName: string
    reason: string
    now: number
    endsAt: number
  },
): Promise<string | undefined> {
  const { providerId, operatorUserName, reason, now, endsAt } = view
  const { rows } = await sql<{ id: string }>`
    insert into provider_views (provider_id, operator_subject, reason, began_at, ends_at)
    select p.id, a.subject, ${reason}, ${instant(now)}, ${instant(endsAt)}
    from providers p, accounts a where p.id = ${providerId}::uuid and a.user_name = ${operatorUserName}
    returning id`.execute(trx)
  return rows[0]?.id
}

/** A view that its operator may use at `now` (epoch ms), with the provider. */
export async function findView(
  query: Kysely<Tables>,
  view: { providerId: string; viewId: string; operatorUserName: string; now: number },
) {
  const { rows } = await sql<{ endsAt: number; fullName: string; timeZone: string }>`
    select v.ends_at as "endsAt", p.full_name as "fullName", p.time_zone as "timeZone"
    from provider_views v join providers p on p.id = v.provider_id
      join accounts a on a.subject = v.operator_subject and a.user_name = ${view.operatorUserName}
    where v.id = ${view.viewId}::uuid and p.id = ${view.providerId}::uuid and v.ends_at > ${instant(view.now)}`.execute(
    query,
  )
  return rows[0]
}

/** The latest views of a provider, without the operators. Instants are epoch ms. */
export function findViews(query: Kysely<Tables>, providerId: string, limit: number) {
  return query
    .selectFrom('provider_views')
    .select(['began_at as beganAt', 'ends_at as endsAt', 'reason'])
    .where('provider_id', '=', providerId)
    .orderBy('began_at', 'desc')
    .limit(limit)
    .execute()
}
