import { type Favourites, MAX_FAVOURITES } from '#domain/favourite/favourites.ts'
import { providerUserName } from '#domain/identifiers.ts'
import { logError } from '../../log.ts'
import { createValueStorage } from '../booking/booking-storage.ts'

/** What a visitor kept in this browser. */
export interface VisitorFavourites {
  readonly userNames: Favourites
  /** Who signed in with it and is to get it; nobody else may. Null until somebody did. */
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

/** The list as it is now, whichever tab wrote it; empty where it is too old or none of ours. */
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

/** Tells when another tab changed the list. */
export function onVisitorFavouritesChange(listener: () => void): void {
  window.addEventListener('storage', (event) => {
    if (event.key === null || event.key === valueStorage.stampKey) listener()
  })
}
