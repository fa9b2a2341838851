import { type Kysely, sql } from 'kysely'
import { deliveriesFor } from '#domain/delivery/delivery.ts'
import { DEFAULT_FILTERS } from '#domain/search/filters.ts'
import type { Tables } from '../schema.gen.ts'

export interface ListedProvider {
  readonly userName: string
  /** The last change of what its page shows, epoch ms. */
  readonly changedAt: number
}

export interface Search {
  readonly cityCode: string
  /** Null for all categories together. */
  readonly category: number | null
  readonly changedAt: number
}

/** The number of active providers. */
export async function countProviders(query: Kysely<Tables>): Promise<number> {
  const { count } = await query
    .selectFrom('providers')
    .select((providers) => providers.fn.countAll<number>().as('count'))
    .where('active', '=', true)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Active providers, by user name. */
export function findProviders(
  query: Kysely<Tables>,
  { limit, offset }: { limit: number; offset: number },
): Promise<ListedProvider[]> {
  return query
    .selectFrom('providers')
    .select(['user_name as userName', 'changed_at as changedAt'])
    .where('active', '=', true)
    .orderBy('user_name')
    .limit(limit)
    .offset(offset)
    .execute()
}

/** The pairs of city and category that have results without further filters. */
export async function findSearches(query: Kysely<Tables>, countryCode: string): Promise<Search[]> {
  const { rows } = await sql<Search>`
    select city_code as "cityCode", category, max(changed_at) as "changedAt"
    from providers left join lateral unnest(category_ids) as category on true
    where active and country_code = ${countryCode}
      and service_availability = any(${deliveriesFor(DEFAULT_FILTERS.delivery)}::text[])
    group by grouping sets ((city_code), (city_code, category))
    having grouping(category) = 1 or category is not null
    order by city_code, category nulls first`.execute(query)
  return rows
}
