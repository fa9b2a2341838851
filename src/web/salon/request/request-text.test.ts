import { expect, test } from 'vitest'
import { en } from '#messages/en.ts'
import { enPages } from '#messages/en-pages.ts'
import { nl } from '#messages/nl.ts'
import { nlPages } from '#messages/nl-pages.ts'
import { createMessages } from '../../messages.ts'
import {
  fitText,
  longDurationText,
  type TextContext,
  timeLeftText,
  timeText,
} from './request-text.ts'

const NOON = Date.parse('2026-11-24T12:00:00+01:00')
const dutch: TextContext = {
  t: createMessages('nl', { ...nl, ...nlPages }).t,
  language: 'nl',
  timeZone: 'Europe/Amsterdam',
  now: NOON,
}
const english = {
  ...dutch,
  language: 'en',
  t: createMessages('en', { ...en, ...enPages }).t,
} as const

test.each([
  ['2026-11-24T14:41:00+01:00', 'antwoord voor 14:41, nog 2 uur'],
  ['2026-11-24T12:31:00+01:00', 'antwoord voor 12:31, nog 31 min'],
  ['2026-11-24T12:30:00+01:00', 'nog 30 minuten'],
  ['2026-11-24T12:00:01+01:00', 'nog 1 minuut'],
  ['2026-11-24T12:00:00+01:00', 'te laat om te antwoorden'],
  ['2026-11-25T09:00:00+01:00', 'antwoord voor morgen 09:00, nog 21 uur'],
  ['2026-11-27T15:00:00+01:00', 'antwoord voor vr 27 nov 15:00, nog 3 dagen'],
])('[WORK-04] the time left until %s: %s', (answerBy, text) => {
  expect(timeLeftText(answerBy, dutch)).toBe(text)
})

test.each([
  [38, '38 min', '38 min'],
  [1439, '23 h 59', '23 u 59'],
  [1440, '1 day', '1 dag'],
  [1499, '1 day 1 hour', '1 dag 1 uur'],
  [2820, '1 day 23 hours', '1 dag 23 uur'],
  [2879, '2 days', '2 dagen'],
  [8817, '6 days', '6 dagen'],
])('[WORK-281] %s minutes of waiting: %s, %s', (minutes, inEnglish, inDutch) => {
  expect(longDurationText(minutes, english.t)).toBe(inEnglish)
  expect(longDurationText(minutes, dutch.t)).toBe(inDutch)
})

test('[WORK-04] the time of a visit is in the salon’s zone, with today and tomorrow in words', () => {
  const visit = (day: string) => ({
    appointmentStartTime: `2026-11-${day}T14:00:00Z`,
    appointmentEndTime: `2026-11-${day}T14:45:00Z`,
  })
  expect(timeText(visit('24'), dutch)).toBe('vandaag 15:00 – 15:45')
  expect(timeText(visit('25'), english)).toBe('tomorrow 15:00 – 15:45')
  expect(timeText(visit('27'), english)).toBe('Fri 27 November 15:00 – 15:45')
})

test.each([
  [null, 'Past: de eerste van die dag'],
  [0, 'Past: sluit aan op de afspraak ervoor'],
  [75, 'Past: 1 u 15 speling ervoor'],
])('[WORK-04] %s free minutes before it: %s', (minutes, text) => {
  expect(fitText(minutes, dutch.t)).toBe(text)
})
