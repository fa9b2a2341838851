import { expect, test } from 'vitest'
import {
  addWorkingDays,
  isWorkingDay,
  subtractWorkingDays,
  workingDaysBetween,
} from './working-days.ts'

test.each([
  ['2026-11-24', 3, '2026-11-27'],
  ['2026-11-26', 3, '2026-12-01'], // over a weekend
  ['2026-11-28', 1, '2026-11-30'], // from a Saturday
  ['2026-12-23', 3, '2026-12-29'], // Christmas on a Friday and a Saturday
  ['2026-11-24', 0, '2026-11-24'],
] as const)('[DESK-042] %s and %i working days is %s', (from, days, to) => {
  expect(addWorkingDays(from, days)).toBe(to)
  expect(workingDaysBetween(from, to)).toBe(days)
})

test('[DESK-042] weekends and public holidays are no working days, Good Friday is one', () => {
  expect(isWorkingDay('2026-11-29')).toBe(false)
  expect(isWorkingDay('2026-04-27')).toBe(false)
  expect(isWorkingDay('2026-04-03')).toBe(true)
  expect(workingDaysBetween('2026-11-27', '2026-11-24')).toBe(0)
})

test('[DESK-042] so many working days before a day', () => {
  expect(subtractWorkingDays('2026-11-24', 0)).toBe('2026-11-24')
  expect(subtractWorkingDays('2026-11-24', 2)).toBe('2026-11-22') // a Sunday: Monday and Tuesday
  expect(subtractWorkingDays('2026-11-28', 2)).toBe('2026-11-25') // a Saturday
})
