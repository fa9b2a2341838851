import { expect, test } from 'vitest'
import { dayPartOf } from './day-part.ts'

test('the greeting follows the hour, and early in the morning it is morning', () => {
  const parts = [0, 3, 4, 11, 12, 17, 18, 23].map(dayPartOf)
  expect(parts).toEqual([
    ...['night', 'night', 'morning', 'morning'],
    ...['afternoon', 'afternoon', 'evening', 'evening'],
  ])
})
