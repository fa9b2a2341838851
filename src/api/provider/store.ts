import { type Kysely, type Selectable, sql } from 'kysely'
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

export async function findProviderId(
  query: Kysely<Tables>,
  userName: string,
): Promise<string | undefined> {
  const provider = await query
    .selectFrom('providers')
    .select('id')
    .where('user_name', '=', userName)
    .where('active', '=', true)
    .executeTakeFirst()
  return provider?.id
}

/** What is on the provider's menu now, in its order. An add-on goes with its item, also when that is off. */
export function findActiveItems(
  query: Kysely<Tables>,
  providerId: string,
): Promise<CatalogItemRow[]> {
  return query
    .selectFrom('catalog_items')
    .leftJoin('catalog_items as parent', 'parent.id', 'catalog_items.parent_id')
    .selectAll('catalog_items')
    .where('catalog_items.provider_id', '=', providerId)
    .where('catalog_items.active', '=', true)
    .where((item) => item.or([item('parent.id', 'is', null), item('parent.active', '=', true)]))
    .orderBy('catalog_items.position')
    .orderBy('catalog_items.id')
    .execute()
}

export function findGallery(query: Kysely<Tables>, providerId: string): Promise<GalleryItemRow[]> {
  return query
    .selectFrom('gallery_items')
    .selectAll()
    .where('provider_id', '=', providerId)
    .orderBy('position')
    .orderBy('id')
    .execute()
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
