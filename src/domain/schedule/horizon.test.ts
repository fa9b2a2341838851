import { expect, test } from 'vitest'
import { isWithinHorizon } from './horizon.ts'

test('a visit can be booked two years ahead and not a moment further', () => {
  const now = Date.UTC(2026, 10, 20, 11)
  const twoYears = 730 * 86_400_000
  expect(isWithinHorizon(now + twoYears, now)).toBe(true)
  expect(isWithinHorizon(now + twoYears + 1, now)).toBe(false)
})
