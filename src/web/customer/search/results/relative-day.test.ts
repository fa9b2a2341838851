import { expect, test } from 'vitest'
import { relativeDay } from './relative-day.ts'

const zone = 'Europe/Amsterdam'
const lateFriday = Date.parse('2026-11-20T23:30:00+01:00')

test('a day is today, tomorrow or later in the provider’s zone', () => {
  expect(relativeDay('2026-11-20T23:45:00+01:00', zone, lateFriday)).toBe('today')
  expect(relativeDay('2026-11-21T00:15:00+01:00', zone, lateFriday)).toBe('tomorrow')
  expect(relativeDay('2026-11-22T10:00:00+01:00', zone, lateFriday)).toBe('later')
})

test('the night of the clock change in autumn has a next day', () => {
  const saturday = Date.parse('2026-10-24T12:00:00+02:00')
  expect(relativeDay('2026-10-25T23:30:00+01:00', zone, saturday)).toBe('tomorrow')
})
