import { expect, test } from 'vitest'
import { DAY_MS, HOUR_MS } from '../time-units.ts'
import { freeUntilAfterMove, isMovedByProvider } from './move.ts'

test('[WORK-13] a customer objects to a move for two days, at most until the visit', () => {
  expect(freeUntilAfterMove(0, 7 * DAY_MS)).toBe(2 * DAY_MS)
  expect(freeUntilAfterMove(0, 3 * HOUR_MS)).toBe(3 * HOUR_MS)
})

test('[WORK-151] a visit to come was moved by its provider when somebody else than its customer chose the start', () => {
  const visit = { status: 'CONFIRMED', startsAt: 9, customerUserName: 'anouk' } as const
  const change = { actor: 'fleur', fromStartsAt: 5 }
  expect(isMovedByProvider(visit, change, 0)).toBe(true)
  expect(isMovedByProvider(visit, { ...change, actor: 'anouk' }, 0)).toBe(false)
  expect(isMovedByProvider(visit, { ...change, actor: 'customer' }, 0)).toBe(false)
  expect(isMovedByProvider(visit, { ...change, fromStartsAt: 9 }, 0)).toBe(false)
  expect(isMovedByProvider(visit, change, 9)).toBe(false)
  expect(isMovedByProvider({ ...visit, status: 'CANCELLED' }, change, 0)).toBe(false)
})
