import { logError } from '../../log.ts'
import { createStore, type Store } from '../../store.ts'
import { createValueStorage, type StorageItem, type ValueStorage } from './booking-storage.ts'
import { type Checkout, NO_CHECKOUT, REFETCHABLE_KEYS, STORED_KEYS } from './checkout.ts'
import { mergeFromOtherTab } from './other-tabs.ts'
import { parseStored } from './storage-schemas.ts'

/** The parts of `window` that the checkout uses. */
export interface Tab {
  readonly localStorage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
  readonly sessionStorage: Tab['localStorage']
  readonly document: Pick<Document, 'hasFocus' | 'activeElement'>
  addEventListener(name: 'storage', listener: (event: { key: string | null }) => void): void
  addEventListener(name: 'pageshow', listener: (event: { persisted: boolean }) => void): void
}

export interface CheckoutStore extends Pick<Store<Checkout>, 'get' | 'subscribe'> {
  change(change: (checkout: Checkout) => Partial<Checkout>): void
}

/**
 * The checkout of a tab. It is stored in session storage, for a reload of the tab, and in local storage,
 * for new tabs and after a crash. Tabs with the same booking are kept in sync.
 * @param tab null on the server, where nothing is stored
 */
export function createCheckoutStore(tab: Tab | null): CheckoutStore {
  const tabStorage = openStorage(() => tab?.sessionStorage)
  const sharedStorage = openStorage(() => tab?.localStorage)
  const store = createStore<Checkout>({
    ...NO_CHECKOUT,
    ...restoreCheckout(tabStorage, sharedStorage),
  })

  const mergeOtherTab = () => {
    const last = read(sharedStorage)
    const merged = last && mergeFromOtherTab(store.get(), last.checkout, isTypingIn(tab))
    if (!merged) return
    store.set(merged)
    tabStorage.write(storageItems(store.get()))
  }
  tab?.addEventListener('storage', ({ key }) => {
    if (key === sharedStorage.stampKey) mergeOtherTab()
  })
  // A page in the back/forward cache gets no storage events.
  tab?.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) mergeOtherTab()
  })

  return {
    get: store.get,
    subscribe: store.subscribe,
    change(change) {
      const previous = store.get()
      const changed = { ...previous, ...change(previous) }
      const next = { ...changed, id: bookingIdOf(changed, previous) }
      const items = storageItems(next)
      const unsavedKeys = tabStorage.write(items)
      sharedStorage.write(items)
      store.set({
        ...next,
        isFromOtherTab: false,
        isStored: unsavedKeys.every((key) => REFETCHABLE_KEYS.has(key)),
      })
    },
  }
}

/** The stored values a page starts with. */
function restoreCheckout(tabStorage: ValueStorage, sharedStorage: ValueStorage): Partial<Checkout> {
  const tabState = read(tabStorage)
  const sharedState = read(sharedStorage)
  if (!tabState) return sharedState ? { ...sharedState.checkout, isFromOtherTab: true } : {}
  if (!sharedState) return tabState.checkout
  if (sharedState.keptAt < tabState.keptAt) return tabState.checkout
  return {
    ...tabState.checkout,
    ...mergeFromOtherTab({ ...NO_CHECKOUT, ...tabState.checkout }, sharedState.checkout, false),
  }
}

function read(storage: ValueStorage) {
  const stored = storage.read(STORED_KEYS)
  if (!stored) return null
  const { checkout, invalidKeys } = parseStored(stored.values)
  if (invalidKeys.length > 0)
    logError(`Not understood in browser storage: ${invalidKeys.join(', ')}`)
  return { checkout, keptAt: stored.keptAt }
}

function storageItems(checkout: Checkout): StorageItem[] {
  return STORED_KEYS.map((key) => ({
    key,
    text: JSON.stringify(checkout[key]),
    ...(!REFETCHABLE_KEYS.has(key) && { priority: 1 }),
  }))
}

/** The id of the booking; a new one for another salon or another order to change. */
function bookingIdOf({ id, provider, editedOrder }: Checkout, previous: Checkout): string | null {
  if (provider === null) return null
  const isSame =
    provider === previous.provider && editedOrder?.orderId === previous.editedOrder?.orderId
  return isSame && id ? id : crypto.getRandomValues(new Uint32Array(2)).join('-')
}

function isTypingIn(tab: Tab | null): boolean {
  const isText = 'textarea, input:not([type=radio], [type=checkbox])'
  return tab?.document.hasFocus() === true && tab.document.activeElement?.matches(isText) === true
}

function openStorage(storage: () => Tab['localStorage'] | undefined): ValueStorage {
  return createValueStorage({
    storage,
    prefix: 'booking.',
    version: 2,
    formerKeys: ['again'],
    now: Date.now,
    logWarning: logError,
  })
}
