import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  addDays,
  compareDates,
  daysBetween,
  isMoment,
  isPlainDate,
  mondayOf,
  type PlainDate,
  weekday,
} from './plain-date.ts'

test.each(['2026-11-24', '2024-02-29', '2000-02-29', '0001-01-01', '9999-12-31'])(
  '%s is a valid date',
  (text) => {
    expect(isPlainDate(text)).toBe(true)
  },
)

test.each([
  '2026-02-29',
  '2026-02-30',
  '2026-13-01',
  '2026-00-10',
  '2026-11-00',
  '1900-02-29',
  '0000-01-01',
  '2026-1-1',
  '26-11-24',
  '2026-11-24T00:00',
  '+002026-11-24',
  ' 2026-11-24',
  'tomorrow',
  '',
  null,
  20261124,
])('%j is not a valid date', (value) => {
  expect(isPlainDate(value)).toBe(false)
})

test('[SLOT-04] Sunday is 0 and Saturday 6', () => {
  expect(weekday('2026-11-22')).toBe(0)
  expect(weekday('2026-11-24')).toBe(2)
  expect(weekday('2026-11-28')).toBe(6)
})

test('[SLOT-01] the week of a Sunday starts on the Monday before', () => {
  expect(mondayOf('2026-11-22')).toBe('2026-11-16')
  expect(mondayOf('2026-11-23')).toBe('2026-11-23')
  expect(mondayOf('2027-01-01')).toBe('2026-12-28')
})

test('[SLOT-06] days are counted across clock changes', () => {
  expect(addDays('2026-03-28', 1)).toBe('2026-03-29')
  expect(addDays('2026-03-29', 1)).toBe('2026-03-30')
  expect(daysBetween('2026-10-24', '2026-10-26')).toBe(2)
})

test('date arithmetic equals Temporal.PlainDate', () => {
  fc.assert(
    fc.property(anyDate(), fc.integer({ min: -4_000, max: 4_000 }), (date, days) => {
      const day = Temporal.PlainDate.from(date)
      expect(addDays(date, days)).toBe(day.add({ days }).toString())
      expect(weekday(date)).toBe(day.dayOfWeek % 7)
      expect(mondayOf(date)).toBe(day.subtract({ days: day.dayOfWeek - 1 }).toString())
      expect(isPlainDate(date)).toBe(true)
    }),
  )
})

test('daysBetween and addDays are inverse, and agree with the order of the texts', () => {
  fc.assert(
    fc.property(anyDate(), anyDate(), (a, b) => {
      expect(addDays(a, daysBetween(a, b))).toBe(b)
      expect(Math.sign(compareDates(a, b))).toBe(a < b ? -1 : a > b ? 1 : 0)
    }),
  )
})

function anyDate(): fc.Arbitrary<PlainDate> {
  return fc
    .integer({ min: -300_000, max: 300_000 })
    .map((days) => Temporal.PlainDate.from('1970-01-01').add({ days }).toString() as PlainDate)
}

test.each([null, undefined, 20_261_124, ['2026-11-24'], ['2026-11-24T13:30']])(
  '%j is neither a date nor an instant',
  (value) => {
    expect([isPlainDate(value), isMoment(value)]).toEqual([false, false])
  },
)
