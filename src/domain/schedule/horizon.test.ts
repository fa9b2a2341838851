import { expect, test } from 'vitest'
import { isWithinHorizon } from './horizon.ts'

test('a visit can be booked up to exactly two years ahead', () => {
  const now = Date.UTC(2026, 10, 20, 11)
  const twoYears = 730 * 86_400_000
  expect(isWithinHorizon(now + twoYears, now)).toBe(true)
  expect(isWithinHorizon(now + twoYears + 1, now)).toBe(false)
})
