import { expect, test } from 'vitest'
import { DAY_MS } from '../time-units.ts'
import { isWithinHorizon } from './horizon.ts'

test('a visit can be booked up to exactly two years ahead', () => {
  const now = Date.UTC(2026, 10, 20, 11)
  const twoYears = 730 * DAY_MS
  expect(isWithinHorizon(now + twoYears, now)).toBe(true)
  expect(isWithinHorizon(now + twoYears + 1, now)).toBe(false)
})

test('[WORK-76] a provider may choose to be booked less far ahead', () => {
  const now = Date.UTC(2026, 10, 20, 11)
  expect(isWithinHorizon(now + 14 * DAY_MS, now, 14)).toBe(true)
  expect(isWithinHorizon(now + 14 * DAY_MS + 1, now, 14)).toBe(false)
})
