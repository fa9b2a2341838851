import type { ApiDeps } from '../api-deps.ts'
import type { Caller } from '../http/caller.ts'
import { cardStarts, shortestVisits } from '../search/card-starts.ts'
import { findProviderCards } from '../search/cards-store.ts'
import { type FavouriteRow, findFavourites } from './store.ts'

/** `firstStart` is the first free start, epoch ms; null when there is none or it was not requested. */
export interface Favourite {
  readonly provider: FavouriteRow
  readonly firstStart: number | null
}

/** For how many favourites, the newest first, a first free start is computed. */
const MAX_FIRST_STARTS = 12

/** The caller's favourites, the newest first, without inactive providers (ORDER-05). */
export async function listFavourites(
  deps: ApiDeps,
  { caller, withFirstStart }: { caller: Caller; withFirstStart: boolean },
) {
  if (caller.kind !== 'user') return { ok: false, refusal: 'sign-in-required' } as const
  const providers = await findFavourites(deps.database.query, caller.userName)
  const providerIds = withFirstStart ? providers.slice(0, MAX_FIRST_STARTS).map(({ id }) => id) : []
  const starts = await firstStarts(deps, providerIds)
  const favourites = providers.map(
    (provider): Favourite => ({ provider, firstStart: starts.get(provider.id)?.[0] ?? null }),
  )
  return { ok: true, favourites } as const
}

async function firstStarts({ database: { query }, clock }: ApiDeps, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, number[]>()
  const providers = await findProviderCards(query, ids)
  const visits = [...providers.values()].flatMap((provider) => shortestVisits(provider))
  return cardStarts(query, visits, { availability: undefined, now: clock.now() })
}
