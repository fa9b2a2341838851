import { expect, test } from 'vitest'
import { daysLeftOfTerm, lastDayOfTerm, termWithDaysLeft } from './registration-term.ts'

test.each([
  ['2026-11-20', '2026-11-25', 3], // from a Friday
  ['2026-11-20', '2026-11-24', 1],
  ['2026-11-20', '2026-11-25', 0],
  ['2026-11-20', '2026-11-28', -3],
] as const)('[DESK-042] of the term since %s the last day is %s', (since, day, left) => {
  expect(lastDayOfTerm(since)).toBe('2026-11-25')
  expect(daysLeftOfTerm(since, left === 3 ? since : day)).toBe(left)
})

test.each([
  ['2026-11-24', 3],
  ['2026-11-24', 1],
  ['2026-11-28', 1], // a Saturday
  ['2026-12-26', 2], // Christmas
  ['2026-11-24', 0],
] as const)('[DESK-042] on %s a term goes on with the %i days that were left', (today, left) => {
  expect(daysLeftOfTerm(termWithDaysLeft(today, left), today)).toBe(left)
})
