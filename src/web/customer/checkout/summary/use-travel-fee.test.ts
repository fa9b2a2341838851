import { expect, test } from 'vitest'
import { anOrder } from '../../booking/testing/orders.ts'
import { isTooFar } from './use-travel-fee.ts'

const { customerInfo, ...rest } = anOrder()
const home = 'Grote Markt 1, 2011 RD Haarlem'
const order = {
  ...rest,
  customerInfo: { ...customerInfo, serviceLocation: 'DOORSTEP' as const, customerAddress: home },
}
const outside = { travelFee: 5, travelKm: 18, isWithinReach: false }

test('[WORK-214, INFO-03] an address out of reach is too far, but not that of the order which is changed', () => {
  expect(isTooFar(outside, home, null)).toBe(true)
  expect(isTooFar(outside, home, order)).toBe(false)
  expect(isTooFar(outside, 'Grote Markt 2, 2011 RD Haarlem', order)).toBe(true)
  expect(isTooFar({ ...outside, isWithinReach: true }, home, null)).toBe(false)
  expect(isTooFar(undefined, home, null)).toBe(false)
})
