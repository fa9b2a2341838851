import { expect, test } from 'vitest'
import type { Period } from '#domain/numbers/period.ts'
import { en } from '#messages/en.ts'
import { enPages } from '#messages/en-pages.ts'
import { nl } from '#messages/nl.ts'
import { nlPages } from '#messages/nl-pages.ts'
import { createMessages } from '../../messages.ts'
import type { TurnoverLines } from './numbers-query.ts'
import {
  countChange,
  moneyChange,
  percentOf,
  periodName,
  periodText,
  pointsChange,
  shortText,
  type TextContext,
} from './numbers-text.ts'
import { turnoverCsv, turnoverFileName } from './turnover-csv.ts'

const dutch: TextContext = { t: createMessages('nl', { ...nl, ...nlPages }).t, language: 'nl' }
const english: TextContext = { t: createMessages('en', { ...en, ...enPages }).t, language: 'en' }

test.each<[Period, string, string, string, string]>([
  ['this-week', '2026-11-16', '2026-11-22', 'Week 47, 16 – 22 november', 'week 47'],
  ['this-week', '2026-11-30', '2026-12-06', 'Week 49, 30 november – 6 december', 'week 49'],
  ['last-month', '2026-10-01', '2026-10-31', 'oktober 2026', 'oktober'],
  ['this-quarter', '2026-10-01', '2026-12-31', 'Kwartaal 4 van 2026', 'kwartaal 4'],
  ['this-year', '2026-01-01', '2026-12-31', '2026', '2026'],
])('[WORK-70] %s from %s to %s is called %s', (period, from, to, text, name) => {
  expect(periodText(period, { from, to }, dutch)).toBe(text)
  expect(periodName(period, from, dutch)).toBe(name)
})

test.each([
  [4415, 3740, '18% meer dan week 46'],
  [3740, 4415, '15% minder dan week 46'],
  [50, 0, '€ 50,00 meer dan week 46'],
  [861, 46, '€ 815,00 meer dan week 46'],
  [1000.5, 1000, '€ 0,50 meer dan week 46'],
  [10, 10, 'evenveel als week 46'],
])('[WORK-70] turnover of %d after %d: %s', (now, before, text) => {
  const found = moneyChange({ now, before, beforeName: 'week 46' }, dutch).text
  expect(found.replaceAll('\u00A0', ' ')).toBe(text)
})

test('[WORK-70] counts and shares compare in numbers and in points', () => {
  const beforeName = 'week 46'
  const fewer = { now: 2, before: 3, beforeName }
  expect(countChange(fewer, english)).toEqual({ direction: 'less', text: '1 fewer than week 46' })
  expect(countChange({ ...fewer, now: 5 }, dutch).text).toBe('2 meer dan week 46')
  expect(countChange({ ...fewer, now: 3 }, dutch).direction).toBe('same')
  expect(pointsChange({ now: 74, before: 73, beforeName }, english).text).toBe(
    '1 point more than week 46',
  )
})

test.each([
  [82.4, '82'],
  [999, '999'],
  [4415, '4,4k'],
  [9949, '9,9k'],
  [9950, '10k'],
  [25270, '25k'],
])('[WORK-71] %d over a narrow bar is %s', (value, text) => {
  expect(shortText(value, 'nl')).toBe(text)
})

test('[WORK-72] a share of nothing is none', () => {
  expect(percentOf(0, 0)).toBeNull()
  expect(percentOf(30, 40)).toBe(75)
})

const LINES: TurnoverLines = {
  timeZone: 'Europe/Amsterdam',
  from: '2026-11-16',
  to: '2026-11-22',
  lines: [
    {
      orderId: '01890000-0000-7000-8000-00004f2a9c07',
      bookedBy: 'online',
      status: 'COMPLETED',
      startTime: '2026-11-16T00:15:00+01:00',
      serviceName: '=1+1; knippen',
      amount: 1085.4,
      vatRate: 9,
      vat: 89.62,
    },
    {
      orderId: '01890000-0000-7000-8000-00004f2a9c08',
      bookedBy: 'salon',
      status: 'NO_SHOW',
      startTime: '2026-11-17T09:00:00+01:00',
      serviceName: 'Knippen',
      amount: 0,
      vatRate: null,
      vat: 0,
    },
  ],
}

test('[WORK-74] the file for the books opens in a Dutch spreadsheet, and no cell is a formula', () => {
  expect(turnoverCsv(LINES, dutch)).toBe(
    [
      '\uFEFFDatum;Boekingsnummer;Behandeling;Bedrag met btw;Btw-tarief;Btw;Status;Geboekt',
      '2026-11-16;BL-4F2A-9C07;"\'=1+1; knippen";1085,40;9%;89,62;Geweest;Online',
      '2026-11-17;BL-4F2A-9C08;Knippen;0,00;;0,00;Niet gekomen;Door de salon',
      '',
    ].join('\r\n'),
  )
  expect(turnoverFileName(LINES, dutch)).toBe('omzet-2026-11-16-2026-11-22.csv')
})

test('[WORK-74] in English it has commas and decimal points', () => {
  expect(turnoverCsv(LINES, english)).toContain(
    "\r\n2026-11-16,BL-4F2A-9C07,'=1+1; knippen,1085.40,9%,89.62,Came,Online\r\n",
  )
})
