import type { ProviderUserName } from '../identifiers.ts'

/** The maximum of favourites; beyond it the oldest are removed. */
export const MAX_FAVOURITES = 200

/** User names of favourite providers, the newest first, without duplicates. */
export type Favourites = readonly ProviderUserName[]

/** Adds a provider in front; changes nothing when it is a favourite already. */
export function withFavourite(favourites: Favourites, provider: ProviderUserName): Favourites {
  if (favourites.includes(provider)) return favourites
  return [provider, ...favourites].slice(0, MAX_FAVOURITES)
}

/** Removes a provider; changes nothing when it is no favourite. */
export function withoutFavourite(favourites: Favourites, provider: ProviderUserName): Favourites {
  return favourites.filter((other) => other !== provider)
}
