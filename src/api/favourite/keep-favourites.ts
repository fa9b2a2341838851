import { MAX_FAVOURITES } from '#domain/favourite/favourites.ts'
import type { ApiDeps } from '../api-deps.ts'
import type { Caller } from '../http/caller.ts'
import { insertFavourites, trimFavourites } from './store.ts'

interface Wish {
  readonly caller: Caller
  /** User names, the newest first. */
  readonly salons: readonly string[]
}

/** Keeps salons for the caller beside those kept already; answers how many of them there are (ORDER-05). */
export async function keepFavourites({ database, clock }: ApiDeps, { caller, salons }: Wish) {
  if (caller.kind !== 'user') return { ok: false, refusal: 'sign-in-required' } as const
  const { userName } = caller
  const found = await insertFavourites(database.query, { userName, salons, now: clock.now() })
  await trimFavourites(database.query, userName, MAX_FAVOURITES)
  return { ok: true, found } as const
}
