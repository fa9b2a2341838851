import { expect, test } from 'vitest'
import { changeCheckout, getCheckout } from './booking-store.ts'
import { type Checkout, NO_CHECKOUT } from './checkout.ts'
import { clearPersonalData } from './clear-personal-data.ts'
import { bookingFromOrder } from './editing.ts'
import { anOrder } from './testing/orders.ts'

test('[AUTH-06] whoever signs out leaves the cart and nothing of themselves', () => {
  const { cart, customerInfo } = bookingFromOrder(anOrder())
  const attempt = { key: 'a-key', provider: 'a-salon', bodies: [JSON.stringify(customerInfo)] }
  begin({ provider: 'a-salon', cart, customerInfo, attempt })
  clearPersonalData()
  expect(getCheckout()).toMatchObject({ cart, customerInfo: null, attempt: null })
})

test('[AUTH-06] an order that is being changed goes with whose it is', () => {
  begin(bookingFromOrder(anOrder()))
  clearPersonalData()
  expect(getCheckout()).toMatchObject({ cart: [], modifying: null, customerInfo: null })
})

function begin(checkout: Partial<Checkout>): void {
  changeCheckout(() => ({ ...NO_CHECKOUT, ...checkout }))
}
