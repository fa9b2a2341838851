import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, daysBetween, type PlainDate } from '../schedule/plain-date.ts'
import {
  daysBefore,
  daysOfPeriod,
  isPeriod,
  mondaysUntil,
  monthsUntil,
  PERIODS,
  type Period,
  weekNumber,
} from './period.ts'

const FRIDAY: PlainDate = '2026-11-20'
const DAYS = fc.integer({ min: 0, max: 20_000 }).map((days) => addDays('2000-01-01', days))

test.each<[Period, PlainDate, PlainDate]>([
  ['this-week', '2026-11-16', '2026-11-23'],
  ['this-month', '2026-11-01', '2026-12-01'],
  ['last-month', '2026-10-01', '2026-11-01'],
  ['this-quarter', '2026-10-01', '2027-01-01'],
  ['this-year', '2026-01-01', '2027-01-01'],
])('[WORK-70] %s is from %s until %s', (period, from, until) => {
  expect(daysOfPeriod(period, FRIDAY)).toEqual({ from, until })
})

test.each<[Period, PlainDate, PlainDate, boolean]>([
  ['this-week', '2026-11-09', '2026-11-14', true],
  ['this-month', '2026-10-01', '2026-10-21', true],
  ['last-month', '2026-09-01', '2026-10-01', false],
  ['this-quarter', '2026-07-01', '2026-08-21', true],
  ['this-year', '2025-01-01', '2025-11-21', true],
])('[WORK-70] %s is compared with %s until %s', (period, from, until, isCut) => {
  expect(daysBefore(period, FRIDAY)).toEqual({ from, until, isCut })
})

test('[WORK-70] a period is compared with days that lie before it, and with no more than have passed of it', () => {
  fc.assert(
    fc.property(fc.constantFrom(...PERIODS), DAYS, (period, today) => {
      const days = daysOfPeriod(period, today)
      const before = daysBefore(period, today)
      expect(daysBetween(before.until, days.from)).toBeGreaterThanOrEqual(0)
      expect(daysBetween(before.from, before.until)).toBeGreaterThan(0)
      const isOver = days.until <= today
      const passed = daysBetween(days.from, isOver ? days.until : addDays(today, 1))
      if (before.isCut) expect(daysBetween(before.from, before.until)).toBe(passed)
      // What is not cut is the whole period before, which may be shorter than this one.
      else expect(before.until).toBe(days.from)
      expect(before.isCut && isOver).toBe(false)
    }),
  )
})

test('[WORK-70] today is in its week, month, quarter and year', () => {
  fc.assert(
    fc.property(fc.constantFrom(...PERIODS), DAYS, (period, today) => {
      const { from, until } = daysOfPeriod(period, today)
      expect(from <= today && today < until).toBe(period !== 'last-month')
    }),
  )
})

test('[WORK-71] weeks and months follow each other up to that of the day', () => {
  expect(mondaysUntil(FRIDAY, 3)).toEqual(['2026-11-02', '2026-11-09', '2026-11-16'])
  expect(monthsUntil('2026-02-28', 3)).toEqual(['2025-12-01', '2026-01-01', '2026-02-01'])
})

test.each<[PlainDate, number]>([
  ['2026-11-20', 47],
  ['2026-01-01', 1],
  ['2026-12-31', 53],
  ['2027-01-03', 53],
  ['2027-01-04', 1],
  ['2024-12-30', 1],
])('[WORK-71] %s is in week %i', (day, number) => {
  expect(weekNumber(day)).toBe(number)
})

test('[WORK-70] any other text is no period', () => {
  expect(isPeriod('this-week')).toBe(true)
  for (const text of ['this-day', '', undefined, 3]) expect(isPeriod(text)).toBe(false)
})
