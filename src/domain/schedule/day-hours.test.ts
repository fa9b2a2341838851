import { expect, test } from 'vitest'
import {
  type DayHours,
  dayHoursFault,
  intervalsOf,
  isWithinWeek,
  minutesOpen,
  weekFromIntervals,
} from './day-hours.ts'

const TUESDAY: DayHours = {
  day: 2,
  openTime: '09:30',
  closeTime: '18:00',
  breaks: [{ from: '12:30', until: '13:00' }],
}
const aDay = (changed: Partial<DayHours>) => ({ ...TUESDAY, ...changed })
const breaks = (...times: string[]) =>
  times.map((time) => ({ from: time.slice(0, 5), until: time.slice(6) }))

test.each([
  [{}, null],
  [{ breaks: [] }, null],
  [{ breaks: breaks('15:00-15:15', '12:30-13:00') }, null],
  [{ openTime: '' }, 'no-time'],
  [{ closeTime: '24:00' }, 'no-time'],
  [{ breaks: breaks('12:30-1') }, 'no-time'],
  [{ openTime: '09:33' }, 'off-step'],
  [{ breaks: breaks('12:31-13:00') }, 'off-step'],
  [{ openTime: '00:00' }, 'opens-at-midnight'],
  [{ openTime: '18:00' }, 'closes-before-opening'],
  [{ openTime: '18:05' }, 'closes-before-opening'],
  [{ breaks: breaks('13:00-12:30') }, 'break-ends-before-start'],
  [{ breaks: breaks('13:00-13:00') }, 'break-ends-before-start'],
  [{ breaks: breaks('09:00-10:00') }, 'break-outside'],
  [{ breaks: breaks('09:30-10:00') }, 'break-outside'],
  [{ breaks: breaks('17:00-18:00') }, 'break-outside'],
  [{ breaks: breaks('12:30-13:00', '12:45-13:15') }, 'breaks-overlap'],
  [{ breaks: breaks('12:30-13:00', '13:00-13:15') }, 'breaks-overlap'],
])('[WORK-30] the hours of a day with %j: %s', (changed, fault) => {
  expect(dayHoursFault(aDay(changed))).toBe(fault)
})

test('[WORK-30] a day with breaks is stored as the intervals between them, and read back', () => {
  const monday = { ...TUESDAY, day: 1, breaks: breaks('12:30-13:00', '15:00-15:15') }
  const sunday = { ...TUESDAY, day: 0, breaks: [] }
  const intervals = [sunday, monday].flatMap(intervalsOf)
  expect(intervals).toEqual([
    { day: 0, openTime: '09:30', closeTime: '18:00' },
    { day: 1, openTime: '09:30', closeTime: '12:30' },
    { day: 1, openTime: '13:00', closeTime: '15:00' },
    { day: 1, openTime: '15:15', closeTime: '18:00' },
  ])
  expect(weekFromIntervals(intervals)).toEqual([monday, sunday])
  expect(minutesOpen([monday, sunday])).toBe(2 * 510 - 45)
})

test('[WORK-30] stored intervals that overlap or touch are one', () => {
  const day = (openTime: string, closeTime: string) => ({ day: 3, openTime, closeTime })
  const week = weekFromIntervals([
    day('13:00', '17:00'),
    day('09:00', '12:00'),
    day('10:00', '11:00'),
    day('12:00', '12:30'),
    day('16:00', '18:00'),
  ])
  expect(week).toEqual([
    { day: 3, openTime: '09:00', closeTime: '18:00', breaks: breaks('12:30-13:00') },
  ])
})

test.each([
  ['2026-11-24T09:30+01:00', '2026-11-24T10:15+01:00', true],
  ['2026-11-24T17:15+01:00', '2026-11-24T18:00+01:00', true],
  ['2026-11-24T11:45+01:00', '2026-11-24T12:30+01:00', true],
  ['2026-11-24T09:15+01:00', '2026-11-24T10:00+01:00', false],
  ['2026-11-24T12:00+01:00', '2026-11-24T12:45+01:00', false],
  ['2026-11-24T17:30+01:00', '2026-11-24T18:15+01:00', false],
  ['2026-11-25T10:00+01:00', '2026-11-25T10:45+01:00', false],
  ['2026-11-24T17:30+01:00', '2026-11-25T10:00+01:00', false],
  ['2026-07-07T07:30Z', '2026-07-07T08:15Z', true],
])('[WORK-32] a visit from %s to %s lies within the week: %s', (from, until, expected) => {
  const visit = { startsAt: Date.parse(from), endsAt: Date.parse(until) }
  expect(isWithinWeek(visit, [TUESDAY], 'Europe/Amsterdam')).toBe(expected)
})
