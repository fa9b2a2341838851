import { expect, test } from 'vitest'
import { changeCheckout, clearCheckout, getCheckout } from './booking-store.ts'
import { aCheckout, aCompletedOrder } from './testing/checkouts.ts'

test('[CHECKOUT-05] leaving clears everything: the default location, step 1, no completed order', () => {
  changeCheckout(() => aCheckout({ location: 'NL05', step: 6, completed: aCompletedOrder() }))
  clearCheckout()
  expect(getCheckout()).toMatchObject({
    location: 'NL02',
    provider: null,
    cart: [],
    date: null,
    slot: null,
    step: 1,
    customerInfo: null,
    acceptedTerms: false,
    completed: null,
  })
})
