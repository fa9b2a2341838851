import { expect, test, vi } from 'vitest'
import { BOOKING_KEYS } from '#domain/checkout/booking-state.ts'
import type { PromotionId } from '#domain/identifiers.ts'
import { cartItemOf } from './cart-items.ts'
import { type Checkout, NO_CHECKOUT } from './checkout.ts'
import { bookingFromOrder } from './order-change.ts'
import { createCheckoutStore, type Tab } from './stored-checkout.ts'
import { aCheckout, aCompletedOrder, aCustomer } from './testing/checkouts.ts'
import { anOrder } from './testing/orders.ts'
import { aCut, aMask } from './testing/providers.ts'

const cut = [cartItemOf(aCut())]
const cutAndMask = [...cut, cartItemOf(aMask())]
const atKersenbloesem = { provider: 'salon-kersenbloesem', cart: cut }
const atParel = { provider: 'studio-parel', cart: cutAndMask }

test('[CHECKOUT-05] every key of the booking is stored and restored by a reload', () => {
  const { tab } = aBrowser()
  const page = tab()
  page.change({ ...atKersenbloesem, date: '2026-11-24', step: 4 })
  for (const key of BOOKING_KEYS) expect(page.all.has(`booking.${key}`), key).toBe(true)
  expect(page.reloaded()).toMatchObject({ ...atKersenbloesem, date: '2026-11-24', step: 4 })
})

test('[AUTH-14] where space is short, values that can be fetched again are dropped first', () => {
  const log = vi.spyOn(console, 'error').mockReturnValue()
  const page = aBrowser().tab()
  const much = 'x'.repeat(104_000)
  page.change({
    providers: [much],
    location: much,
    provider: much,
    timeZone: much,
    promotion: much as PromotionId,
  })
  expect(page.all.has('booking.providers')).toBe(true)
  page.change({ customerInfo: aCustomer({ customerInstructions: much }) })
  expect(page.all.has('booking.providers')).toBe(false)
  expect(page.all.get('booking.customerInfo')).toContain(much)
  expect(page.checkout().isStored).toBe(true)
  expect(log).toHaveBeenCalledWith(expect.stringContaining('nearly full'), '')
  log.mockRestore()
})

test('[CHECKOUT-05] clearing resets everything, the completed order too, here and after a reload', () => {
  const { tab } = aBrowser()
  const page = tab()
  page.change({
    cart: cut,
    location: 'NL05',
    step: 6,
    completed: aCompletedOrder({ providerUserName: 'studio-parel' }),
  })
  page.change(NO_CHECKOUT)
  expect(page.checkout()).toEqual(NO_CHECKOUT)
  expect(page.reloaded()).toEqual(NO_CHECKOUT)
  expect(NO_CHECKOUT).toMatchObject({ location: 'NL02', step: 1, completed: null })
})

test('a new tab marks a booking of another tab until it changes it', () => {
  const { tab } = aBrowser()
  const first = tab()
  first.change(atKersenbloesem)
  expect(first.reloaded()).toMatchObject({ ...atKersenbloesem, isFromOtherTab: false })
  const second = tab()
  expect(second.checkout()).toMatchObject({ ...atKersenbloesem, isFromOtherTab: true })
  second.change({ step: 4 })
  expect(second.checkout().isFromOtherTab).toBe(false)
})

test('accepted terms are not stored: after a reload they are accepted again', () => {
  const page = aBrowser().tab()
  page.change({ acceptedTerms: true })
  expect(page.reloaded().acceptedTerms).toBe(false)
})

test('without storage the checkout is marked as not stored', () => {
  const page = aBrowser({ isBlocked: true }).tab()
  page.change({ step: 4 })
  expect(page.checkout()).toMatchObject({ step: 4, isStored: false })
})

test('the keys stored per tab and for all tabs are listed once', () => {
  const toJSON = vi.fn(() => aCustomer())
  const customerInfo = { ...aCustomer(), toJSON }
  const page = aBrowser().tab()
  page.change({ customerInfo })
  expect(toJSON).toHaveBeenCalledTimes(1)
  expect(page.reloaded().customerInfo).toEqual(aCustomer())
})

test('[CHECKOUT-05] a new tab starts with the last stored checkout', () => {
  const { tab } = aBrowser()
  tab().change(atParel)
  tab().change(atKersenbloesem)
  expect(tab().checkout()).toMatchObject(atKersenbloesem)
})

test('[CHECKOUT-05] two tabs with different salons keep their own carts, through reloads too', () => {
  const { tab } = aBrowser()
  const [first, second] = [tab(), tab()]
  first.change(atKersenbloesem)
  second.change(atParel)
  first.change({ date: '2026-11-24' })
  expect(first.checkout()).toMatchObject(atKersenbloesem)
  expect(second.checkout()).toMatchObject(atParel)
  expect(first.reloaded()).toMatchObject({ ...atKersenbloesem, date: '2026-11-24' })
  expect(second.reloaded()).toMatchObject(atParel)
})

test('[CHECKOUT-05] opening a salon in one tab does not change the cart of another tab there', () => {
  const { tab } = aBrowser()
  const [first, second] = [tab(), tab()]
  first.change(atParel)
  second.change(atKersenbloesem)
  second.change({ provider: 'studio-parel', cart: [] })
  expect(first.checkout()).toMatchObject(atParel)
  second.change({ cart: cut })
  expect(first.checkout()).toMatchObject(atParel)
})

test('[CHECKOUT-05] tabs with the same booking are in sync, except for the step', () => {
  const { tab } = aBrowser()
  const first = tab()
  first.change({ ...atKersenbloesem, step: 6, acceptedTerms: true })
  const second = tab()
  second.change({ cart: cutAndMask, customerInfo: aCustomer(), step: 2, location: 'NL05' })
  expect(first.checkout()).toMatchObject({
    cart: cutAndMask,
    customerInfo: aCustomer(),
    otherTabEdits: 1,
    step: 6,
    location: 'NL02',
    acceptedTerms: false,
  })
  expect(first.reloaded()).toMatchObject({ cart: cutAndMask, step: 6 })
})

test('a tab that only views the booking does not reset the accepted terms', () => {
  const { tab } = aBrowser()
  const first = tab()
  first.change(aCheckout())
  tab().change({ step: 5, providers: ['studio-parel'] })
  expect(first.checkout().acceptedTerms).toBe(true)
})

test('[CHECKOUT-05] while the user types, their details stay and the cart is synced', () => {
  const { tab } = aBrowser()
  const first = tab()
  first.change({ ...atKersenbloesem, customerInfo: aCustomer({ customerName: 'Daan' }) })
  const second = tab()
  first.typeIn()
  second.change({ cart: cutAndMask, customerInfo: aCustomer({ customerName: 'Sanne' }) })
  expect(first.checkout()).toMatchObject({ cart: cutAndMask, otherTabEdits: 0 })
  expect(first.checkout().customerInfo?.customerName).toBe('Daan')
})

test('[CHECKOUT-05] a tab restored from the back/forward cache or reloaded gets the changes of other tabs', () => {
  const { tab } = aBrowser()
  const first = tab()
  first.change(atKersenbloesem)
  const second = tab()
  first.isAsleep = true
  second.change({ cart: cutAndMask })
  expect(first.checkout().cart).toEqual(cut)
  expect(first.reloaded().cart).toEqual(cutAndMask)
  first.wake()
  expect(first.checkout().cart).toEqual(cutAndMask)
})

test('[CHECKOUT-05] a reload restores this tab’s checkout, not an older one of another tab', () => {
  const clock = vi.spyOn(Date, 'now').mockReturnValue(1_000)
  const page = aBrowser().tab()
  page.change(atKersenbloesem)
  const older = [...page.all]
  clock.mockReturnValue(2_000)
  page.change({ cart: cutAndMask })
  for (const [key, text] of older) page.all.set(key, text)
  expect(page.reloaded().cart).toEqual(cutAndMask)
  clock.mockRestore()
})

test('[CHECKOUT-05] an order placed in one tab empties the cart of that salon in the others', () => {
  const { tab } = aBrowser()
  const [here, apart, elsewhere] = [tab(), tab(), tab()]
  here.change(atKersenbloesem)
  elsewhere.change(atParel)
  apart.change(atKersenbloesem)
  apart.typeIn()
  const completed = aCompletedOrder({ providerUserName: 'salon-kersenbloesem' })
  here.change({ ...NO_CHECKOUT, provider: 'salon-kersenbloesem', completed })
  expect(apart.checkout()).toMatchObject({ cart: [], completed })
  expect(apart.reloaded()).toMatchObject({ cart: [], completed })
  expect(elsewhere.checkout()).toMatchObject(atParel)
  here.change({ cart: cut, completed: null })
  expect(apart.checkout().completed).toEqual(completed)
})

test('[CHECKOUT-10] a changed order ends the change of that order only, a new one no change', () => {
  const { tab } = aBrowser()
  const [fresh, changing, here] = [tab(), tab(), tab()]
  const change = { ...NO_CHECKOUT, ...bookingFromOrder(anOrder()) }
  fresh.change(atKersenbloesem)
  changing.change(change)
  const provider = 'salon-kersenbloesem'
  here.change({
    ...NO_CHECKOUT,
    provider,
    completed: aCompletedOrder({ providerUserName: provider }),
  })
  expect(fresh.checkout().cart).toEqual([])
  expect(changing.checkout().editedOrder).toEqual(anOrder())
  fresh.change({ ...atKersenbloesem, completed: null })
  const { orderId } = anOrder()
  const completed = aCompletedOrder({ providerUserName: provider, orderId, isChanged: true })
  here.change({ ...NO_CHECKOUT, provider, completed })
  expect(fresh.checkout()).toMatchObject(atKersenbloesem)
  expect(changing.checkout()).toMatchObject({ cart: [], editedOrder: null, completed })
})

test('[CHECKOUT-05] of invalid values only the keys are logged, and the rest is restored', () => {
  const log = vi.spyOn(console, 'error').mockReturnValue()
  const { tab } = aBrowser()
  const page = tab()
  page.change({ ...atKersenbloesem, date: '2026-11-24' })
  page.all.set('booking.date', '"the 24th"')
  expect(tab().checkout()).toMatchObject({ ...atKersenbloesem, date: null })
  expect(log).toHaveBeenCalledExactlyOnceWith('Not understood in browser storage: date', '')
})

/** A fake browser whose tabs share local storage and get its storage events. */
function aBrowser({ isBlocked = false } = {}) {
  const all = new Map<string, string>()
  const tabs: { hear: (key: string) => void }[] = []
  return { tab: (own = new Map<string, string>()) => aTab({ all, own, tabs, isBlocked }) }
}

interface BrowserParts {
  all: Map<string, string>
  own: Map<string, string>
  tabs: { hear: (key: string) => void }[]
  isBlocked: boolean
}

function aTab({ all, own, tabs, isBlocked }: BrowserParts) {
  const listeners: Partial<Record<string, (event: never) => void>> = {}
  let isTyping = false
  const tab: Tab = {
    get localStorage() {
      if (isBlocked) throw new Error('blocked')
      const others = (key: string) => tabs.filter((each) => each !== page).map((it) => it.hear(key))
      return storageOf(all, others)
    },
    get sessionStorage() {
      if (isBlocked) throw new Error('blocked')
      return storageOf(own, () => undefined)
    },
    document: {
      hasFocus: () => true,
      activeElement: { matches: () => isTyping } as unknown as Element,
    },
    addEventListener: (name: string, listener: (event: never) => void) => {
      listeners[name] = listener
    },
  }
  const checkout = createCheckoutStore(tab)
  const dispatch = (name: string, event: object) => listeners[name]?.(event as never)
  const page = {
    all,
    isAsleep: false,
    checkout: checkout.get,
    change: (change: Partial<Checkout>) => checkout.change(() => change),
    typeIn: () => {
      isTyping = true
    },
    hear: (key: string) => !page.isAsleep && dispatch('storage', { key }),
    wake: () => dispatch('pageshow', { persisted: true }),
    /** The checkout after a reload of this tab. */
    reloaded: () => aTab({ all, own, tabs: [], isBlocked }).checkout(),
  }
  tabs.push(page)
  return page
}

function storageOf(stored: Map<string, string>, onChange: (key: string) => void) {
  return {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => {
      stored.set(key, value)
      onChange(key)
    },
    removeItem: (key: string) => stored.delete(key),
  }
}
