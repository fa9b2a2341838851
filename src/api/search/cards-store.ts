import { type ExpressionBuilder, type InferResult, type Kysely, sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Tables } from '../schema.gen.ts'

/** What a category comes to at a provider: its shortest visit and its lowest price. */
export interface CategoryOffer {
  readonly category: number
  readonly shortestMinutes: number
  readonly lowestPriceCents: number
}

/** A provider with what each of its categories comes to, in the order of the catalogue. */
export type Salon = InferResult<ReturnType<typeof selectSalons>>[number]
/** A provider as a card shows it; of its promotions those that are not switched off, whatever their dates. */
export type CardRow = InferResult<ReturnType<typeof selectCards>>[number]
export type TopService = CardRow['topServices'][number]

/** The providers of these ids, in one round trip. */
export async function findSalons(
  query: Kysely<Tables>,
  ids: readonly string[],
): Promise<Map<string, Salon>> {
  return byId(await selectSalons(query, ids).execute())
}

/** What the cards of these providers show, in one round trip: up to three main items, those of the asked category first. */
export async function findCards(
  query: Kysely<Tables>,
  ids: readonly string[],
  asked: { category: number | undefined; language: 'en' | 'nl' },
): Promise<Map<string, CardRow>> {
  return byId(await selectCards(query, ids, asked).execute())
}

function byId<Row extends { id: string }>(rows: readonly Row[]): Map<string, Row> {
  return new Map(rows.map((row) => [row.id, row]))
}

function selectSalons(query: Kysely<Tables>, ids: readonly string[]) {
  return query
    .selectFrom('providers as p')
    .selectAll('p')
    .select((eb) => offersOf(eb).as('offers'))
    .where('p.id', '=', sql<string>`any(${ids}::uuid[])`)
}

type OfProvider = ExpressionBuilder<Tables & { p: Tables['providers'] }, 'p'>

function offersOf(eb: OfProvider) {
  return jsonArrayFrom(
    eb
      .selectFrom('provider_categories')
      .select([
        'category_id as category',
        'shortest_minutes as shortestMinutes',
        'lowest_price_cents as lowestPriceCents',
      ])
      .whereRef('provider_id', '=', 'p.id')
      .orderBy('category_id'),
  )
}

function selectCards(
  query: Kysely<Tables>,
  ids: readonly string[],
  { category, language }: { category: number | undefined; language: 'en' | 'nl' },
) {
  return selectSalons(query, ids).select((eb) => [
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
