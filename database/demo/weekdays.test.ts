import { expect, test } from 'vitest'
import {
  friday,
  monday,
  saturday,
  sunday,
  TEST_NOW,
  thursday,
  tuesday,
  wednesday,
} from './weekdays.ts'

test('the days after the ordinary Friday, in the time zone of the provider', () => {
  const days = [saturday, sunday, monday, tuesday, wednesday, thursday, friday]
  expect(days.map((weekday) => new Date(weekday('10:00')).toISOString())).toEqual([
    '2026-11-21T09:00:00.000Z',
    '2026-11-22T09:00:00.000Z',
    '2026-11-23T09:00:00.000Z',
    '2026-11-24T09:00:00.000Z',
    '2026-11-25T09:00:00.000Z',
    '2026-11-26T09:00:00.000Z',
    '2026-11-27T09:00:00.000Z',
  ])
})

test('the days after another moment; summer time has its own offset', () => {
  const july = Date.UTC(2027, 6, 1)
  expect(new Date(tuesday('10:00', july)).toISOString()).toBe('2027-07-06T08:00:00.000Z')
  expect(tuesday('10:00', TEST_NOW)).toBe(tuesday('10:00'))
})
