import { expect, test } from 'vitest'
import { travelFeeCents } from './travel-fee.ts'

const RATES = { feeCents: 500, feePerKmCents: 60, fromKm: 5 }

test.each([
  [null, 500],
  [0, 500],
  [5, 500],
  [5.1, 560],
  [6, 560],
  [12.3, 980],
])('[WORK-212] a home at %s km costs %i cents', (distanceKm, cents) => {
  expect(travelFeeCents('DOORSTEP', RATES, distanceKm)).toBe(cents)
})

test('[WORK-136] at the salon there is no fee', () => {
  expect(travelFeeCents('SALON', RATES, 12.3)).toBe(0)
})
