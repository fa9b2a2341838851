import { type Favourites, withFavourite, withoutFavourite } from '#domain/favourite/favourites.ts'
import { type ProviderUserName, providerUserName } from '#domain/identifiers.ts'
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

/** The requests for the favourites of a signed-in user. */
interface Account {
  readonly userName: string
  /** Merges a visitor's favourites into the account after the sign-in. */
  merging: Promise<void>
  loading: Promise<void> | null
  /** Sends the presses one after the other. */
  sending: Promise<void>
  pressCount: number
  /** Number of the last press for each salon: only the last one may be undone. */
  readonly lastPresses: Map<string, number>
}

/**
 * Keeps the favourites in sync with the session: a sign-in merges a visitor's favourites into the account, a sign-out
 * deletes them from this browser.
 */
class FavouriteSync {
  #isStarted = false
  /** Null for a visitor, undefined until the session is known; a new one after each sign-in. */
  #account: Account | null | undefined

  /** Does nothing when called again. */
  start(): void {
    if (this.#isStarted) return
    this.#isStarted = true
    onVisitorFavouritesChange(() => {
      if (this.#account === null) setFavourites(readVisitorFavourites().userNames)
    })
    clientState.subscribe(() => this.#onUserChange())
    this.#onUserChange()
  }

  /** Loads the favourites of the signed-in user, once. */
  async load(): Promise<void> {
    this.start()
    const account = this.#account
    if (!account) return
    account.loading ??= account.merging.then(() => this.#loadList(account))
    await account.loading
  }

  /** Resolves when a visitor's favourites are merged into the account. */
  async waitForMerge(): Promise<void> {
    this.start()
    await this.#account?.merging
  }

  /**
   * Adds or removes a favourite. The screen changes at once and is undone if the server refuses. `isAdded` is the state
   * the user saw when pressing, which may differ from the store's.
   */
  toggle(provider: { userName: string; fullName: string }, isAdded: boolean, t: Translate): void {
    this.start()
    const userName = providerUserName(provider.userName)
    const change = isAdded ? withFavourite : withoutFavourite
    const undo = isAdded ? withoutFavourite : withFavourite
    setFavourites(change(favouriteStore.get().userNames, userName))
    const account = this.#account
    if (!account) {
      const { userNames } = readVisitorFavourites()
      storeVisitorFavourites({ userNames: change(userNames, userName), claimedBy: null })
      return
    }
    account.pressCount += 1
    const number = account.pressCount
    account.lastPresses.set(userName, number)
    account.sending = account.sending.then(async () => {
      const answer = await sendPress(userName, isAdded)
      if (answer.ok || account.lastPresses.get(userName) !== number) return
      if (this.#account === account) setFavourites(undo(favouriteStore.get().userNames, userName))
      const message = `favourite.${isAdded ? 'notKept' : 'stillKept'}` as const
      showToast('failure', t(message, { name: provider.fullName }))
    })
  }

  #onUserChange(): void {
    const { loggedInUserInfo } = clientState.get()
    if (!loggedInUserInfo) return
    const { userName } = loggedInUserInfo
    const before = this.#account
    if (userName === null) {
      if (before === null) return
      this.#account = null
      if (before) deleteVisitorFavourites()
      setFavourites(readVisitorFavourites().userNames)
      return
    }
    if (before?.userName === userName) return
    if (before) setFavourites([])
    const account = newAccount(userName)
    this.#account = account
    account.merging = this.#mergeVisitorFavourites(account)
  }

  async #mergeVisitorFavourites(account: Account): Promise<void> {
    const { userNames, claimedBy } = readVisitorFavourites()
    if (userNames.length === 0) return
    if (claimedBy !== null && claimedBy !== account.userName) {
      // The list was claimed by another user whose merge did not finish.
      deleteVisitorFavourites()
      setFavourites([])
      return
    }
    storeVisitorFavourites({ userNames, claimedBy: account.userName })
    const answer = await api('mergeFavourites', { body: { userNames: [...userNames] } })
    if (this.#account !== account) return
    // An invalid list is not sent again.
    if (answer.ok || answer.refusal === 'invalid-request') deleteVisitorFavourites()
    if (!answer.ok) return
    account.loading = Promise.resolve()
    showProviders(answer.reply.data.favourites)
  }

  async #loadList(account: Account): Promise<void> {
    await account.sending
    const pressedBefore = account.pressCount
    const answer = await api('listFavourites', { query: {} })
    if (this.#account !== account) return
    // A press during the request is newer than the response.
    if (account.pressCount !== pressedBefore) return this.#loadList(account)
    if (answer.ok) showProviders(answer.reply.data.favourites)
    else account.loading = null
  }
}

/** The favourites of this page. */
export const favouriteSync = new FavouriteSync()

function newAccount(userName: string): Account {
  const [merging, sending] = [Promise.resolve(), Promise.resolve()]
  return { userName, merging, loading: null, sending, pressCount: 0, lastPresses: new Map() }
}

function sendPress(
  userName: ProviderUserName,
  isAdded: boolean,
): Promise<ApiResult<'keepFavourite' | 'dropFavourite'>> {
  const params = { userName }
  return isAdded ? api('keepFavourite', { params }) : api('dropFavourite', { params })
}

function showProviders(providers: readonly { userName: string }[]): void {
  setFavourites(providers.map(({ userName }) => providerUserName(userName)))
}

function setFavourites(userNames: Favourites): void {
  favouriteStore.set({ userNames })
}
