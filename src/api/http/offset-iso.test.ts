import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toOffsetIso } from './offset-iso.ts'

test('[SLOT-06] an instant at a clock change is written with the new offset', () => {
  const change = Date.parse('2026-10-25T01:00:00Z')
  expect(toOffsetIso(change - 1000, 'Europe/Amsterdam')).toBe('2026-10-25T02:59:59+02:00')
  expect(toOffsetIso(change, 'Europe/Amsterdam')).toBe('2026-10-25T02:00:00+01:00')
  expect(toOffsetIso(change - 1000, 'Europe/Amsterdam')).toBe('2026-10-25T02:59:59+02:00')
})

test('[SLOT-06] equals Temporal, in any order of instants and zones', () => {
  const zones = [
    'Europe/Amsterdam',
    'America/Havana',
    'Australia/Lord_Howe',
    'Asia/Kathmandu',
    'UTC',
  ]
  const seconds = fc.integer({ min: Date.UTC(2026, 0) / 1000, max: Date.UTC(2028, 0) / 1000 })
  fc.assert(
    fc.property(fc.constantFrom(...zones), seconds, (timeZone, second) => {
      const zoned = Temporal.Instant.fromEpochMilliseconds(second * 1000).toZonedDateTimeISO(
        timeZone,
      )
      const expected = zoned.toString({ timeZoneName: 'never', smallestUnit: 'second' })
      expect(toOffsetIso(second * 1000, timeZone)).toBe(expected)
    }),
    { numRuns: 2000 },
  )
})
