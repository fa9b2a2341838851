import { logError } from '../../log.ts'
import { createStore, type Store } from '../../store.ts'
import { type Keepable, type KeptValues, keptValues } from './booking-storage.ts'
import { type Checkout, KEPT_KEYS, LOOKED_UP, NO_CHECKOUT } from './checkout.ts'
import { takenFromOtherTab } from './other-tabs.ts'
import { parseStored } from './storage-schemas.ts'

/** What of a browser's window the checkout lives in. */
export interface Tab {
  readonly localStorage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
  readonly sessionStorage: Tab['localStorage']
  readonly document: Pick<Document, 'hasFocus' | 'activeElement'>
  addEventListener(name: 'storage', listener: (event: { key: string | null }) => void): void
  addEventListener(name: 'pageshow', listener: (event: { persisted: boolean }) => void): void
}

export interface KeptCheckout extends Pick<Store<Checkout>, 'get' | 'subscribe'> {
  change(change: (checkout: Checkout) => Partial<Checkout>): void
}

/**
 * The checkout of a tab, kept in two places: for the tab itself, which a reload goes on with
 * whatever other tabs did, and the last of all tabs, for a new one and after a crash. Tabs with the
 * same booking go along with each other.
 * @param tab null on the server, where nothing is kept
 */
export function openCheckout(tab: Tab | null): KeptCheckout {
  const inThisTab = keptIn(() => tab?.sessionStorage)
  const inAllTabs = keptIn(() => tab?.localStorage)
  const store = createStore<Checkout>({ ...NO_CHECKOUT, ...resumed(inThisTab, inAllTabs) })

  const takeOver = () => {
    const last = read(inAllTabs)
    const taken = last && takenFromOtherTab(store.get(), last.kept, isTypingIn(tab))
    if (!taken) return
    store.set(taken)
    inThisTab.keep(keepable(store.get()))
  }
  tab?.addEventListener('storage', ({ key }) => {
    if (key === inAllTabs.stampKey) takeOver()
  })
  // A page that slept heard nothing of what other tabs did.
  tab?.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) takeOver()
  })

  return {
    get: store.get,
    subscribe: store.subscribe,
    change(change) {
      const before = store.get()
      const changed = { ...before, ...change(before) }
      const now = { ...changed, id: idOf(changed, before) }
      const items = keepable(now)
      const lost = inThisTab.keep(items)
      inAllTabs.keep(items)
      store.set({ ...now, isFromElsewhere: false, isKept: lost.every((key) => LOOKED_UP.has(key)) })
    },
  }
}

/** What a loading page begins with. */
function resumed(inThisTab: KeptValues, inAllTabs: KeptValues): Partial<Checkout> {
  const own = read(inThisTab)
  const last = read(inAllTabs)
  if (!own) return last ? { ...last.kept, isFromElsewhere: true } : {}
  if (!last) return own.kept
  if (last.keptAt < own.keptAt) return own.kept
  return { ...own.kept, ...takenFromOtherTab({ ...NO_CHECKOUT, ...own.kept }, last.kept, false) }
}

function read(kept: KeptValues) {
  const found = kept.read(KEPT_KEYS)
  if (!found) return null
  const { kept: values, leftOut } = parseStored(found.values)
  if (leftOut.length > 0) logError(`Not understood in browser storage: ${leftOut.join(', ')}`)
  return { kept: values, keptAt: found.keptAt }
}

function keepable(checkout: Checkout): Keepable[] {
  return KEPT_KEYS.map((key) => ({
    key,
    text: JSON.stringify(checkout[key]),
    ...(!LOOKED_UP.has(key) && { priority: 1 }),
  }))
}

/** Another salon, or another order to change, is another booking. */
function idOf({ id, provider, modifying }: Checkout, before: Checkout): string | null {
  if (provider === null) return null
  const isSame = provider === before.provider && modifying?.orderId === before.modifying?.orderId
  return isSame && id ? id : crypto.getRandomValues(new Uint32Array(2)).join('-')
}

function isTypingIn(tab: Tab | null): boolean {
  const isText = 'textarea, input:not([type=radio], [type=checkbox])'
  return tab?.document.hasFocus() === true && tab.document.activeElement?.matches(isText) === true
}

function keptIn(storage: () => Tab['localStorage'] | undefined): KeptValues {
  return keptValues({ storage, prefix: 'booking.', version: 1, now: Date.now, warn: logError })
}
