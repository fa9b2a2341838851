import { expect, test } from 'vitest'
import { takeEvents } from '../../events.ts'
import { withProvider } from './booking.ts'
import type { Checkout } from './checkout.ts'
import { aCheckout } from './testing/checkouts.ts'
import { trackAbandoned } from './track-abandoned.ts'

test('[APP-16] a booking that opening another salon clears is counted once as abandoned, with its step', () => {
  expect(noted(aCheckout({ step: 5 }))).toEqual([{ name: 'booking-abandoned', detail: 'details' }])
  expect(noted(aCheckout())).toEqual([{ name: 'booking-abandoned', detail: 'services' }])
  const after = { ...aCheckout(), ...elsewhere(aCheckout({ step: 5 })) }
  expect(noted(after)).toEqual([])
})

test('[APP-16] nothing is counted for an empty cart, on the provider’s own page, or for another tab', () => {
  expect(noted(aCheckout({ cart: [] }))).toEqual([])
  expect(noted(aCheckout({ provider: 'studio-parel' }))).toEqual([])
  expect(noted(aCheckout({ isFromOtherTab: true }))).toEqual([])
})

function noted(before: Checkout) {
  trackAbandoned(before, elsewhere(before))
  return takeEvents()
}

function elsewhere(checkout: Checkout) {
  return withProvider(checkout, {
    provider: 'studio-parel',
    providerInfo: null,
    workingDays: [],
    timeZone: 'Europe/Amsterdam',
  })
}
