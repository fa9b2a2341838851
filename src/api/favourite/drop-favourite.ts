import type { ApiDeps } from '../api-deps.ts'
import type { Caller } from '../http/caller.ts'
import { deleteFavourite } from './store.ts'

/** Removes a provider from the caller's favourites; one that is not among them changes nothing (ORDER-05). */
export async function dropFavourite(
  { database }: Pick<ApiDeps, 'database'>,
  { caller, providerUserName }: { caller: Caller; providerUserName: string },
) {
  if (caller.kind !== 'user') return { ok: false, refusal: 'sign-in-required' } as const
  await deleteFavourite(database.query, { userName: caller.userName, providerUserName })
  return { ok: true } as const
}
