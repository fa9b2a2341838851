import { expect, test } from 'vitest'
import { en } from '#messages/en.ts'
import { enPages } from '#messages/en-pages.ts'
import { nl } from '#messages/nl.ts'
import { nlPages } from '#messages/nl-pages.ts'
import { createMessages } from '../../messages.ts'
import { timeFromText } from '../../ui/time-text.ts'
import {
  closureText,
  isClosedOn,
  type TextContext,
  visitTimeText,
  weekdayText,
} from './hours-text.ts'

const dutch: TextContext = {
  t: createMessages('nl', { ...nl, ...nlPages }).t,
  language: 'nl',
  timeZone: 'Europe/Amsterdam',
  today: '2026-11-24',
}
const english = {
  ...dutch,
  language: 'en',
  t: createMessages('en', { ...en, ...enPages }).t,
} as const
// Saturday 5 December is a day of this week, Monday 7 December is none.
const WEEK = [{ day: 6, openTime: '09:00', closeTime: '17:00', breaks: [] }]

test.each([
  ['2026-12-05T00:00', '2026-12-06T00:00', 'za 5 december', 'Hele dag dicht'],
  ['2026-12-24T00:00', '2027-01-03T00:00', 'do 24 december – za 2 januari 2027', '10 dagen dicht'],
  ['2026-12-05T15:00', '2026-12-05T17:00', 'za 5 december', 'Eerder dicht, 15:00'],
  ['2026-12-05T15:00', '2026-12-06T00:00', 'za 5 december', 'Eerder dicht, 15:00'],
  ['2026-12-05T08:00', '2026-12-05T12:00', 'za 5 december', 'Later open, 12:00'],
  ['2026-12-05T12:00', '2026-12-05T13:00', 'za 5 december', 'Dicht van 12:00 tot 13:00'],
  ['2026-12-05T09:00', '2026-12-05T17:00', 'za 5 december', 'Hele dag dicht'],
  ['2026-12-07T09:00', '2026-12-07T17:00', 'ma 7 december', 'Dicht van 09:00 tot 17:00'],
  [
    '2026-12-05T15:00',
    '2026-12-07T12:00',
    'za 5 december – ma 7 december',
    'Dicht van 15:00 tot 12:00',
  ],
])('[WORK-34, WORK-36] a closure from %s until %s: %s, %s', (from, until, days, what) => {
  const closure = { startTime: `${from}:00+01:00`, endTime: `${until}:00+01:00` }
  expect(closureText(closure, { week: WEEK, dateHours: [] }, dutch)).toEqual({ days, what })
})

test('[WORK-35] the time of a visit is in the salon’s zone', () => {
  const visit = { startTime: '2026-11-27T14:00:00Z', endTime: '2026-11-27T14:45:00Z' }
  expect(visitTimeText(visit, english)).toBe('Fri 27 November 15:00 – 15:45')
})

test('[WORK-30] the days of the week are named in the language', () => {
  expect([1, 6, 0].map((day) => weekdayText(day, 'nl'))).toEqual(['maandag', 'zaterdag', 'zondag'])
  expect(weekdayText(3, 'en')).toBe('Wednesday')
})

test.each([
  ['9', '09:00'],
  ['17', '17:00'],
  ['930', '09:30'],
  ['0930', '09:30'],
  ['9.30', '09:30'],
  [' 9:30 ', '09:30'],
  ['17:30', '17:30'],
  ['17:3', '17:3'],
  ['half', 'half'],
  ['', ''],
])('[WORK-30] the typed time %j is read as %j', (typed, time) => {
  expect(timeFromText(typed)).toBe(time)
})

test('[WORK-141] a closure is told by the hours of its date', () => {
  const closure = { startTime: '2026-12-05T15:00:00+01:00', endTime: '2026-12-05T18:00:00+01:00' }
  const late = {
    date: '2026-12-05',
    openTime: '09:00',
    closeTime: '21:00',
    reason: '',
    version: 'v',
  }
  const { what } = closureText(closure, { week: WEEK, dateHours: [late] }, dutch)
  expect(what).toBe('Dicht van 15:00 tot 18:00')
  expect(isClosedOn(closure, '2026-12-05', dutch.timeZone)).toBe(true)
  expect(isClosedOn(closure, '2026-12-06', dutch.timeZone)).toBe(false)
})
