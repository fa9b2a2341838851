import { expect, test } from 'vitest'
import { DEFAULT_WORK_ITEM_TERMS } from '../work-item/terms.ts'
import { daysLeftOfTerm, lastDayOfTerm, termWithDaysLeft } from './registration-term.ts'

test.each([
  ['2026-11-20', '2026-11-25', 3], // from a Friday
  ['2026-11-20', '2026-11-24', 1],
  ['2026-11-20', '2026-11-25', 0],
  ['2026-11-20', '2026-11-28', -3],
] as const)('[DESK-042] of the term since %s the last day is %s', (since, day, left) => {
  expect(lastDayOfTerm(since, DEFAULT_WORK_ITEM_TERMS)).toBe('2026-11-25')
  expect(daysLeftOfTerm(since, left === 3 ? since : day, DEFAULT_WORK_ITEM_TERMS)).toBe(left)
})

test('[DESK-305] a term that the market sets goes on with at most its own days', () => {
  const terms = { registration: 5, message: 2 }
  expect(lastDayOfTerm('2026-11-20', terms)).toBe('2026-11-27')
  const since = termWithDaysLeft('2026-11-24', 9, terms)
  expect(daysLeftOfTerm(since, '2026-11-24', terms)).toBe(5)
})

test.each([
  ['2026-11-24', 3],
  ['2026-11-24', 1],
  ['2026-11-28', 1], // a Saturday
  ['2026-12-26', 2], // Christmas
  ['2026-11-24', 0],
] as const)('[DESK-042] on %s a term goes on with the %i days that were left', (today, left) => {
  expect(
    daysLeftOfTerm(
      termWithDaysLeft(today, left, DEFAULT_WORK_ITEM_TERMS),
      today,
      DEFAULT_WORK_ITEM_TERMS,
    ),
  ).toBe(left)
})

test.each([
  ['2026-11-28', '2026-11-30'], // a Saturday
  ['2026-11-29', '2026-11-30'],
  ['2026-12-25', '2026-12-28'], // Christmas, a Friday
  ['2028-01-01', '2028-01-03'], // New Year, a Saturday
] as const)(
  '[DESK-307] a term without days left that goes on on %s ends on %s',
  (today, lastDay) => {
    for (const registration of [1, 3, 30]) {
      const terms = { registration, message: 2 }
      expect(lastDayOfTerm(termWithDaysLeft(today, 0, terms), terms)).toBe(lastDay)
    }
  },
)
