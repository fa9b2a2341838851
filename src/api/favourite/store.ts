import { type Kysely, sql } from 'kysely'
import type { CustomerUserName } from '#domain/identifiers.ts'
import { instant } from '#platform/postgres/instant.ts'
import type { ProviderRow } from '../provider/store.ts'
import type { Tables } from '../schema.gen.ts'

export type FavouriteRow = Pick<ProviderRow, (typeof COLUMNS)[number]>

const COLUMNS = [
  'id',
  'user_name',
  'full_name',
  'profile_picture_url',
  'city_code',
  'rating',
  'review_count',
  'time_zone',
] as const

/** Favourites that are active providers, the newest first. */
export function findFavourites(
  query: Kysely<Tables>,
  userName: CustomerUserName,
): Promise<FavouriteRow[]> {
  return query
    .selectFrom('favourites as f')
    .innerJoin('providers as p', 'p.id', 'f.provider_id')
    .select(COLUMNS.map((column) => `p.${column}` as const))
    .where('f.user_name', '=', userName)
    .where('p.active', '=', true)
    .orderBy('f.kept_at', 'desc')
    .orderBy('p.user_name')
    .execute()
}

/**
 * Adds the active providers among these user names, the first as the newest; existing favourites keep their place.
 * @returns how many of the names are active providers
 */
export async function insertFavourites(
  query: Kysely<Tables>,
  request: { userName: CustomerUserName; providerUserNames: readonly string[]; now: number },
): Promise<number> {
  const { rows } = await sql<{ found: number }>`
    with requested as (
      select p.id, min(w.place) as place
      from unnest(${request.providerUserNames}::text[]) with ordinality as w (name, place)
      join providers p on p.user_name = w.name and p.active
      group by p.id
    ), kept as (
      insert into favourites (user_name, provider_id, kept_at)
      select a.user_name, w.id, ${instant(request.now)} - w.place * interval '1 microsecond'
      from requested w join accounts a on a.user_name = ${request.userName}
      on conflict do nothing
    )
    select count(*)::integer as found from requested`.execute(query)
  return rows[0]?.found ?? 0
}

/** Deletes the oldest favourites beyond `most`. */
export async function trimFavourites(
  query: Kysely<Tables>,
  userName: CustomerUserName,
  most: number,
): Promise<void> {
  await sql`
    delete from favourites where user_name = ${userName} and provider_id in
      (select provider_id from favourites where user_name = ${userName}
       order by kept_at desc, provider_id offset ${most})`.execute(query)
}

export async function deleteFavourite(
  query: Kysely<Tables>,
  { userName, providerUserName }: { userName: CustomerUserName; providerUserName: string },
): Promise<void> {
  await query
    .deleteFrom('favourites')
    .where('user_name', '=', userName)
    .where('provider_id', 'in', (providers) =>
      providers.selectFrom('providers').select('id').where('user_name', '=', providerUserName),
    )
    .execute()
}
