import { type Favourites, MAX_FAVOURITES } from '#domain/favourite/favourites.ts'
import { providerUserName } from '#domain/identifiers.ts'
import { logError } from '../../log.ts'
import { createValueStorage } from '../booking/booking-storage.ts'

/** A visitor's favourites in this browser. */
export interface VisitorFavourites {
  readonly userNames: Favourites
  /** The user whose account they are being merged into; null before a sign-in. */
  readonly claimedBy: string | null
}

const EMPTY_LIST: VisitorFavourites = { userNames: [], claimedBy: null }
const key = 'list'

const valueStorage = createValueStorage({
  storage: () => window.localStorage,
  prefix: 'favourites.',
  version: 1,
  now: Date.now,
  logWarning: logError,
})

/** Reads the stored list; empty if it is absent, too old or invalid. */
export function readVisitorFavourites(): VisitorFavourites {
  const value = valueStorage.read([key])?.values.get(key)
  if (typeof value !== 'object' || value === null) return EMPTY_LIST
  const { userNames, claimedBy } = value as Partial<Record<keyof VisitorFavourites, unknown>>
  if (!Array.isArray(userNames)) return EMPTY_LIST
  return {
    userNames: userNames
      .filter((name) => typeof name === 'string')
      .slice(0, MAX_FAVOURITES)
      .map(providerUserName),
    claimedBy: typeof claimedBy === 'string' ? claimedBy : null,
  }
}

export function storeVisitorFavourites(list: VisitorFavourites): void {
  valueStorage.write([{ key, text: JSON.stringify(list), priority: 3 }])
}

export function deleteVisitorFavourites(): void {
  storeVisitorFavourites(EMPTY_LIST)
}

/** Calls the listener when another tab changes the list. */
export function onVisitorFavouritesChange(listener: () => void): void {
  window.addEventListener('storage', (event) => {
    if (event.key === null || event.key === valueStorage.stampKey) listener()
  })
}
