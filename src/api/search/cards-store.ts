import { type Kysely, sql } from 'kysely'
import type { ProviderRow } from '../provider/store.ts'
import type { Tables } from '../schema.gen.ts'

/** What a category comes to at a provider: its shortest visit and its lowest price. */
export interface CategoryOffer {
  readonly category: number
  readonly shortestMinutes: number
  readonly lowestPriceCents: number
}

export interface TopService {
  readonly name: string
  readonly durationMinutes: number
  readonly priceCents: number
}

export async function findProvidersById(
  query: Kysely<Tables>,
  ids: readonly string[],
): Promise<Map<string, ProviderRow>> {
  const rows = await query
    .selectFrom('providers')
    .selectAll()
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .execute()
  return new Map(rows.map((row) => [row.id, row]))
}

export async function findOffers(
  query: Kysely<Tables>,
  ids: readonly string[],
): Promise<Map<string, CategoryOffer[]>> {
  const rows = await query
    .selectFrom('provider_categories')
    .select([
      'provider_id as providerId',
      'category_id as category',
      'shortest_minutes as shortestMinutes',
      'lowest_price_cents as lowestPriceCents',
    ])
    .where('provider_id', '=', sql<string>`any(${ids}::uuid[])`)
    .orderBy('category_id')
    .execute()
  return grouped(rows)
}

/** Up to three main items of each provider in menu order, those of the asked category first. */
export async function findTopServices(
  query: Kysely<Tables>,
  ids: readonly string[],
  asked: { category: number | undefined; language: 'en' | 'nl' },
): Promise<Map<string, TopService[]>> {
  const { rows } = await sql<TopService & { providerId: string }>`
    select asked.id as "providerId", item.name, item.duration_minutes as "durationMinutes",
      item.price_cents as "priceCents"
    from unnest(${ids}::uuid[]) as asked (id)
    cross join lateral (
      select ${sql.ref(`name_${asked.language}`)} as name, duration_minutes, price_cents,
        category_id is distinct from ${asked.category ?? null}::integer as is_other, position, id
      from catalog_items where provider_id = asked.id and active and not is_addon
      order by is_other, position, id limit 3) item
    order by asked.id, item.is_other, item.position, item.id`.execute(query)
  return grouped(rows)
}

function grouped<Row extends { providerId: string }>(rows: readonly Row[]): Map<string, Row[]> {
  return Map.groupBy(rows, (row) => row.providerId)
}
