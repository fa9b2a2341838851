import { type Favourites, withFavourite, withoutFavourite } from '#domain/favourite/favourites.ts'
import { providerUserName } from '#domain/identifiers.ts'
import { type ApiResult, api } from '../../api-client.ts'
import { clientState } from '../../client-state.ts'
import type { Translate } from '../../messages.ts'
import { showToast } from '../../ui/toast.tsx'
import { favouriteStore } from './favourite-store.ts'
import {
  deleteVisitorFavourites,
  onVisitorFavouritesChange,
  readVisitorFavourites,
  storeVisitorFavourites,
} from './visitor-favourites.ts'

/** The owner of the favourites: a user name, null for a visitor, undefined until the session is known. */
let owner: string | null | undefined
let isSyncing = false
/** Merges a visitor's favourites into the account after a sign-in. */
let mergeTask: Promise<void> = Promise.resolve()
let listRequest: Promise<void> | null = null
let sendQueue: Promise<void> = Promise.resolve()
let pressCount = 0
/** Number of the last press for each salon: only the last one may be undone. */
const lastPresses = new Map<string, number>()

/**
 * Keeps the favourites in sync with the session: a sign-in merges a visitor's favourites into the account, a sign-out
 * deletes them from this browser. Does nothing when called again.
 */
export function syncWithAccount(): void {
  if (isSyncing) return
  isSyncing = true
  onVisitorFavouritesChange(
    () => owner === null && setFavourites(readVisitorFavourites().userNames),
  )
  clientState.subscribe(onUserChange)
  onUserChange()
}

/** Loads the favourites of the signed-in user, once. */
export function loadFavourites(): Promise<void> {
  syncWithAccount()
  if (!owner) return Promise.resolve()
  listRequest ??= mergeTask.then(() => loadAccountFavourites())
  return listRequest
}

/** Resolves when a visitor's favourites are merged into the account. */
export function waitForFavouritesMerge(): Promise<void> {
  syncWithAccount()
  return mergeTask
}

/**
 * Adds or removes a favourite. The screen changes at once and is undone if the server refuses. `isAdded` is the state the
 * user saw when pressing, which may differ from the store's.
 */
export function toggleFavourite(
  salon: { userName: string; fullName: string },
  isAdded: boolean,
  t: Translate,
): void {
  syncWithAccount()
  const userName = providerUserName(salon.userName)
  const change = isAdded ? withFavourite : withoutFavourite
  setFavourites(change(favouriteStore.get().userNames, userName))
  if (!owner) {
    storeVisitorFavourites({
      userNames: change(readVisitorFavourites().userNames, userName),
      claimedBy: null,
    })
    return
  }
  pressCount += 1
  const number = pressCount
  lastPresses.set(userName, number)
  const pressedBy = owner
  sendQueue = sendQueue.then(async () => {
    const params = { userName }
    const answer: ApiResult<'keepFavourite' | 'dropFavourite'> = isAdded
      ? await api('keepFavourite', { params })
      : await api('dropFavourite', { params })
    if (answer.ok || lastPresses.get(userName) !== number) return
    if (owner === pressedBy) {
      const undo = isAdded ? withoutFavourite : withFavourite
      setFavourites(undo(favouriteStore.get().userNames, userName))
    }
    showToast(
      'failure',
      t(`favourite.${isAdded ? 'notKept' : 'stillKept'}`, { name: salon.fullName }),
    )
  })
}

function onUserChange(): void {
  const { loggedInUserInfo } = clientState.get()
  if (!loggedInUserInfo || loggedInUserInfo.userName === owner) return
  const before = owner
  owner = loggedInUserInfo.userName
  listRequest = null
  if (owner === null) {
    if (before) deleteVisitorFavourites()
    setFavourites(readVisitorFavourites().userNames)
    return
  }
  if (before) setFavourites([])
  mergeTask = mergeVisitorFavourites(owner)
}

async function mergeVisitorFavourites(userName: string): Promise<void> {
  const { userNames, claimedBy } = readVisitorFavourites()
  if (userNames.length === 0) return
  if (claimedBy !== null && claimedBy !== userName) {
    // The list was claimed by another user whose merge did not finish.
    deleteVisitorFavourites()
    setFavourites([])
    return
  }
  storeVisitorFavourites({ userNames, claimedBy: userName })
  const answer = await api('mergeFavourites', { body: { userNames: [...userNames] } })
  if (owner !== userName) return
  // An invalid list is not sent again.
  if (answer.ok || answer.refusal === 'invalid-request') deleteVisitorFavourites()
  if (!answer.ok) return
  listRequest = Promise.resolve()
  showProviders(answer.reply.data.favourites)
}

async function loadAccountFavourites(): Promise<void> {
  const requestedFor = owner
  await sendQueue
  const pressedBefore = pressCount
  const answer = await api('listFavourites', { query: {} })
  if (owner !== requestedFor) return
  // A press during the request is newer than the response.
  if (pressCount !== pressedBefore) return loadAccountFavourites()
  if (answer.ok) showProviders(answer.reply.data.favourites)
  else listRequest = null
}

function showProviders(salons: readonly { userName: string }[]): void {
  setFavourites(salons.map(({ userName }) => providerUserName(userName)))
}

function setFavourites(userNames: Favourites): void {
  favouriteStore.set({ userNames })
}
