import { expect, test } from 'vitest'
import type { AgendaColumn, AgendaItem, MinuteRange } from '../agenda-columns.ts'
import { freeMinutes, freeRanges, freeStartAt, freeStartIn } from './free-ranges.ts'

const bounds = { from: 540, to: 1050 }
const timeZone = 'Europe/Amsterdam'
const DAY_BEFORE = { timeZone, now: Date.parse('2026-11-23T11:00:00Z') }

function aVisit(
  from: number,
  to: number,
  more: { bufferMinutes?: number; waits?: MinuteRange[] } = {},
) {
  const item = { kind: 'visit', id: `${from}`, from, to, bufferMinutes: 0, waits: [] }
  return { ...item, visit: { travelMinutes: 0 }, ...more } as unknown as AgendaItem
}

function aColumn(items: AgendaItem[]): AgendaColumn {
  return {
    key: '2026-11-24 c',
    date: '2026-11-24',
    calendarId: 'c',
    calendarName: 'Samira',
    items,
    opening: { from: 570, to: 1020 },
    closed: [
      { from: 540, to: 570, reason: null, isBreak: false },
      { from: 750, to: 780, reason: null, isBreak: true },
      { from: 1020, to: 1050, reason: null, isBreak: false },
    ],
    busy: [],
  }
}

test('[WORK-159] free is what is open and taken by nothing, with the buffer of a visit', () => {
  const column = aColumn([aVisit(600, 660, { bufferMinutes: 10 }), aVisit(640, 650)])
  expect(freeMinutes(column, bounds, DAY_BEFORE)).toEqual([
    { from: 570, to: 600 },
    { from: 670, to: 750 },
    { from: 780, to: 1020 },
  ])
})

test('[WORK-159] nothing is free before now', () => {
  const column = aColumn([])
  const at = (now: string) => freeMinutes(column, bounds, { timeZone, now: Date.parse(now) })
  expect(at('2026-11-24T13:07:00Z')).toEqual([{ from: 847, to: 1020 }])
  expect(at('2026-11-25T08:00:00Z')).toEqual([])
})

test('[WORK-159] stretches begin on the step of the grid; short ones are left out', () => {
  const column = aColumn([
    aVisit(570, 735, { bufferMinutes: 5 }),
    aVisit(790, 1000, { bufferMinutes: 3 }),
  ])
  const grid = { columns: [column, aColumn([aVisit(570, 745), aVisit(780, 985)])], bounds }
  const ranges = freeRanges({ ...grid, stepMinutes: 15 }, DAY_BEFORE)
  expect(ranges.map(({ from, to, startTime }) => [from, to, startTime])).toEqual([
    [1005, 1020, '2026-11-24T15:45:00.000Z'],
    [990, 1020, '2026-11-24T15:30:00.000Z'],
  ])
})

test('[WORK-159] a press on free time is the start of its step; elsewhere it is none', () => {
  const column = aColumn([aVisit(600, 660)])
  const at = (minute: number) =>
    freeStartAt(minute, column, { bounds, stepMinutes: 15 }, DAY_BEFORE)
  expect([at(574), at(599), at(630), at(755), at(789)]).toEqual([570, 585, null, null, 780])
})

test('[WORK-184] the waiting time of a visit is free, but for who stands in it', () => {
  const wait = { from: 630, to: 665 }
  const colour = aVisit(600, 690, { bufferMinutes: 10, waits: [wait] })
  const grid = { bounds, stepMinutes: 15 }
  const rangesOf = (items: AgendaItem[]) =>
    freeRanges({ ...grid, columns: [aColumn(items)] }, DAY_BEFORE)
      .map(({ from, to, isInWaiting }) => [from, to, isInWaiting])
      .slice(0, 3)
  expect(rangesOf([colour])).toEqual([
    [570, 600, false],
    [630, 665, true],
    [705, 750, false],
  ])
  const startIn = (items: AgendaItem[]) => freeStartIn(wait, aColumn(items), grid, DAY_BEFORE)
  expect(startIn([colour])).toBe('2026-11-24T09:30:00.000Z')
  expect(startIn([colour, aVisit(630, 640)])).toBe('2026-11-24T09:45:00.000Z')
  expect(startIn([colour, aVisit(630, 655)])).toBeNull()
  expect(freeStartAt(650, aColumn([colour]), grid, DAY_BEFORE)).toBe(645)
})
