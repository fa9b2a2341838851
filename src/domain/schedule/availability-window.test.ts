import fc from 'fast-check'
import { expect, test } from 'vitest'
import { AVAILABILITIES } from '../search/filters.ts'
import { HOUR_MS } from '../time-units.ts'
import { availabilityWindow } from './availability-window.ts'
import { daysBetween, weekday } from './plain-date.ts'
import { wallClock } from './wall-clock.ts'

const ZONE = 'Europe/Amsterdam'
const TUESDAY_NOON = Date.parse('2026-11-24T12:00:00+01:00')
const SUNDAY_NOON = Date.parse('2026-11-29T12:00:00+01:00')

test('[SEARCH-10] TODAY is from now to midnight', () => {
  expect(windowText('TODAY', TUESDAY_NOON)).toEqual([
    '2026-11-24',
    '2026-11-24',
    '2026-11-24T11:00:00.000Z',
    '2026-11-24T23:00:00.000Z',
  ])
})

test('[SEARCH-10] THIS_WEEK is from now to the end of Sunday', () => {
  expect(windowText('THIS_WEEK', TUESDAY_NOON)).toEqual([
    '2026-11-24',
    '2026-11-29',
    '2026-11-24T11:00:00.000Z',
    '2026-11-29T23:00:00.000Z',
  ])
})

test('[SEARCH-10] WEEKEND is Saturday and Sunday of this week', () => {
  expect(windowText('WEEKEND', TUESDAY_NOON)).toEqual([
    '2026-11-28',
    '2026-11-29',
    '2026-11-27T23:00:00.000Z',
    '2026-11-29T23:00:00.000Z',
  ])
})

test('[SEARCH-10] WEEKEND on a Sunday is the rest of it', () => {
  expect(windowText('WEEKEND', SUNDAY_NOON)).toEqual([
    '2026-11-29',
    '2026-11-29',
    '2026-11-29T11:00:00.000Z',
    '2026-11-29T23:00:00.000Z',
  ])
})

test('[SEARCH-10] NEXT_WEEK is Monday to Sunday, also on a Sunday', () => {
  const nextWeek = ['2026-11-30', '2026-12-06']
  expect(windowText('NEXT_WEEK', TUESDAY_NOON).slice(0, 2)).toEqual(nextWeek)
  expect(windowText('NEXT_WEEK', SUNDAY_NOON).slice(0, 2)).toEqual(nextWeek)
})

test('[SEARCH-10] the day is that in the provider’s zone', () => {
  const lateMonday = Date.parse('2026-11-23T23:30:00Z')
  expect(availabilityWindow('TODAY', ZONE, lateMonday).from).toBe('2026-11-24')
  expect(availabilityWindow('TODAY', 'America/New_York', lateMonday).from).toBe('2026-11-23')
})

test('[SLOT-06] the day on which the clocks go back has 25 hours', () => {
  const midnight = Date.parse('2026-10-25T00:00:00+02:00')
  const { startsAt, endsAt } = availabilityWindow('TODAY', ZONE, midnight)
  expect(endsAt - startsAt).toBe(25 * HOUR_MS)
})

test('[SEARCH-10] a window is not empty, not past, and ends before the next one', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...AVAILABILITIES),
      fc.constantFrom(ZONE, 'Asia/Kathmandu', 'America/Havana', 'Pacific/Auckland'),
      fc.date({ min: new Date('2020-01-01'), max: new Date('2030-01-01'), noInvalidDate: true }),
      (availability, timeZone, date) => {
        const now = date.getTime()
        const found = availabilityWindow(availability, timeZone, now)
        expect(found.startsAt).toBeGreaterThanOrEqual(now)
        expect(found.endsAt).toBeGreaterThan(found.startsAt)
        expect(wallClock(found.startsAt, timeZone).date).toBe(found.from)
        expect(wallClock(found.endsAt - 1, timeZone).date).toBe(found.to)
        if (availability !== 'TODAY') expect(weekday(found.to)).toBe(0)
        if (availability === 'NEXT_WEEK') expect(daysBetween(found.from, found.to)).toBe(6)
      },
    ),
  )
})

function windowText(availability: (typeof AVAILABILITIES)[number], now: number): string[] {
  const { from, to, startsAt, endsAt } = availabilityWindow(availability, ZONE, now)
  return [from, to, new Date(startsAt).toISOString(), new Date(endsAt).toISOString()]
}
