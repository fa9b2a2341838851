import { expect, test } from 'vitest'
import { changeCheckout, checkoutNow } from './booking-store.ts'
import { type Checkout, NO_CHECKOUT } from './checkout.ts'
import { bookingOf } from './editing.ts'
import { forgetPerson } from './forget-person.ts'
import { anOrder } from './testing/orders.ts'

test('[AUTH-06] whoever signs out leaves the cart and nothing of themselves', () => {
  const { cart, customerInfo } = bookingOf(anOrder())
  const attempt = { key: 'a-key', provider: 'a-salon', bodies: [JSON.stringify(customerInfo)] }
  begin({ provider: 'a-salon', cart, customerInfo, attempt })
  forgetPerson()
  expect(checkoutNow()).toMatchObject({ cart, customerInfo: null, attempt: null })
})

test('[AUTH-06] an order that is being changed goes with whose it is', () => {
  begin(bookingOf(anOrder()))
  forgetPerson()
  expect(checkoutNow()).toMatchObject({ cart: [], modifying: null, customerInfo: null })
})

function begin(checkout: Partial<Checkout>): void {
  changeCheckout(() => ({ ...NO_CHECKOUT, ...checkout }))
}
