import { expect, test } from 'vitest'
import { BOOKING_KEYS, clearedBy } from './booking-state.ts'

test('the state is kept under fixed keys', () => {
  expect(new Set(BOOKING_KEYS).size).toBe(13)
})

test('[SEARCH-13] a new service type clears all that belongs to the provider', () => {
  expect(clearedBy('serviceType')).toEqual([
    'provider',
    'cart',
    'providerInfo',
    'workingDays',
    'timeZone',
  ])
})

test('[CART-05] a new provider clears cart, date and slot unless an order is being modified', () => {
  expect(clearedBy('provider')).toEqual(['cart', 'date', 'slot'])
  expect(clearedBy('provider', true)).toEqual([])
})

test('[SLOT-02] a new date clears the slot, also while modifying', () => {
  expect(clearedBy('date')).toEqual(['slot'])
  expect(clearedBy('date', true)).toEqual(['slot'])
})
