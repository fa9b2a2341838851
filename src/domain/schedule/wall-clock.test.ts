import fc from 'fast-check'
import { expect, test } from 'vitest'
import { wallClock } from './wall-clock.ts'

test('[SLOT-06] the day and time are those of the provider’s zone', () => {
  const instant = Date.parse('2026-11-24T23:30:00Z')
  expect(wallClock(instant, 'Europe/Amsterdam')).toEqual({ date: '2026-11-25', time: '00:30' })
  expect(wallClock(instant, 'America/New_York')).toEqual({ date: '2026-11-24', time: '18:30' })
  expect(wallClock(instant, 'Asia/Kathmandu')).toEqual({ date: '2026-11-25', time: '05:15' })
})

test('midnight is 00:00', () => {
  const midnight = Date.parse('2026-11-23T23:00:00Z')
  expect(wallClock(midnight, 'Europe/Amsterdam')).toEqual({ date: '2026-11-24', time: '00:00' })
})

test('equals Temporal in every zone', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...Intl.supportedValuesOf('timeZone')),
      fc.date({ min: new Date('1975-01-01'), max: new Date('2035-01-01'), noInvalidDate: true }),
      (timeZone, date) => {
        const there = Temporal.Instant.fromEpochMilliseconds(date.getTime()).toZonedDateTimeISO(
          timeZone,
        )
        expect(wallClock(date.getTime(), timeZone)).toEqual({
          date: there.toPlainDate().toString(),
          time: there.toPlainTime().toString({ smallestUnit: 'minute' }),
        })
      },
    ),
    { numRuns: 1_000 },
  )
})
