import { type Kysely, sql } from 'kysely'
import type { Tables } from '../schema.gen.ts'

/** The numbers of the categories that an active provider of these cities offers, in the order of the catalogue. */
export async function findOfferedCategories(
  query: Kysely<Tables>,
  place: { countryCode: string; cityCodes: readonly string[] },
): Promise<number[]> {
  const rows = await query
    .selectFrom('providers')
    .select(sql<number>`unnest(category_ids)`.as('category'))
    .distinct()
    .where('country_code', '=', place.countryCode)
    .where('city_code', 'in', place.cityCodes)
    .where('active', '=', true)
    .orderBy('category')
    .execute()
  return rows.map(({ category }) => category)
}
