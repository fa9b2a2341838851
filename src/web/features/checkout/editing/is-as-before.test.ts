import { expect, test } from 'vitest'
import { bookingOf } from '../../booking/editing.ts'
import { anOrder } from '../../booking/testing/orders.ts'
import { aSlot } from '../../booking/testing/slots.ts'
import { isAsBefore } from './is-as-before.ts'

const order = anOrder()

function checkout(wishes: Partial<ReturnType<typeof bookingOf>> = {}) {
  const { cart, slot, customerInfo } = { ...bookingOf(order), ...wishes }
  if (!slot || !customerInfo) throw new Error('the order has no time or no customer')
  return { cart, slot, customerInfo: { ...customerInfo, serviceLocation: 'SALON' as const } }
}

test('[CHECKOUT-10] an order that is not touched is as before, in whatever order its treatments stand', () => {
  expect(isAsBefore(order, checkout())).toBe(true)
  expect(isAsBefore(order, checkout({ cart: bookingOf(order).cart.toReversed() }))).toBe(true)
})

test('[CHECKOUT-10] another time, treatment or word of the customer is a change', () => {
  const { cart, customerInfo } = checkout()
  const [first, ...rest] = cart
  if (!first) throw new Error('the order has no items')
  expect(isAsBefore(order, checkout({ slot: aSlot('2026-11-24', '14:30') }))).toBe(false)
  expect(isAsBefore(order, checkout({ cart: rest }))).toBe(false)
  expect(isAsBefore(order, checkout({ cart: [{ ...first, numberOfItems: 2 }, ...rest] }))).toBe(
    false,
  )
  const told = { ...customerInfo, customerInstructions: 'Ik kom op de fiets.' }
  expect(isAsBefore(order, checkout({ customerInfo: told }))).toBe(false)
})
