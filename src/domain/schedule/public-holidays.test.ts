import { expect, test } from 'vitest'
import { weekday } from './plain-date.ts'
import { holidaysFrom, isOptionalHoliday, publicHolidays } from './public-holidays.ts'

test.each([
  [2026, ['01-01', '04-03', '04-05', '04-06', '04-27', '05-05', '05-14', '05-24', '05-25']],
  [2027, ['01-01', '03-26', '03-28', '03-29', '04-27', '05-05', '05-06', '05-16', '05-17']],
  [2028, ['01-01', '04-14', '04-16', '04-17', '04-27', '05-05', '05-25', '06-04', '06-05']],
])('[WORK-37] the public holidays of %i', (year, untilPentecost) => {
  const names = [
    'new-year',
    'good-friday',
    'easter-sunday',
    'easter-monday',
    'kings-day',
    'liberation-day',
    'ascension-day',
    'whit-sunday',
    'whit-monday',
    'christmas-day',
    'boxing-day',
  ]
  const dates = [...untilPentecost, '12-25', '12-26'].map((date) => `${year}-${date}`)
  expect(publicHolidays(year)).toEqual(names.map((name, nth) => ({ name, date: dates[nth] })))
})

test.each([
  [2025, '2025-04-26'],
  [2031, '2031-04-26'],
  [2026, '2026-04-27'],
])('[WORK-37] King’s Day of %i is on %s: on a Saturday when the 27th is a Sunday', (year, date) => {
  expect(publicHolidays(year).find(({ name }) => name === 'kings-day')?.date).toBe(date)
})

test('[WORK-37] Easter is the Sunday that is known, the earliest and latest too', () => {
  const easter = (year: number) =>
    publicHolidays(year).find(({ name }) => name === 'easter-sunday')?.date
  expect([2000, 2019, 2024, 2038, 2049, 2285].map(easter)).toEqual([
    '2000-04-23',
    '2019-04-21',
    '2024-03-31',
    '2038-04-25',
    '2049-04-18',
    '2285-03-22',
  ])
  for (let year = 1990; year < 2100; year++) expect(weekday(easter(year) ?? '1-1-1')).toBe(0)
})

test('[WORK-37] the holidays from a day on are those of this year and the next', () => {
  const found = holidaysFrom('2026-12-26')
  expect(found).toHaveLength(12)
  expect(found[0]).toEqual({ name: 'boxing-day', date: '2026-12-26' })
  expect(found.at(-1)).toEqual({ name: 'boxing-day', date: '2027-12-26' })
})

test('[WORK-37] Good Friday alone is optional', () => {
  const optional = publicHolidays(2026).filter(({ name }) => isOptionalHoliday(name))
  expect(optional).toEqual([{ name: 'good-friday', date: '2026-04-03' }])
})

test('[WORK-37] a year in which Ascension Day comes before Liberation Day is in order', () => {
  const dates = publicHolidays(2008).map(({ date }) => date)
  expect(dates).toEqual(dates.toSorted())
  expect(publicHolidays(2008)[5]).toEqual({ name: 'ascension-day', date: '2008-05-01' })
})
