import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { TimeRange } from '../schedule/slots.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../time-units.ts'
import { type CalendarTime, occupancyByHour, occupancyOf } from './occupancy.ts'

const hours = (day: number, openTime: string, closeTime: string) => ({
  day,
  openTime,
  closeTime,
  isOpen: true,
})
const range = (from: string, to: string): TimeRange => ({
  startsAt: Date.parse(from),
  endsAt: Date.parse(to),
})
const aCalendar = (parts: Partial<CalendarTime> = {}): CalendarTime => ({
  timeZone: 'Europe/Amsterdam',
  workingHours: [hours(2, '09:00', '12:00')],
  closed: [],
  booked: [],
  ...parts,
})
const WEEK = range('2026-11-16T00:00+01:00', '2026-11-23T00:00+01:00')

test('[WORK-72] the share of the open time that is booked, by hour of the week', () => {
  const booked = [range('2026-11-17T09:30+01:00', '2026-11-17T10:15+01:00')]
  const calendar = aCalendar({ booked })
  expect(occupancyOf(calendar, WEEK)).toEqual({ openMinutes: 180, bookedMinutes: 45 })
  expect(occupancyByHour(calendar, WEEK)).toEqual([
    { weekday: 2, hour: 9, openMinutes: 60, bookedMinutes: 30 },
    { weekday: 2, hour: 10, openMinutes: 60, bookedMinutes: 15 },
    { weekday: 2, hour: 11, openMinutes: 60, bookedMinutes: 0 },
  ])
})

test('[WORK-72] closures and blocks are no open time, and a visit outside the hours is not counted', () => {
  const closed = [range('2026-11-17T11:00+01:00', '2026-11-18T11:00+01:00')]
  const booked = [
    range('2026-11-17T08:00+01:00', '2026-11-17T09:30+01:00'),
    range('2026-11-17T11:15+01:00', '2026-11-17T11:45+01:00'),
  ]
  expect(occupancyOf(aCalendar({ closed, booked }), WEEK)).toEqual({
    openMinutes: 120,
    bookedMinutes: 30,
  })
})

test('[WORK-72] only the time that has passed counts', () => {
  const within = { ...WEEK, endsAt: Date.parse('2026-11-17T10:30+01:00') }
  expect(occupancyOf(aCalendar(), within)).toEqual({ openMinutes: 90, bookedMinutes: 0 })
  expect(occupancyOf(aCalendar(), { ...WEEK, endsAt: WEEK.startsAt })).toEqual({
    openMinutes: 0,
    bookedMinutes: 0,
  })
})

test('[WORK-72] hours are those of the wall clock on the days it changes: the repeated hour counts twice', () => {
  const calendar = aCalendar({ workingHours: [hours(0, '01:00', '04:00')] })
  const autumn = range('2026-10-19T00:00+02:00', '2026-10-26T00:00+01:00')
  expect(
    occupancyByHour(calendar, autumn).map(({ hour, openMinutes }) => [hour, openMinutes]),
  ).toEqual([
    [1, 60],
    [2, 120],
    [3, 60],
  ])
  const spring = range('2026-03-23T00:00+01:00', '2026-03-30T00:00+02:00')
  expect(
    occupancyByHour(calendar, spring).map(({ hour, openMinutes }) => [hour, openMinutes]),
  ).toEqual([
    [1, 60],
    [3, 60],
  ])
})

test('[WORK-72] the hours add up to the whole, and no hour has more booked than open, for any calendar', () => {
  fc.assert(
    fc.property(someCalendar(), fc.integer({ min: 0, max: 30 }), (calendar, days) => {
      const within = { ...WEEK, endsAt: WEEK.startsAt + days * DAY_MS }
      const whole = occupancyOf(calendar, within)
      const cells = occupancyByHour(calendar, within)
      const sum = (key: 'openMinutes' | 'bookedMinutes') =>
        cells.reduce((total, cell) => total + cell[key], 0)
      expect(sum('openMinutes')).toBe(whole.openMinutes)
      expect(sum('bookedMinutes')).toBe(whole.bookedMinutes)
      for (const { openMinutes, bookedMinutes } of cells) {
        expect(bookedMinutes).toBeLessThanOrEqual(openMinutes)
        expect(openMinutes).toBeGreaterThan(0)
      }
      expect(minuteByMinute(calendar, within)).toEqual(whole)
    }),
    { numRuns: 60 },
  )
})

/** The same, counted one minute after the other. */
function minuteByMinute(calendar: CalendarTime, within: TimeRange) {
  const isIn = (ranges: readonly TimeRange[], instant: number) =>
    ranges.some(({ startsAt, endsAt }) => startsAt <= instant && instant < endsAt)
  const counted = { openMinutes: 0, bookedMinutes: 0 }
  for (let at = within.startsAt; at < within.endsAt; at += MINUTE_MS) {
    const local = new Date(at + HOUR_MS).toISOString() // no clock change in these weeks
    const isOpen = calendar.workingHours.some(
      ({ day, openTime, closeTime }) =>
        day === new Date(at + HOUR_MS).getUTCDay() &&
        openTime <= local.slice(11, 16) &&
        local.slice(11, 16) < closeTime,
    )
    if (!isOpen || isIn(calendar.closed, at)) continue
    counted.openMinutes++
    if (isIn(calendar.booked, at)) counted.bookedMinutes++
  }
  return counted
}

function someCalendar(): fc.Arbitrary<CalendarTime> {
  const ranges = fc.array(
    fc.tuple(fc.nat(30 * 24 * 60), fc.nat(300)).map(([start, length]) => ({
      startsAt: WEEK.startsAt + start * MINUTE_MS,
      endsAt: WEEK.startsAt + (start + length) * MINUTE_MS,
    })),
    { maxLength: 20 },
  )
  const time = (minute: number) =>
    `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`
  const interval = fc
    .tuple(fc.nat(6), fc.integer({ min: 1, max: 1_000 }), fc.integer({ min: 1, max: 400 }))
    .map(([day, open, length]) => hours(day, time(open), time(open + length)))
  return fc.record({
    timeZone: fc.constant('Europe/Amsterdam'),
    workingHours: fc.array(interval, { maxLength: 8 }),
    closed: ranges,
    booked: ranges,
  })
}
