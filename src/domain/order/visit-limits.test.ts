import { expect, test } from 'vitest'
import { DAY_MS } from '../time-units.ts'
import {
  type CustomerVisits,
  exceededByMove,
  exceededLimit,
  statusOfNewOrder,
  takesOtherTime,
} from './visit-limits.ts'

const NOW = Date.UTC(2026, 10, 20, 11)
const visits = (more: Partial<CustomerVisits> = {}): CustomerVisits => ({
  upcomingAtProvider: 0,
  upcoming: 0,
  atOnce: 0,
  placedWithinHour: 0,
  placed: 0,
  accountCreatedAt: NOW - 365 * DAY_MS,
  ...more,
})

test.each([
  ['at-salon', { upcomingAtProvider: 9, upcoming: 9 }, { upcomingAtProvider: 10, upcoming: 10 }],
  ['in-all', { upcoming: 19 }, { upcoming: 20 }],
  ['at-once', { atOnce: 1 }, { atOnce: 2 }],
  ['per-hour', { placedWithinHour: 59 }, { placedWithinHour: 60 }],
] as const)('the limit %s allows the last one and no more', (limit, within, beyond) => {
  expect(exceededLimit(visits(within))).toBeNull()
  expect(exceededLimit(visits(beyond))).toBe(limit)
})

test('a change adds no visit and is checked against the other visits only', () => {
  const many = { upcomingAtProvider: 30, upcoming: 30, placedWithinHour: 70 }
  expect(exceededByMove(visits({ ...many, atOnce: 1 }))).toBeNull()
  expect(exceededByMove(visits({ ...many, atOnce: 2 }))).toBe('at-once')
})

test.each([
  ['the same', 10, 20, false],
  ['a part of it', 11, 19, false],
  ['one that begins before', 9, 20, true],
  ['one that ends after', 10, 21, true],
  ['another', 30, 40, true],
] as const)('for a visit from 10 to 20, %s', (_, startsAt, endsAt, takesOther) => {
  expect(takesOtherTime({ startsAt: 10, endsAt: 20 }, { startsAt, endsAt })).toBe(takesOther)
})

test('for an account younger than a day the third and later orders are requests', () => {
  const status = (placed: number, ageMs: number) =>
    statusOfNewOrder('CONFIRMED', visits({ placed, accountCreatedAt: NOW - ageMs }), NOW)
  expect([0, 1, 2, 3, 9].map((placed) => status(placed, DAY_MS - 1))).toEqual([
    'CONFIRMED',
    'CONFIRMED',
    'PENDING',
    'PENDING',
    'PENDING',
  ])
  expect(status(9, DAY_MS)).toBe('CONFIRMED')
  expect(statusOfNewOrder('PENDING', visits(), NOW)).toBe('PENDING')
})
