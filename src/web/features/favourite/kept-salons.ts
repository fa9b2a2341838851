import type { Favourites } from '#domain/favourite/favourites.ts'
import { createStore, useStore } from '../../store.ts'

/** The salons with a full heart: the signed-in person's, or those this browser keeps for a visitor. */
export interface KeptSalons {
  readonly userNames: Favourites
}

export const NONE_KEPT: KeptSalons = { userNames: [] }
export const keptSalons = createStore(NONE_KEPT)

export function useIsKept(userName: string): boolean {
  return useStore(keptSalons, NONE_KEPT, ({ userNames }) =>
    (userNames as readonly string[]).includes(userName),
  )
}
