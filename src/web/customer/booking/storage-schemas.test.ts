import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cartTotals } from '#domain/cart/cart.ts'
import { formatDay } from '#messages/format.ts'
import { NO_BOOKING, timeFittingCart } from './booking.ts'
import { calendarLink } from './calendar-link.ts'
import { refreshCart } from './cart-items.ts'
import { type Checkout, NO_CHECKOUT, STORED_KEYS } from './checkout.ts'
import { bookingFromOrder, unavailableItems } from './order-change.ts'
import { bookingFromPastOrder } from './rebook.ts'
import { parseStored } from './storage-schemas.ts'
import { aCheckout, aCompletedOrder } from './testing/checkouts.ts'
import { anOrder } from './testing/orders.ts'
import { aProviderInfo, aWorkingWeek } from './testing/providers.ts'

const salon = { id: '1', providerInfo: aProviderInfo(), workingDays: aWorkingWeek() }
const attempt = { key: 'k', provider: 'salon-kersenbloesem', bodies: ['{}'] }
const checkouts: readonly Checkout[] = [
  NO_CHECKOUT,
  aCheckout({ ...salon, attempt, timeZone: 'Europe/Amsterdam', providers: ['studio-parel'] }),
  { ...NO_CHECKOUT, ...bookingFromOrder(anOrder()), ...salon },
  { ...NO_CHECKOUT, ...bookingFromPastOrder(anOrder()), ...salon },
  { ...NO_CHECKOUT, ...salon, completed: aCompletedOrder() },
]

test.each(checkouts)('[CHECKOUT-05] a stored checkout is valid as a whole (%#)', (checkout) => {
  const values = storedValuesOf(checkout)
  expect(parseStored(values)).toEqual({ checkout: Object.fromEntries(values), invalidKeys: [] })
})

test('[CHECKOUT-05] a value of an older shape is left out and the rest is used', () => {
  const values = storedValuesOf(aCheckout(salon))
  values.set('cart', [{ catalogItemId: 'cut', price: 42.5 }])
  const { checkout, invalidKeys } = parseStored(values)
  expect(invalidKeys).toEqual(['cart'])
  expect(checkout).toMatchObject({ provider: 'salon-kersenbloesem', date: '2026-11-24' })
})

test('[CHECKOUT-10] with an invalid order to change all stored values are left out', () => {
  const values = storedValuesOf({ ...NO_CHECKOUT, ...bookingFromOrder(anOrder()) })
  values.set('editedOrder', { orderId: 'o' })
  expect(parseStored(values).checkout).toEqual({})
  values.set('editedOrder', undefined)
  expect(parseStored(values).checkout).toEqual({})
})

test('[CHECKOUT-05] of any contents of browser storage the valid values are used', () => {
  fc.assert(
    fc.property(fc.oneof(damaged(), anything()), (values) => {
      const { checkout, invalidKeys } = parseStored(values)
      for (const [key, value] of values) {
        if (value !== undefined)
          expect(key in checkout || invalidKeys.includes(key), key).toBe(true)
      }
      useCheckoutValues({ ...NO_CHECKOUT, ...checkout })
    }),
    { numRuns: 1000 },
  )
})

/** Uses the checkout as components do before the salon's page updates it. */
function useCheckoutValues(checkout: Checkout): void {
  const {
    cart,
    providerInfo,
    editedOrder,
    rebookedVisit,
    completed,
    slot,
    date,
    timeZone,
    attempt,
  } = checkout
  const catalog = providerInfo?.catalogItems ?? []
  expect(Number.isSafeInteger(cartTotals(cart).totalCents)).toBe(true)
  refreshCart(cart, catalog)
  timeFittingCart(checkout)
  for (const day of [slot?.startTime, slot?.endTime, date]) {
    if (day) formatDay(Date.parse(day), timeZone ?? 'Europe/Amsterdam', 'nl')
  }
  if (editedOrder) {
    unavailableItems(editedOrder, catalog)
    expect(bookingFromOrder(editedOrder)).toMatchObject({
      ...NO_BOOKING,
      ...bookingFromOrder(editedOrder),
    })
  }
  if (rebookedVisit) unavailableItems(rebookedVisit, catalog)
  if (completed) {
    expect(calendarLink(completed, 'bloesem.example', 0)).toMatch(/^data:/)
    formatDay(completed.freeUntil, completed.timeZone, 'nl')
  }
  for (const body of attempt?.bodies ?? []) expect(JSON.parse(body)).toBeTypeOf('object')
}

type Values = Map<string, unknown>

/** The checkout's values as read from browser storage. */
function storedValuesOf(checkout: Checkout): Values {
  return new Map(STORED_KEYS.map((key) => [key, JSON.parse(JSON.stringify(checkout[key]))]))
}

/** Stored values of a checkout with one value, or a part of it, replaced by any JSON. */
function damaged(): fc.Arbitrary<Values> {
  const steps = fc.array(fc.nat(), { minLength: 1, maxLength: 5 })
  return fc
    .tuple(fc.constantFrom(...checkouts), steps, fc.jsonValue({ maxDepth: 2 }))
    .map(([checkout, path, value]) => {
      const state = Object.fromEntries(storedValuesOf(checkout))
      replace(state, path, value)
      return new Map(Object.entries(state))
    })
}

function replace(whole: object, [step = 0, ...path]: readonly number[], value: unknown): void {
  const keys = Object.keys(whole)
  const key = keys[step % keys.length] ?? 'new'
  const part: unknown = Reflect.get(whole, key)
  if (path.length > 0 && typeof part === 'object' && part !== null) replace(part, path, value)
  else Reflect.set(whole, key, value)
}

function anything(): fc.Arbitrary<Values> {
  return fc
    .array(fc.tuple(fc.constantFrom(...STORED_KEYS), fc.jsonValue()))
    .map((entries) => new Map<string, unknown>([['editedOrder', null], ...entries]))
}
