import fc from 'fast-check'
import { expect, test } from 'vitest'
import { availabilityWindow } from '#domain/schedule/availability-window.ts'
import { addDays, daysBetween } from '#domain/schedule/plain-date.ts'
import { wallClock } from '#domain/schedule/wall-clock.ts'
import { AVAILABILITIES } from '#domain/search/filters.ts'
import { MINUTE_MS } from '#domain/time-units.ts'
import { daysOfAvailability, searchStretches } from './search-days.ts'

const moments = fc
  .integer({ min: Date.UTC(2026, 0) / MINUTE_MS, max: Date.UTC(2028, 0) / MINUTE_MS })
  .map((minutes) => minutes * MINUTE_MS)
// From the last place where a day ends to the first where it begins.
const zones = fc.constantFrom('Etc/GMT+12', 'Europe/Amsterdam', 'Asia/Tokyo', 'Etc/GMT-14')

test('[SEARCH-10] the days of a search equal the window of the domain, in any zone', () => {
  fc.assert(
    fc.property(moments, zones, fc.constantFrom(...AVAILABILITIES), (now, zone, availability) => {
      const today = wallClock(now, zone).date
      const days = daysOfAvailability(availability, now).filter((entry) => entry.today === today)
      const { from, to } = availabilityWindow(availability, zone, now)
      expect(days).toEqual([{ today, from, to }])
    }),
  )
})

test('the stretches are adjacent and cover six weeks from today', () => {
  fc.assert(
    fc.property(moments, zones, (now, zone) => {
      const today = wallClock(now, zone).date
      const stretches = searchStretches(now).flatMap((days) =>
        days.filter((entry) => entry.today === today),
      )
      expect(stretches[0]?.from).toBe(today)
      expect(stretches[1]?.from).toBe(addDays(stretches[0]?.to ?? today, 1))
      expect(daysBetween(today, stretches[1]?.to ?? today)).toBe(41)
    }),
  )
})
