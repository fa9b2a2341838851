import { expect, test } from 'vitest'
import { HOUR_MS } from '../time-units.ts'
import { periodAt, startsOfDays } from './period-instants.ts'

const at = (iso: string) => Date.parse(iso)
const timeZone = 'Europe/Amsterdam'

test('[WORK-70] a week that is not over is compared with the same part of the week before', () => {
  const now = at('2026-11-20T12:00:00+01:00')
  expect(periodAt('this-week', { now, timeZone })).toEqual({
    days: { from: '2026-11-16', until: '2026-11-23' },
    range: { startsAt: at('2026-11-16T00:00:00+01:00'), endsAt: at('2026-11-23T00:00:00+01:00') },
    lastDay: '2026-11-20',
    passedUntil: now,
    before: {
      days: { from: '2026-11-09', until: '2026-11-14' },
      range: { startsAt: at('2026-11-09T00:00:00+01:00'), endsAt: at('2026-11-13T12:00:00+01:00') },
      isCut: true,
    },
  })
})

test('[WORK-70] a month that is over is compared with the whole month before it', () => {
  const found = periodAt('last-month', { now: at('2026-11-20T12:00:00+01:00'), timeZone })
  expect(found).toMatchObject({
    lastDay: '2026-10-31',
    passedUntil: at('2026-11-01T00:00:00+01:00'),
    before: {
      range: { startsAt: at('2026-09-01T00:00+02:00'), endsAt: at('2026-10-01T00:00+02:00') },
    },
  })
})

test('[WORK-70] days begin at midnight of the provider, before and after the clock changes', () => {
  const [before = 0, change = 0, after = 0] = startsOfDays(
    ['2026-10-24', '2026-10-25', '2026-10-26'],
    timeZone,
  )
  expect([change - before, after - change]).toEqual([24 * HOUR_MS, 25 * HOUR_MS])
  expect(after).toBe(at('2026-10-26T00:00:00+01:00'))
})

test('[WORK-70] at eleven in the evening in New York it is still today there', () => {
  const now = at('2026-11-30T23:00:00-05:00')
  const { days } = periodAt('this-month', { now, timeZone: 'America/New_York' })
  expect(days.from).toBe('2026-11-01')
  expect(periodAt('this-month', { now, timeZone }).days.from).toBe('2026-12-01')
})
