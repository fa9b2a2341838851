import { expect, test } from 'vitest'
import { changeCheckout, getCheckout } from './booking-store.ts'
import { type Checkout, NO_CHECKOUT } from './checkout.ts'
import { clearPersonalData } from './clear-personal-data.ts'
import { bookingFromOrder } from './order-change.ts'
import { anOrder } from './testing/orders.ts'

test('[AUTH-06] a sign-out keeps the cart and clears personal data', () => {
  const { cart, customerInfo } = bookingFromOrder(anOrder())
  const attempt = { key: 'a-key', provider: 'a-salon', bodies: [JSON.stringify(customerInfo)] }
  begin({ provider: 'a-salon', cart, customerInfo, attempt })
  clearPersonalData()
  expect(getCheckout()).toMatchObject({ cart, customerInfo: null, attempt: null })
})

test('[AUTH-06] a sign-out clears an order that is being changed', () => {
  begin(bookingFromOrder(anOrder()))
  clearPersonalData()
  expect(getCheckout()).toMatchObject({ cart: [], editedOrder: null, customerInfo: null })
})

function begin(checkout: Partial<Checkout>): void {
  changeCheckout(() => ({ ...NO_CHECKOUT, ...checkout }))
}
