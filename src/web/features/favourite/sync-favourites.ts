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

/** Whose hearts are shown: a user name, null for a visitor, undefined while that is not known. */
let owner: string | null | undefined
let isSyncing = false
/** The hand-over of a visitor's list to who signed in, while it lasts. */
let mergeTask: Promise<void> = Promise.resolve()
let listRequest: Promise<void> | null = null
let sendQueue: Promise<void> = Promise.resolve()
let pressCount = 0
/** The last press on each salon: only it may take its heart back. */
const lastPresses = new Map<string, number>()

/**
 * Keeps the hearts to who is signed in: what a visitor kept becomes theirs at the sign-in, and at the sign-out
 * nothing of it stays in this browser. Once per tab.
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

/** Fills the hearts of the page. */
export function loadFavourites(): Promise<void> {
  syncWithAccount()
  if (!owner) return Promise.resolve()
  listRequest ??= mergeTask.then(() => loadAccountFavourites())
  return listRequest
}

/** Waits until what a visitor kept has reached who they signed in as. */
export function waitForFavouritesMerge(): Promise<void> {
  syncWithAccount()
  return mergeTask
}

/**
 * Keeps the salon or lets go of it, at once on the screen; what the server does not take is taken back. Which of both is
 * what the heart said to whoever pressed it: more may be known by now.
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
    // It was on its way to somebody else, who left before it arrived.
    deleteVisitorFavourites()
    setFavourites([])
    return
  }
  storeVisitorFavourites({ userNames, claimedBy: userName })
  const answer = await api('mergeFavourites', { body: { userNames: [...userNames] } })
  if (owner !== userName) return
  // What the server would never take is not offered again.
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
  // A heart pressed meanwhile is newer than the answer.
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
