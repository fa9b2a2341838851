import { expect, test } from 'vitest'
import { bookingFromOrder } from '../../booking/order-change.ts'
import { anOrder } from '../../booking/testing/orders.ts'
import { aSlot } from '../../booking/testing/slots.ts'
import { isSameAsOrder } from './is-same-as-order.ts'

const order = anOrder()

function checkout(overrides: Partial<ReturnType<typeof bookingFromOrder>> = {}) {
  const { cart, slot, customerInfo } = { ...bookingFromOrder(order), ...overrides }
  if (!slot || !customerInfo) throw new Error('the order has no time or no customer')
  return { cart, slot, customerInfo: { ...customerInfo, serviceLocation: 'SALON' as const } }
}

test('[CHECKOUT-10] an order with its items in another order is unchanged', () => {
  expect(isSameAsOrder(order, checkout())).toBe(true)
  expect(isSameAsOrder(order, checkout({ cart: bookingFromOrder(order).cart.toReversed() }))).toBe(
    true,
  )
})

test('[CHECKOUT-10] another time, treatment or message is a change', () => {
  const { cart, customerInfo } = checkout()
  const [first, ...rest] = cart
  if (!first) throw new Error('the order has no items')
  expect(isSameAsOrder(order, checkout({ slot: aSlot('2026-11-24', '14:30') }))).toBe(false)
  expect(isSameAsOrder(order, checkout({ cart: rest }))).toBe(false)
  expect(isSameAsOrder(order, checkout({ cart: [{ ...first, numberOfItems: 2 }, ...rest] }))).toBe(
    false,
  )
  const changed = { ...customerInfo, customerInstructions: 'Ik kom op de fiets.' }
  expect(isSameAsOrder(order, checkout({ customerInfo: changed }))).toBe(false)
})
