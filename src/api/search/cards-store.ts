import { type ExpressionBuilder, type InferResult, type Kysely, sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Language } from '#messages/language.ts'
import type { Tables } from '../schema.gen.ts'

/** A provider's shortest visit, with its buffer, and lowest price within a category. */
export interface CategorySummary {
  readonly category: number
  readonly shortestMinutes: number
  readonly bufferMinutes: number
  readonly lowestPriceCents: number
}

/** A provider with a summary of each of its categories, in the order of the catalog. */
export type ProviderCardRow = InferResult<ReturnType<typeof selectProviderCards>>[number]
/** A provider's card, with its active promotions whatever their dates. */
export type CardRow = InferResult<ReturnType<typeof selectCards>>[number]
export type TopService = CardRow['topServices'][number]

/** The providers of these ids, in one round trip. */
export async function findProviderCards(
  query: Kysely<Tables>,
  ids: readonly string[],
): Promise<Map<string, ProviderCardRow>> {
  return byId(await selectProviderCards(query, ids).execute())
}

/** The cards of these providers, in one round trip, each with up to three main items, the requested category first. */
export async function findResultCards(
  query: Kysely<Tables>,
  ids: readonly string[],
  request: { category: number | undefined; language: Language },
): Promise<Map<string, CardRow>> {
  return byId(await selectCards(query, ids, request).execute())
}

function byId<Row extends { id: string }>(rows: readonly Row[]): Map<string, Row> {
  return new Map(rows.map((row) => [row.id, row]))
}

function selectProviderCards(query: Kysely<Tables>, ids: readonly string[]) {
  return query
    .selectFrom('providers as p')
    .selectAll('p')
    .select((eb) => categorySummaries(eb).as('offers'))
    .where('p.id', '=', sql<string>`any(${ids}::uuid[])`)
}

type ProviderExpression = ExpressionBuilder<Tables & { p: Tables['providers'] }, 'p'>

function categorySummaries(eb: ProviderExpression) {
  return jsonArrayFrom(
    eb
      .selectFrom('provider_categories')
      .select([
        'category_id as category',
        'shortest_minutes as shortestMinutes',
        'buffer_minutes as bufferMinutes',
        'lowest_price_cents as lowestPriceCents',
      ])
      .whereRef('provider_id', '=', 'p.id')
      .orderBy('category_id'),
  )
}

function selectCards(
  query: Kysely<Tables>,
  ids: readonly string[],
  { category, language }: { category: number | undefined; language: Language },
) {
  return selectProviderCards(query, ids).select((eb) => [
    jsonArrayFrom(
      eb
        .selectFrom('catalog_items')
        .select([`name_${language} as name`, 'duration_minutes as durationMinutes'])
        .select('price_cents as priceCents')
        .whereRef('provider_id', '=', 'p.id')
        .where('active', '=', true)
        .where('is_addon', '=', false)
        .orderBy(sql`category_id is distinct from ${category ?? null}::integer`)
        .orderBy('position')
        .orderBy('catalog_items.id')
        .limit(3),
    ).as('topServices'),
    jsonArrayFrom(
      eb
        .selectFrom('promotions')
        .selectAll()
        .whereRef('provider_id', '=', 'p.id')
        .where('promotions.active', '=', true)
        .orderBy('end_date')
        .orderBy('promotions.id'),
    ).as('promotions'),
  ])
}
