import { beforeEach, expect, test, vi } from 'vitest'
import { BOOKING_KEYS } from '#domain/checkout/booking-state.ts'
import { cartItemOf } from './cart-items.ts'
import { aCut } from './testing/providers.ts'

const stored = new Map<string, string>()
const localStorage = {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => stored.set(key, value),
  removeItem: (key: string) => stored.delete(key),
}

/** The store as a newly loaded page has it. */
async function loaded() {
  vi.resetModules()
  return import('./booking-store.ts')
}

beforeEach(() => {
  stored.clear()
  vi.stubGlobal('window', { localStorage })
})

test('[CHECKOUT-05] every key of the booking is kept, and a reload resumes', async () => {
  const { changeCheckout } = await loaded()
  changeCheckout(() => ({ cart: [cartItemOf(aCut())], date: '2026-11-24', step: 4 }))
  for (const key of BOOKING_KEYS) expect(stored.has(`booking.${key}`), key).toBe(true)
  const { checkoutNow } = await loaded()
  expect(checkoutNow()).toMatchObject({ cart: [cartItemOf(aCut())], date: '2026-11-24', step: 4 })
})

test('[CHECKOUT-05] clearing resets everything, the completed order too, here and after a reload', async () => {
  const { changeCheckout, clearCheckout } = await loaded()
  changeCheckout(() => ({ cart: [cartItemOf(aCut())], location: 'NL05', step: 6 }))
  clearCheckout()
  const { checkoutNow, NO_CHECKOUT } = await loaded()
  expect(checkoutNow()).toEqual(NO_CHECKOUT)
  expect(NO_CHECKOUT).toMatchObject({ location: 'NL02', step: 1, completed: null })
})

test('a promise to pay is not kept: after a reload the terms are accepted anew', async () => {
  const { changeCheckout } = await loaded()
  changeCheckout(() => ({ acceptedTerms: true }))
  expect((await loaded()).checkoutNow().acceptedTerms).toBe(false)
})

test('where nothing can be kept the checkout knows it', async () => {
  vi.stubGlobal('window', {
    get localStorage() {
      throw new Error('blocked')
    },
  })
  const { changeCheckout, checkoutNow } = await loaded()
  changeCheckout(() => ({ step: 4 }))
  expect(checkoutNow()).toMatchObject({ step: 4, isKept: false })
})
