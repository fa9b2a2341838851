import { type Kysely, type Selectable, sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { CatalogItems, GalleryItems, Providers, Tables } from '../schema.gen.ts'

export type ProviderRow = Selectable<Providers>
/** A provider in the list of its city. */
export type CityProviderRow = Pick<ProviderRow, (typeof CITY_PROVIDER_COLUMNS)[number]>
export type CatalogItemRow = Selectable<CatalogItems>
export type GalleryItemRow = Selectable<GalleryItems>

const CITY_PROVIDER_COLUMNS = [
  'user_name',
  'full_name',
  'profile_picture_url',
  'rating',
  'review_count',
  'category_ids',
  'street',
  'postal_code',
  'city_code',
  'location',
  'service_availability',
] as const
const MAX_CITY_PROVIDERS = 200

/** An active provider; undefined when there is none of this name. */
export function findProvider(
  query: Kysely<Tables>,
  userName: string,
): Promise<ProviderRow | undefined> {
  return query
    .selectFrom('providers')
    .selectAll()
    .where('user_name', '=', userName)
    .where('active', '=', true)
    .executeTakeFirst()
}

/** An active provider with the content of its page, in one round trip; undefined when there is none of this name. */
export function findProviderInfo(query: Kysely<Tables>, userName: string) {
  return query
    .selectFrom('providers as p')
    .selectAll('p')
    .select((eb) => [
      // The active items, in order. An add-on whose main item is inactive is left out.
      jsonArrayFrom(
        eb
          .selectFrom('catalog_items as item')
          .leftJoin('catalog_items as parent', 'parent.id', 'item.parent_id')
          .selectAll('item')
          .whereRef('item.provider_id', '=', 'p.id')
          .where('item.active', '=', true)
          .where((item) =>
            item.or([item('parent.id', 'is', null), item('parent.active', '=', true)]),
          )
          .orderBy('item.position')
          .orderBy('item.id'),
      ).as('items'),
      // An uploaded picture is left out until it is encoded.
      jsonArrayFrom(
        eb
          .selectFrom('gallery_items as g')
          .leftJoin('pictures as picture', 'picture.hash', 'g.picture_hash')
          .selectAll('g')
          .whereRef('g.provider_id', '=', 'p.id')
          .where('g.hidden_at', 'is', null)
          .where((picture) =>
            picture.or([picture('g.url', 'is not', null), picture('picture.state', '=', 'ready')]),
          )
          .orderBy('g.position')
          .orderBy('g.id'),
      ).as('gallery'),
      // The active promotions, whatever their dates.
      jsonArrayFrom(
        eb
          .selectFrom('promotions')
          .selectAll()
          .whereRef('provider_id', '=', 'p.id')
          .where('active', '=', true)
          .orderBy('end_date')
          .orderBy('id'),
      ).as('promotions'),
    ])
    .where('p.user_name', '=', userName)
    .where('p.active', '=', true)
    .executeTakeFirst()
}

/** The 200 best rated active providers of a city, the best first; `category` is an optional filter. */
export function findCityProviders(
  query: Kysely<Tables>,
  filter: { countryCode: string; cityCode: string; category: number | undefined },
): Promise<CityProviderRow[]> {
  return query
    .selectFrom('providers')
    .select(CITY_PROVIDER_COLUMNS)
    .where('country_code', '=', filter.countryCode)
    .where('city_code', '=', filter.cityCode)
    .where('active', '=', true)
    .$if(filter.category !== undefined, (profiles) =>
      profiles.where('category_ids', '@>', sql<number[]>`array[${filter.category}]::integer[]`),
    )
    .orderBy('rating', 'desc')
    .orderBy('review_count', 'desc')
    .orderBy('user_name')
    .limit(MAX_CITY_PROVIDERS)
    .execute()
}
