import { type Favourites, withFavourite, withoutFavourite } from '#domain/favourite/favourites.ts'
import { providerUserName } from '#domain/identifiers.ts'
import { type ApiResult, api } from '../../api-client.ts'
import { clientState } from '../../client-state.ts'
import type { Translate } from '../../messages.ts'
import { showToast } from '../../ui/toast.tsx'
import { favouriteStore } from './favourite-store.ts'
import {
  forgetVisitorsList,
  keepVisitorsList,
  readVisitorsList,
  watchVisitorsList,
} from './visitors-list.ts'

/** Whose hearts are shown: a user name, null for a visitor, undefined while that is not known. */
let owner: string | null | undefined
let isFollowing = false
/** The hand-over of a visitor's list to who signed in, while it lasts. */
let handOver: Promise<void> = Promise.resolve()
let list: Promise<void> | null = null
let sending: Promise<void> = Promise.resolve()
let pressCount = 0
/** The last press on each salon: only it may take its heart back. */
const presses = new Map<string, number>()

/**
 * Keeps the hearts to who is signed in: what a visitor kept becomes theirs at the sign-in, and at the sign-out
 * nothing of it stays in this browser. Once per tab.
 */
export function followAccount(): void {
  if (isFollowing) return
  isFollowing = true
  watchVisitorsList(() => owner === null && show(readVisitorsList().userNames))
  clientState.subscribe(meetOwner)
  meetOwner()
}

/** Fills the hearts of the page. */
export function loadFavourites(): Promise<void> {
  followAccount()
  if (!owner) return Promise.resolve()
  list ??= handOver.then(() => readOwnList())
  return list
}

/** Waits until what a visitor kept has reached who they signed in as. */
export function favouritesHandedOver(): Promise<void> {
  followAccount()
  return handOver
}

/**
 * Keeps the salon or lets go of it, at once on the screen; what the server does not take is taken back. Which of both is
 * what the heart said to whoever pressed it: more may be known by now.
 */
export function toggleFavourite(
  salon: { userName: string; fullName: string },
  keeps: boolean,
  t: Translate,
): void {
  followAccount()
  const userName = providerUserName(salon.userName)
  const change = keeps ? withFavourite : withoutFavourite
  show(change(favouriteStore.get().userNames, userName))
  if (!owner) {
    keepVisitorsList({ userNames: change(readVisitorsList().userNames, userName), claimedBy: null })
    return
  }
  pressCount += 1
  const number = pressCount
  presses.set(userName, number)
  const presser = owner
  sending = sending.then(async () => {
    const params = { userName }
    const answer: ApiResult<'keepFavourite' | 'dropFavourite'> = keeps
      ? await api('keepFavourite', { params })
      : await api('dropFavourite', { params })
    if (answer.ok || presses.get(userName) !== number) return
    if (owner === presser) {
      const back = keeps ? withoutFavourite : withFavourite
      show(back(favouriteStore.get().userNames, userName))
    }
    showToast(
      'failure',
      t(`favourite.${keeps ? 'notKept' : 'stillKept'}`, { name: salon.fullName }),
    )
  })
}

function meetOwner(): void {
  const { loggedInUserInfo } = clientState.get()
  if (!loggedInUserInfo || loggedInUserInfo.userName === owner) return
  const before = owner
  owner = loggedInUserInfo.userName
  list = null
  if (owner === null) {
    if (before) forgetVisitorsList()
    show(readVisitorsList().userNames)
    return
  }
  if (before) show([])
  handOver = giveTo(owner)
}

async function giveTo(userName: string): Promise<void> {
  const { userNames, claimedBy } = readVisitorsList()
  if (userNames.length === 0) return
  if (claimedBy !== null && claimedBy !== userName) {
    // It was on its way to somebody else, who left before it arrived.
    forgetVisitorsList()
    show([])
    return
  }
  keepVisitorsList({ userNames, claimedBy: userName })
  const answer = await api('mergeFavourites', { body: { userNames: [...userNames] } })
  if (owner !== userName) return
  // What the server would never take is not offered again.
  if (answer.ok || answer.refusal === 'invalid-request') forgetVisitorsList()
  if (!answer.ok) return
  list = Promise.resolve()
  showSalons(answer.reply.data.favourites)
}

async function readOwnList(): Promise<void> {
  const asker = owner
  await sending
  const pressedBefore = pressCount
  const answer = await api('listFavourites', { query: {} })
  if (owner !== asker) return
  // A heart pressed meanwhile is newer than the answer.
  if (pressCount !== pressedBefore) return readOwnList()
  if (answer.ok) showSalons(answer.reply.data.favourites)
  else list = null
}

function showSalons(salons: readonly { userName: string }[]): void {
  show(salons.map(({ userName }) => providerUserName(userName)))
}

function show(userNames: Favourites): void {
  favouriteStore.set({ userNames })
}
