import { expect, test } from 'vitest'
import type { PlainDate } from '../schedule/plain-date.ts'
import { ageOf, daysAhead, daysToStore, type StoredAgenda, storedDayOf } from './stored-agenda.ts'

const day = (text: string) => text as PlainDate

test('[WORK-127] today and tomorrow are stored, and a day that is over is not shown', () => {
  const days = daysToStore(day('2026-11-30'))
  expect(days).toEqual(['2026-11-30', '2026-12-01'])
  const stored = { days } as StoredAgenda
  expect(daysAhead(stored, day('2026-11-30'))).toEqual(days)
  expect(daysAhead(stored, day('2026-12-01'))).toEqual(['2026-12-01'])
  expect(daysAhead(stored, day('2026-12-02'))).toEqual([])
})

test('the day of a stored time is that of the clock of the salon', () => {
  expect(storedDayOf({ startsAt: '2026-11-30T00:15:00+01:00' })).toBe('2026-11-30')
})

test('[WORK-127] the age of an agenda is in minutes, from one hour on in hours', () => {
  const minutes = (count: number) => ageOf(0, count * 60_000)
  expect(minutes(0.9)).toEqual({ unit: 'now', count: 0 })
  expect(minutes(1)).toEqual({ unit: 'minutes', count: 1 })
  expect(minutes(59.9)).toEqual({ unit: 'minutes', count: 59 })
  expect(minutes(60)).toEqual({ unit: 'hours', count: 1 })
  expect(minutes(30 * 60)).toEqual({ unit: 'hours', count: 30 })
  // The clock of the device was set back.
  expect(minutes(-5)).toEqual({ unit: 'now', count: 0 })
})
