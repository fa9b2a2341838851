import type { Favourites } from '#domain/favourite/favourites.ts'
import { createStore, useStore } from '../../store.ts'

/** The favourites: of the signed-in user, or those stored in this browser for a visitor. */
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
