import type { Favourites } from '#domain/favourite/favourites.ts'
import { createStore, useStore } from '../../store.ts'

/** The salons with a full heart: the signed-in person's, or those this browser keeps for a visitor. */
export interface FavouriteState {
  readonly userNames: Favourites
}

export const NO_FAVOURITES: FavouriteState = { userNames: [] }
export const favouriteStore = createStore(NO_FAVOURITES)

export function useIsFavourite(userName: string): boolean {
  return useStore(favouriteStore, NO_FAVOURITES, ({ userNames }) =>
    (userNames as readonly string[]).includes(userName),
  )
}
