import { type Kysely, sql } from 'kysely'
import type { Tables } from '../schema.gen.ts'

/** The category numbers of the active providers of these cities, in the order of the catalog. */
export async function findOfferedCategories(
  query: Kysely<Tables>,
  filter: { countryCode: string; cityCodes: readonly string[] },
): Promise<number[]> {
  const rows = await query
    .selectFrom('providers')
    .select(sql<number>`unnest(category_ids)`.as('category'))
    .distinct()
    .where('country_code', '=', filter.countryCode)
    .where('city_code', 'in', filter.cityCodes)
    .where('active', '=', true)
    .orderBy('category')
    .execute()
  return rows.map(({ category }) => category)
}
