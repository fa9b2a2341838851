import { MAX_FAVOURITES } from '#domain/favourite/favourites.ts'
import type { ApiDeps } from '../api-deps.ts'
import type { Caller } from '../http/caller.ts'
import { insertFavourites, trimFavourites } from './store.ts'

interface FavouritesRequest {
  readonly caller: Caller
  /** User names, the newest first. */
  readonly providerUserNames: readonly string[]
}

/** Adds providers to the caller's favourites (ORDER-05). @returns how many of the names are active providers */
export async function keepFavourites(
  { database, clock }: ApiDeps,
  { caller, providerUserNames }: FavouritesRequest,
) {
  if (caller.kind !== 'user') return { ok: false, refusal: 'sign-in-required' } as const
  const { userName } = caller
  const found = await insertFavourites(database.query, {
    userName,
    providerUserNames,
    now: clock.now(),
  })
  await trimFavourites(database.query, userName, MAX_FAVOURITES)
  return { ok: true, found } as const
}
