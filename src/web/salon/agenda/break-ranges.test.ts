import { expect, test } from 'vitest'
import type { AgendaColumn, ClosedRange } from './agenda-columns.ts'
import { breakRanges } from './break-ranges.ts'

const NOON = { from: 750, to: 780, reason: null, isBreak: true }

function aColumn(calendarId: string, closed: ClosedRange[]): AgendaColumn {
  return {
    key: `2026-11-24 ${calendarId}`,
    date: '2026-11-24',
    calendarId,
    calendarName: 'Samira',
    items: [],
    opening: { from: 570, to: 1020 },
    closed: [{ from: 540, to: 570, reason: null, isBreak: false }, ...closed],
    busy: [],
  }
}

const timesOf = (...columns: AgendaColumn[]) =>
  breakRanges(columns, 'Europe/Amsterdam').map(({ startTime, endTime }) => [startTime, endTime])

test('[WORK-158, WORK-159] a list has each break of the opening hours once, with its time', () => {
  expect(timesOf(aColumn('a', [NOON]), aColumn('b', [NOON]))).toEqual([
    ['2026-11-24T11:30:00.000Z', '2026-11-24T12:00:00.000Z'],
  ])
})

test('[WORK-158, WORK-159] a break within a closure is left out', () => {
  const closure = { from: 720, to: 1440, reason: 'Vakantie', isBreak: false }
  expect(timesOf(aColumn('a', [NOON, closure]))).toEqual([])
})
