import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely'
import type { PlanKey } from '#domain/pricing/plan.ts'
import type { ProviderState } from '#domain/restriction/restriction.ts'
import { instant } from '#platform/postgres/instant.ts'
import type { Cursor } from '../http/cursor.ts'
import type { Tables } from '../schema.gen.ts'

export interface ProviderFilter {
  readonly search: string
  readonly state?: ProviderState | undefined
  readonly cityCode?: string | undefined
  readonly plan?: PlanKey | undefined
}

export interface SummaryRow {
  readonly providerId: string
  readonly userName: string
  readonly fullName: string
  readonly profilePictureUrl: string
  readonly coverHash: string | null
  readonly cityCode: string
  readonly state: ProviderState
  /** Epoch ms. */
  readonly endsAt: number | null
  readonly planKey: PlanKey | null
  readonly planLocations: number
  readonly trialEndsOn: string | null
  readonly rating: number
  readonly reviewCount: number
}

/** The columns of a provider `p` in the desk's lists. */
export const SUMMARY_COLUMNS = sql`
  p.id as "providerId", p.user_name as "userName", p.full_name as "fullName",
  p.profile_picture_url as "profilePictureUrl", p.cover_hash as "coverHash", p.city_code as "cityCode", p.state,
  (select r.takes_effect_at from provider_restrictions r where r.provider_id = p.id and r.kind = 'end'
    and r.lifted_at is null) as "endsAt",
  p.plan as "planKey", p.plan_locations as "planLocations", p.trial_ends_on::text as "trialEndsOn",
  p.rating::float as rating, p.review_count as "reviewCount"`

type ListRow = SummaryRow & {
  readonly ownerName: string | null
  readonly visits: number
  readonly reports: number
}

/** Providers by user name after a name, or by visits, the most first, after a number of visits and an id. */
export type ProviderPlace =
  | { readonly sort: 'name'; readonly after: string | null }
  | { readonly sort: 'visits'; readonly after: Cursor | null }

/** A page of the providers that a filter leaves; at most `limit`. */
export async function findProviders(
  query: Kysely<Tables>,
  filter: ProviderFilter,
  { limit, ...place }: ProviderPlace & { limit: number },
): Promise<ListRow[]> {
  const { state, cityCode, plan } = filter
  // Each sort has an index that begins with it and has the filters.
  const filtered = place.sort === 'name' ? sql`p` : sql`v`
  const conditions = [
    afterPlace(place),
    ...(state ? [sql`${filtered}.state = ${state}`] : []),
    ...(cityCode ? [sql`${filtered}.city_code = ${cityCode}`] : []),
    ...(plan ? [sql`${filtered}.plan = ${plan}`] : []),
    ...searchConditions(filter.search),
  ]
  const order = place.sort === 'name' ? sql`p.user_name` : sql`v.visits desc, v.provider_id desc`
  const visits = sql`join provider_visits v on v.provider_id = p.id`
  const { rows } = await sql<ListRow>`
    select ${SUMMARY_COLUMNS}, v.visits,
      (select min(a.name) from memberships m join accounts a on a.user_name = m.user_name
        where m.provider_id = p.id and m.role = 'owner') as "ownerName",
      (select count(*) from reports t where t.provider_id = p.id and t.state <> 'decided') as reports
    from (select p.* from providers p ${place.sort === 'visits' ? visits : sql``}
      where ${sql.join(conditions, sql` and `)} order by ${order} limit ${limit}) p ${visits}
    order by ${order}`.execute(query)
  return rows
}

function afterPlace(place: ProviderPlace): RawBuilder<unknown> {
  if (place.after === null) return sql`true`
  if (place.sort === 'name') return sql`p.user_name > ${place.after}`
  const { value, id } = place.after
  return sql`(v.visits, v.provider_id) < (${value}::bigint, ${id}::uuid)`
}

/** Counts the visits of the last thirty days of each provider. @param now epoch ms */
export async function countRecentVisits(query: Kysely<Tables>, now: number): Promise<void> {
  await sql`select count_provider_visits(${instant(now)})`.execute(query)
}

/**
 * What a search text asks of a provider `p`: of an address that it is the salon's or a member's, of eight digits the KVK number,
 * else of each word that it is in the name or in a treatment. An index has each. Signs alone find nothing (DESK-281).
 */
export function searchConditions(text: string): RawBuilder<unknown>[] {
  if (text === '') return []
  if (text.includes('@')) {
    const email = text.toLowerCase()
    return [
      sql`p.id in (select id from providers where lower(email) = ${email} union
        select m.provider_id from accounts a join memberships m on m.user_name = a.user_name
        where left(lower(a.email), 320) = ${email})`,
    ]
  }
  if (/^\d{8}$/.test(text)) return [sql`p.kvk_number = ${text}`]
  const words = text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word))
  if (words.length === 0) return [sql`false`]
  return words.map(
    (word) => sql`p.search_text like '%' || plain_text(${word.replace(/[\\%_]/g, '\\$&')}) || '%'`,
  )
}

/** @returns false when the plan is another than `former` */
export async function updatePlan(
  trx: Transaction<Tables>,
  providerId: string,
  { former, plan }: { former: Plan | null; plan: Plan | null },
): Promise<boolean> {
  const { rows } = await sql`
    update providers set plan = ${plan?.key ?? null}, plan_locations = ${plan?.locations ?? 1},
      trial_ends_on = ${plan?.trialEndsOn ?? null}::date
    where id = ${providerId}::uuid and plan is not distinct from ${former?.key ?? null}
      and plan_locations = ${former?.locations ?? 1}
      and trial_ends_on is not distinct from ${former?.trialEndsOn ?? null}::date
    returning id`.execute(trx)
  return rows.length > 0
}

export interface Plan {
  readonly key: PlanKey
  readonly locations: number
  readonly trialEndsOn: string | null
}

/** Whether there is such a provider. */
export async function hasProvider(query: Kysely<Tables>, providerId: string): Promise<boolean> {
  const found = await query
    .selectFrom('providers')
    .select('id')
    .where('id', '=', providerId)
    .executeTakeFirst()
  return found !== undefined
}

/** The providers with a plan whose trial is over on the last day of a month, and that were not ended before it, by user name. */
export async function findInvoiced(
  query: Kysely<Tables>,
  { firstDay, lastDay, zone }: { firstDay: string; lastDay: string; zone: string },
) {
  const { rows } = await sql<InvoicedRow>`
    select p.user_name as "userName", p.full_name as "fullName", p.kvk_number as "kvkNumber", p.vat_id as "vatId",
      p.email, p.street, p.postal_code as "postalCode", p.plan, p.plan_locations as locations,
      p.trial_ends_on::text as "trialEndsOn", ended.day as "endsOn"
    from providers p left join lateral (
      select (r.takes_effect_at at time zone ${zone})::date::text as day from provider_restrictions r
      where r.provider_id = p.id and r.kind = 'end' and r.lifted_at is null) ended on true
    where p.plan is not null and (p.trial_ends_on is null or p.trial_ends_on < ${lastDay}::date)
      and (ended.day is null or ended.day::date > ${firstDay}::date)
    order by p.user_name`.execute(query)
  return rows
}

interface InvoicedRow {
  readonly userName: string
  readonly fullName: string
  readonly kvkNumber: string | null
  readonly vatId: string | null
  readonly email: string
  readonly street: string
  readonly postalCode: string
  readonly plan: PlanKey
  readonly locations: number
  readonly trialEndsOn: string | null
  /** The first day on which it is ended. */
  readonly endsOn: string | null
}
