import { expect, test } from 'vitest'
import {
  dayIn,
  formatCount,
  formatDay,
  formatMoney,
  formatPhone,
  formatTenths,
  formatTime,
} from './format.ts'

const zone = 'Europe/Amsterdam'
const visit = '2026-11-24T13:30:00+01:00'
const plain = (text: string) => text.replaceAll(/\s/g, ' ') // browsers differ in which space

test('[LANG-04] amounts are in euros with two decimals, in the format of each language', () => {
  expect(plain(formatMoney(45, 'nl'))).toBe('€ 45,00')
  expect(formatMoney(45, 'en')).toBe('€45.00')
  expect(formatMoney(1234.5, 'en')).toBe('€1,234.50')
})

test('[LANG-04] numbers are in the format of the language', () => {
  expect(formatTenths(4.86, 'nl')).toBe('4,9')
  expect(formatTenths(4, 'en')).toBe('4.0')
  expect(formatCount(12345, 'nl')).toBe('12.345')
})

test('[LANG-04] days and times are in the zone’s clock, 24 hours, without commas', () => {
  expect(formatDay(visit, zone, 'en')).toBe('Tuesday 24 November')
  expect(formatDay(visit, zone, 'nl')).toBe('dinsdag 24 november')
  expect(formatDay(visit, zone, 'nl', 'short')).toBe('di 24 november')
  expect(formatDay(visit, zone, 'en', 'dayMonthYear')).toBe('24 November 2026')
  expect(formatTime(visit, zone, 'en')).toBe('13:30')
  expect(formatTime('2026-11-24T00:05:00+01:00', zone, 'nl')).toBe('00:05')
})

test('the day of an instant is that of the zone, not of the reader', () => {
  expect(dayIn(zone, '2026-11-24T23:30:00Z')).toBe('2026-11-25')
  expect(dayIn('America/New_York', '2026-11-25T02:00:00Z')).toBe('2026-11-24')
})

test.each([
  ['0612345678', '06 12345678'],
  ['+31 6 12345678', '06 12345678'],
  ['0201234567', '020 123 45 67'],
  ['+31 (0)20 123 45 67', '020 123 45 67'],
  ['076-5221234', '076 522 12 34'],
  ['0174521234', '0174 52 12 34'],
  ['+32 475 12 34 56', '+32 475 12 34 56'],
  ['ask Anouk', 'ask Anouk'],
])('the phone number %s is written as %s', (typed, shown) => {
  expect(formatPhone(typed)).toBe(shown)
})
