import { expect, test } from 'vitest'
import { aWorkingWeek } from '../booking/testing/providers.ts'
import { hoursByDay, hoursLines, openState, otherHours } from './open-state.ts'

const zone = 'Europe/Amsterdam'
const week = { workingHours: aWorkingWeek(), dateHours: [] }
const at = (iso: string) => openState(week, zone, Date.parse(iso))

test('[SLOT-04] a provider is open until the end of the current interval, in its zone', () => {
  expect(at('2026-11-24T12:00:00+01:00')).toEqual({ kind: 'open', until: '18:00' })
  expect(at('2026-11-26T12:59:00+01:00')).toEqual({ kind: 'open', until: '13:00' })
  expect(at('2026-11-24T16:59:00Z')).toEqual({ kind: 'open', until: '18:00' })
})

test('at closing time it is closed: the next opening is shown', () => {
  const next = { kind: 'opens', daysAhead: 1, day: 3, at: '09:00' }
  expect(at('2026-11-24T18:00:00+01:00')).toEqual(next)
})

test('during the break it opens later today, after Saturday on Tuesday', () => {
  const afterBreak = { kind: 'opens', daysAhead: 0, day: 4, at: '14:00' }
  expect(at('2026-11-26T13:30:00+01:00')).toEqual(afterBreak)
  expect(at('2026-11-28T20:00:00+01:00')).toMatchObject({ daysAhead: 3, day: 2 })
})

test('a provider that is open one day a week opens again in seven days', () => {
  const onTuesdays = aWorkingWeek().filter(({ day }) => day === 2)
  const evening = Date.parse('2026-11-24T20:00:00+01:00')
  const next = { kind: 'opens', daysAhead: 7, day: 2, at: '09:00' }
  expect(openState({ workingHours: onTuesdays, dateHours: [] }, zone, evening)).toEqual(next)
})

test('without hours nothing is shown', () => {
  expect(openState({ workingHours: [], dateHours: [] }, zone, 0)).toEqual({ kind: 'unknown' })
})

test('the week starts on Monday; equal days share a line, except today', () => {
  const friday = 5
  expect(hoursLines(aWorkingWeek(), friday).map(({ days }) => days)).toEqual([
    [1],
    [2, 3],
    [4],
    [5],
    [6],
    [0],
  ])
  const [monday, , , thursday, today] = hoursByDay(aWorkingWeek(), friday)
  expect(monday?.spans).toEqual([])
  expect(thursday?.spans).toEqual(['09:00 – 13:00', '14:00 – 21:00'])
  expect(today?.isToday).toBe(true)
})

test('[WORK-143] on a date with hours of its own the salon is open by those', () => {
  const dateHours = [{ date: '2026-11-29', openTime: '12:00', closeTime: '16:00' }]
  const on = (iso: string) => openState({ ...week, dateHours }, zone, Date.parse(iso))
  expect(on('2026-11-29T13:00:00+01:00')).toEqual({ kind: 'open', until: '16:00' })
  expect(on('2026-11-28T20:00:00+01:00')).toMatchObject({ daysAhead: 1, day: 0, at: '12:00' })
  expect(otherHours(dateHours, '2026-11-02')).toEqual(dateHours)
  expect(otherHours(dateHours, '2026-11-01')).toEqual([])
  expect(otherHours(dateHours, '2026-11-30')).toEqual([])
})
