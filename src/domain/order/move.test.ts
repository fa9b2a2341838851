import { expect, test } from 'vitest'
import { DAY_MS, HOUR_MS } from '../time-units.ts'
import { freeUntilAfterMove } from './move.ts'

test('[WORK-13] a customer objects to a move for two days, at most until the visit', () => {
  expect(freeUntilAfterMove(0, 7 * DAY_MS)).toBe(2 * DAY_MS)
  expect(freeUntilAfterMove(0, 3 * HOUR_MS)).toBe(3 * HOUR_MS)
})
