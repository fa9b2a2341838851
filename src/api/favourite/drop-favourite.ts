import type { ApiDeps } from '../api-deps.ts'
import type { Caller } from '../http/caller.ts'
import { deleteFavourite } from './store.ts'

/** Lets go of a salon for the caller; one that is not kept, hidden or gone stays so (ORDER-05). */
export async function dropFavourite(
  { database }: Pick<ApiDeps, 'database'>,
  { caller, salon }: { caller: Caller; salon: string },
) {
  if (caller.kind !== 'user') return { ok: false, refusal: 'sign-in-required' } as const
  await deleteFavourite(database.query, { userName: caller.userName, salon })
  return { ok: true } as const
}
