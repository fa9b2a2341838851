import { expect, test } from 'vitest'
import { DAY_MS } from '../time-units.ts'
import { isWithinHorizon } from './horizon.ts'

test('a visit can be booked up to exactly two years ahead', () => {
  const now = Date.UTC(2026, 10, 20, 11)
  const twoYears = 730 * DAY_MS
  expect(isWithinHorizon(now + twoYears, now)).toBe(true)
  expect(isWithinHorizon(now + twoYears + 1, now)).toBe(false)
})
