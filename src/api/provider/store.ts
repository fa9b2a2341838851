import { type Kysely, type Selectable, sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { CatalogItems, GalleryItems, Providers, Tables } from '../schema.gen.ts'

export type ProviderRow = Selectable<Providers>
/** What the list of a city shows of a provider. */
export type ProfileRow = Pick<ProviderRow, (typeof PROFILE_COLUMNS)[number]>
export type CatalogItemRow = Selectable<CatalogItems>
export type GalleryItemRow = Selectable<GalleryItems>

const PROFILE_COLUMNS = [
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
] as const
const MAX_PROFILES = 200

/** An active provider, or undefined when nobody goes by this name. */
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

/** An active provider with all its page tells of it, in one round trip; undefined when nobody goes by this name. */
export function findProviderInfo(query: Kysely<Tables>, userName: string) {
  return query
    .selectFrom('providers as p')
    .selectAll('p')
    .select((eb) => [
      // What is on the menu now, in its order. An add-on goes with its item, also when that is off.
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
      jsonArrayFrom(
        eb
          .selectFrom('gallery_items')
          .selectAll()
          .whereRef('provider_id', '=', 'p.id')
          .orderBy('position')
          .orderBy('id'),
      ).as('gallery'),
      // Those that are not switched off, whatever their dates.
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

/** The active providers of a city, of one category where asked; the 200 best rated, the best first. */
export function findProfiles(
  query: Kysely<Tables>,
  asked: { countryCode: string; cityCode: string; category: number | undefined },
): Promise<ProfileRow[]> {
  return query
    .selectFrom('providers')
    .select(PROFILE_COLUMNS)
    .where('country_code', '=', asked.countryCode)
    .where('city_code', '=', asked.cityCode)
    .where('active', '=', true)
    .$if(asked.category !== undefined, (profiles) =>
      profiles.where('category_ids', '@>', sql<number[]>`array[${asked.category}]::integer[]`),
    )
    .orderBy('rating', 'desc')
    .orderBy('review_count', 'desc')
    .orderBy('user_name')
    .limit(MAX_PROFILES)
    .execute()
}
