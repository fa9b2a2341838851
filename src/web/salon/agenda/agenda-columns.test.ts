import { expect, test } from 'vitest'
import { agendaGrid, waysOf } from './agenda-columns.ts'
import type { Agenda } from './agenda-query.ts'

const CALENDAR = '01a1f89c-fb80-7884-aeee-33eaff39015c'
const at = (time: string, date = '2026-11-24') => `${date}T${time}:00+01:00`

function aVisit(from: string, to: string, busyUntil = to): Agenda['visits'][number] {
  return {
    orderId: `visit ${from}`,
    version: 1,
    calendarId: CALENDAR,
    customerName: 'Els de Wit',
    customerPhone: '0612345678',
    customerAddress: null,
    customerInstructions: '',
    providerNote: '',
    serviceName: 'Knippen',
    status: 'CONFIRMED',
    serviceLocation: 'SALON',
    totalAmount: 45,
    isSqueezedIn: false,
    startTime: at(from),
    endTime: at(to),
    busyUntil: at(busyUntil),
    travelMinutes: 0,
    travelKm: null,
    waits: [],
  }
}

function anAgenda(change: Partial<Agenda> = {}): Agenda {
  const hours = [
    { startTime: at('09:30'), endTime: at('12:30') },
    { startTime: at('13:00'), endTime: at('17:00') },
  ]
  return {
    timeZone: 'Europe/Amsterdam',
    stepMinutes: 15,
    visits: [],
    blocks: [],
    busyTimes: [],
    calendars: [{ calendarId: CALENDAR, name: 'Samira' }],
    days: [{ date: '2026-11-24', hours, closures: [] }],
    ...change,
  }
}

test('[WORK-07, WORK-162] the grid spans the opening hours in full hours, with half an hour after closing', () => {
  const { bounds, columns } = agendaGrid(anAgenda())
  expect(bounds).toEqual({ from: 9 * 60, to: 17.5 * 60 })
  expect(columns[0]?.closed).toEqual([
    { from: 540, to: 570, reason: null, isBreak: false },
    { from: 750, to: 780, reason: null, isBreak: true },
    { from: 1020, to: 1050, reason: null, isBreak: false },
  ])
})

test('[WORK-07] what lies outside the opening hours widens the grid', () => {
  const { bounds } = agendaGrid(anAgenda({ visits: [aVisit('07:15', '08:00')] }))
  expect(bounds.from).toBe(7 * 60)
})

test('[WORK-07] visits and blocks are in the order of time; one that overlaps is inset', () => {
  const block = { blockId: 'block', calendarId: CALENDAR, reason: 'Pauze' }
  const [column] = agendaGrid(
    anAgenda({
      visits: [
        aVisit('14:00', '15:00', '15:10'),
        aVisit('10:00', '11:30'),
        aVisit('10:45', '11:00'),
      ],
      blocks: [{ ...block, startTime: at('12:00'), endTime: at('12:30') }],
    }),
  ).columns
  expect(column?.items.map(({ id, isInset }) => [id, isInset])).toEqual([
    ['visit 10:00', false],
    ['visit 10:45', true],
    ['block', false],
    ['visit 14:00', false],
  ])
  expect(column?.items.at(-1)).toMatchObject({ from: 840, to: 900, bufferMinutes: 10 })
})

test('[WORK-184] a visit has its waiting times by the clock, and who stands in one is known', () => {
  const waits = [{ startTime: at('10:30'), endTime: at('11:05') }]
  const visits = [
    { ...aVisit('10:00', '11:30'), waits },
    aVisit('10:30', '11:00'),
    aVisit('11:00', '11:15'),
  ]
  const [column] = agendaGrid(anAgenda({ visits })).columns
  expect(column?.items[0]).toMatchObject({ waits: [{ from: 630, to: 665 }], isInWaiting: false })
  expect(column?.items.map(({ isInset, isInWaiting }) => [isInset, isInWaiting])).toEqual([
    [false, false],
    [true, true],
    [true, false],
  ])
})

test('[WORK-07] a closure until midnight closes the rest of the day and says why', () => {
  const closure = { startTime: at('16:00'), endTime: at('00:00', '2026-11-25'), reason: 'Beurs' }
  const [column] = agendaGrid(
    anAgenda({ days: [{ date: '2026-11-24', hours: [], closures: [closure] }] }),
  ).columns
  expect(column?.closed).toContainEqual({ from: 960, to: 1440, reason: 'Beurs', isBreak: false })
  expect(column?.opening).toBeNull()
})

test('[WORK-07] a week has a column for each day, with what begins on it', () => {
  const dates = ['2026-11-23', '2026-11-24', '2026-11-25']
  const days = dates.map((date) => ({ date, hours: [], closures: [] }))
  const { columns } = agendaGrid(anAgenda({ days, visits: [aVisit('10:00', '11:00')] }))
  expect(columns.map(({ items }) => items.length)).toEqual([0, 1, 0])
})

test('[WORK-07] what spans a change of the clock stands between its start and its end by the clock', () => {
  const on = (date: string, from: string, until: string) => {
    const days = [{ date, hours: [], closures: [] }]
    const times = { startTime: `${date}T${from}`, endTime: `${date}T${until}` }
    const visits = [{ ...aVisit('10:00', '11:00'), ...times, busyUntil: times.endTime }]
    const [item] = agendaGrid(anAgenda({ days, visits })).columns[0]?.items ?? []
    return item && [item.from, item.to]
  }
  expect(on('2026-03-29', '01:30:00+01:00', '03:30:00+02:00')).toEqual([90, 210])
  expect(on('2026-10-25', '01:30:00+02:00', '03:30:00+01:00')).toEqual([90, 210])
  expect(on('2026-10-25', '02:45:00+02:00', '02:15:00+01:00')).toEqual([165, 195])
})

test('[WORK-07] what ends on the next day goes on until midnight', () => {
  const night = { startTime: at('23:00'), endTime: at('01:00', '2026-11-25') }
  const visits = [{ ...aVisit('23:00', '23:30'), ...night, busyUntil: night.endTime }]
  const [item] = agendaGrid(anAgenda({ visits })).columns[0]?.items ?? []
  expect(item).toMatchObject({ from: 1380, to: 1440 })
})

test('[WORK-114] a busy time of several days is on each of them, and does not stretch the grid', () => {
  const busyTime = (startTime: string, endTime: string) => ({
    externalCalendarId: 'e',
    calendarId: CALENDAR,
    name: 'Privé',
    readAt: at('08:00'),
    startTime,
    endTime,
  })
  const hours = [{ startTime: at('09:00'), endTime: at('17:00') }]
  const days = ['2026-11-23', '2026-11-24', '2026-11-25'].map((date) => ({
    date,
    hours,
    closures: [],
  }))
  const busyTimes = [
    busyTime(at('14:00', '2026-11-23'), at('00:00', '2026-11-25')),
    busyTime(at('06:00', '2026-11-25'), at('07:00', '2026-11-25')),
  ]
  const visits = [aVisit('10:00', '11:00')]
  const { bounds, columns } = agendaGrid(anAgenda({ days, busyTimes, visits }))
  expect(bounds).toEqual({ from: 540, to: 1050 })
  expect(columns.map(({ busy }) => busy.map(({ from, to }) => [from, to]))).toEqual([
    [[840, 1440]],
    [[0, 1440]],
    [],
  ])
  expect(columns[1]?.items[0]).toMatchObject({ isInset: true })
})

test('[WORK-147] the grid begins with the way to a visit at a home, and ends after the way back', () => {
  const visits = [{ ...aVisit('06:10', '07:00', '07:10'), travelMinutes: 30 }]
  const days = [{ date: '2026-11-24', hours: [], closures: [] }]
  expect(agendaGrid(anAgenda({ days, visits })).bounds).toEqual({ from: 300, to: 510 })
})

test.each([
  [
    'in the middle of the day',
    aVisit('10:00', '11:00', '11:10'),
    [
      [570, 600],
      [670, 700],
    ],
  ],
  [
    'just after midnight',
    aVisit('00:10', '01:00', '01:00'),
    [
      [0, 10],
      [60, 90],
    ],
  ],
  ['at midnight', aVisit('00:00', '01:00', '01:00'), [[60, 90]]],
  [
    'late in the evening',
    aVisit('22:30', '23:30', '23:45'),
    [
      [1320, 1350],
      [1425, 1440],
    ],
  ],
  [
    'until midnight',
    aVisit('22:30', '23:50', '23:59'),
    [
      [1320, 1350],
      [1439, 1440],
    ],
  ],
])('[WORK-198] the way to a visit at a home %s is drawn on its day alone', (_when, visit, ways) => {
  const days = [{ date: '2026-11-24', hours: [], closures: [] }]
  const [item] =
    agendaGrid(anAgenda({ days, visits: [{ ...visit, travelMinutes: 30 }] })).columns[0]?.items ??
    []
  const found = item?.kind === 'visit' ? waysOf(item) : []
  expect(found.map(({ from, to }) => [from, to])).toEqual(ways)
})
