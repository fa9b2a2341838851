import { expect, test } from 'vitest'
import { type CustomerVisits, exceededLimit, statusOfNewOrder } from './visit-limits.ts'

const NOW = Date.UTC(2026, 10, 20, 11)
const DAY = 86_400_000
const visits = (more: Partial<CustomerVisits> = {}): CustomerVisits => ({
  ...{ toComeAtSalon: 0, toCome: 0, atOnce: 0, placedWithinHour: 0, placed: 0 },
  accountCreatedAt: NOW - 365 * DAY,
  ...more,
})

test.each([
  ['at-salon', { toComeAtSalon: 9, toCome: 9 }, { toComeAtSalon: 10, toCome: 10 }],
  ['in-all', { toCome: 19 }, { toCome: 20 }],
  ['at-once', { atOnce: 1 }, { atOnce: 2 }],
  ['per-hour', { placedWithinHour: 59 }, { placedWithinHour: 60 }],
] as const)('the limit %s lets the last one in and no other', (limit, within, beyond) => {
  expect(exceededLimit(visits(within))).toBeNull()
  expect(exceededLimit(visits(beyond))).toBe(limit)
})

test('of an account younger than a day the third order and every later one is a request', () => {
  const status = (placed: number, ageMs: number) =>
    statusOfNewOrder('CONFIRMED', visits({ placed, accountCreatedAt: NOW - ageMs }), NOW)
  expect([0, 1, 2, 3, 9].map((placed) => status(placed, DAY - 1))).toEqual([
    ...['CONFIRMED', 'CONFIRMED', 'PENDING', 'PENDING', 'PENDING'],
  ])
  expect(status(9, DAY)).toBe('CONFIRMED')
  expect(statusOfNewOrder('PENDING', visits(), NOW)).toBe('PENDING')
})
