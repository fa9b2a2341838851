import { expect, test } from 'vitest'
import { dayPartOf } from './day-part.ts'

test('the greeting depends on the hour, and before dawn it is the morning one', () => {
  const parts = [0, 3, 4, 11, 12, 17, 18, 23].map(dayPartOf)
  expect(parts).toEqual([
    'night',
    'night',
    'morning',
    'morning',
    'afternoon',
    'afternoon',
    'evening',
    'evening',
  ])
})
