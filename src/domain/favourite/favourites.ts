import type { ProviderUserName } from '../identifiers.ts'

/** How many salons somebody keeps at most; beyond it the oldest give way. */
export const MAX_FAVOURITES = 200

/** Kept salons by user name, the newest first, none twice. */
export type Favourites = readonly ProviderUserName[]

/** The salon in front, and nothing moved when it was there already. */
export function withFavourite(favourites: Favourites, salon: ProviderUserName): Favourites {
  if (favourites.includes(salon)) return favourites
  return [salon, ...favourites].slice(0, MAX_FAVOURITES)
}

export function withoutFavourite(favourites: Favourites, salon: ProviderUserName): Favourites {
  return favourites.filter((kept) => kept !== salon)
}
