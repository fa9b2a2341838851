import type { ApiDeps } from '../api-deps.ts'
import type { Caller } from '../http/caller.ts'
import { findSalons } from '../search/cards-store.ts'
import { nextStarts, shortestVisit } from '../search/next-starts.ts'
import { type FavouriteRow, findFavourites } from './store.ts'

/** A kept salon; `firstStart` is its first free time in epoch ms, null where there is none or none was asked for. */
export interface Favourite {
  readonly salon: FavouriteRow
  readonly firstStart: number | null
}

/** For how many salons, the newest first, a free time is looked for. */
const MOST_LOOKED_AT = 12

/** The caller's own favourite salons, the newest first; hidden ones come back when they do (ORDER-05). */
export async function listFavourites(
  deps: ApiDeps,
  { caller, withFirstStart }: { caller: Caller; withFirstStart: boolean },
) {
  if (caller.kind !== 'user') return { ok: false, refusal: 'sign-in-required' } as const
  const salons = await findFavourites(deps.database.query, caller.userName)
  const looked = withFirstStart ? salons.slice(0, MOST_LOOKED_AT).map(({ id }) => id) : []
  const starts = await firstStarts(deps, looked)
  const favourites = salons.map(
    (salon): Favourite => ({ salon, firstStart: starts.get(salon.id)?.[0] ?? null }),
  )
  return { ok: true, favourites } as const
}

async function firstStarts({ database: { query }, clock }: ApiDeps, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, number[]>()
  const salons = await findSalons(query, ids)
  const visits = [...salons.values()].flatMap((salon) => shortestVisit(salon))
  return nextStarts(query, visits, { availability: undefined, now: clock.now() })
}
