import { expect, test } from 'vitest'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#domain/time-units.ts'
import { en } from '#messages/en.ts'
import { nl } from '#messages/nl.ts'
import { createMessages } from '../../messages.ts'
import {
  countdownText,
  momentText,
  momentTextWithOtherYear,
  momentTextWithYear,
  ownClockText,
  timeLeftText,
} from './visit-text.ts'

const dutch = createMessages('nl', nl).t
const english = createMessages('en', en).t
const zone = 'Europe/Amsterdam'

test('a time is in the provider’s zone, in both languages', () => {
  expect(momentText('2026-11-24T12:30:00Z', zone, 'nl')).toBe('dinsdag 24 november, 13:30')
  expect(momentText('2026-11-24T12:30:00Z', zone, 'en')).toBe('Tuesday 24 November, 13:30')
})

test('a receipt includes the year', () => {
  expect(momentTextWithYear('2026-11-20T14:32:00+01:00', zone, 'nl')).toBe(
    'vrijdag 20 november 2026, 14:32',
  )
})

test('the list includes the year only if it differs from the current one in the provider’s zone', () => {
  const newYearInAmsterdam = Date.parse('2026-12-31T23:30:00Z')
  const visit = '2027-01-04T10:00:00+01:00'
  expect(momentTextWithOtherYear(visit, zone, 'nl', newYearInAmsterdam)).toBe(
    'maandag 4 januari, 10:00',
  )
  expect(momentTextWithOtherYear(visit, zone, 'nl', newYearInAmsterdam - HOUR_MS)).toBe(
    'maandag 4 januari 2027, 10:00',
  )
})

test('[ORDER-06] the countdown counts calendar days, not periods of 24 hours', () => {
  const lateInTheEvening = Date.parse('2026-11-20T23:50:00+01:00')
  const at = (startsAt: string) => countdownText(dutch, startsAt, zone, lateInTheEvening)
  expect(at('2026-11-20T23:55:00+01:00')).toBe('vandaag')
  expect(at('2026-11-21T00:10:00+01:00')).toBe('morgen')
  expect(at('2026-11-24T13:30:00+01:00')).toBe('over 4 dagen')
  expect(at('2026-11-20T23:45:00+01:00')).toBeNull()
})

test('[ORDER-06] a week with a clock change has seven days', () => {
  const now = Date.parse('2026-10-24T09:00:00+02:00')
  expect(countdownText(english, '2026-10-26T09:00:00+01:00', zone, now)).toBe('in 2 days')
})

test('the time left has its two largest units', () => {
  expect(timeLeftText(dutch, 3 * DAY_MS + 21 * HOUR_MS + 40 * MINUTE_MS)).toBe('3 dagen en 21 uur')
  expect(timeLeftText(dutch, DAY_MS + 5 * MINUTE_MS)).toBe('1 dag')
  expect(timeLeftText(english, 2 * HOUR_MS + 5 * MINUTE_MS)).toBe('2 hours and 5 minutes')
  expect(timeLeftText(english, MINUTE_MS)).toBe('1 minute')
  expect(timeLeftText(english, MINUTE_MS - 1)).toBe('less than a minute')
})

test('the visitor’s time is shown only if it differs', () => {
  const visit = '2026-11-24T13:30:00+01:00'
  expect(ownClockText(visit, zone, 'en', 'Europe/Paris')).toBeNull()
  expect(ownClockText(visit, zone, 'en', 'America/New_York')).toBe('07:30')
})
