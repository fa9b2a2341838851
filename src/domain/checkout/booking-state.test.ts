import { expect, test } from 'vitest'
import { BOOKING_KEYS, keysClearedBy } from './booking-state.ts'

test('the state is stored under fixed keys', () => {
  expect(new Set(BOOKING_KEYS).size).toBe(13)
})

test('[SEARCH-13] a new service type clears everything about the provider', () => {
  expect(keysClearedBy('serviceType')).toEqual([
    'provider',
    'cart',
    'providerInfo',
    'workingDays',
    'timeZone',
  ])
})

test('[CART-05] a new provider clears cart, date and slot unless an order is being changed', () => {
  expect(keysClearedBy('provider')).toEqual(['cart', 'date', 'slot'])
  expect(keysClearedBy('provider', true)).toEqual([])
})

test('[SLOT-02] a new date clears the slot, also during a change', () => {
  expect(keysClearedBy('date')).toEqual(['slot'])
  expect(keysClearedBy('date', true)).toEqual(['slot'])
})
