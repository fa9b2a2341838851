import { expect, test } from 'vitest'
import { readDate } from './written-date.ts'

const TODAY = '2026-11-24'

test.each([
  ['24-11', '2026-11-24'],
  ['1/12', '2026-12-01'],
  ['24 november', '2026-11-24'],
  ['24 nov 2025', '2025-11-24'],
  ['November 3', '2026-11-03'],
  ['3 mrt', '2027-03-03'],
  ['5 maa', '2027-03-05'],
  ['May 1, 2027', '2027-05-01'],
  ['1.1.27', '2027-01-01'],
  ['2026-1-9', '2026-01-09'],
  ['29 feb', '2028-02-29'],
])('[WORK-196] %j is the day %s, without a year the nearest one', (text, day) => {
  const today = text === '29 feb' ? '2027-11-24' : TODAY
  expect(readDate(text, today)).toBe(day)
})

test.each([
  '',
  '24',
  'november',
  '31-11',
  '24 november 2026 10:00',
  '24-13',
  'mei van dam',
  '24-11-126',
  '2 ma',
])('[WORK-196] %j names no day', (text) => expect(readDate(text, TODAY)).toBeNull())
