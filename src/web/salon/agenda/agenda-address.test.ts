import { expect, test } from 'vitest'
import { daysOf, initialView, readAgendaAddress, turnPage } from './agenda-address.ts'

test('[WORK-08] an address keeps a valid day, view and visit, and leaves out the rest', () => {
  expect(readAgendaAddress({ day: '2026-11-24', view: 'week', visit: 'x', more: 1 })).toEqual({
    day: '2026-11-24',
    view: 'week',
    visit: 'x',
  })
  expect(readAgendaAddress({ visit: 'new', client: 'c', move: 'x' })).toEqual({
    visit: 'new',
    client: 'c',
  })
  const start = '2026-11-24T12:15:00.000Z'
  expect(readAgendaAddress({ visit: 'new', start })).toEqual({ visit: 'new', start })
  expect(readAgendaAddress({ visit: 'x', start })).toEqual({ visit: 'x' })
  expect(readAgendaAddress({ day: '2026-02-30', view: 'month', visit: 7 })).toEqual({})
})

test('[WORK-08] a week begins on Monday, and pages turn by a day or a week', () => {
  expect(daysOf('week', '2026-11-29')).toEqual({ from: '2026-11-23', days: 7 })
  expect(daysOf('day', '2026-11-29')).toEqual({ from: '2026-11-29', days: 1 })
  expect([turnPage('day', '2026-11-30', 1), turnPage('week', '2026-11-30', -1)]).toEqual([
    '2026-12-01',
    '2026-11-23',
  ])
})

test('[WORK-287] the last week of the year 9999 is no day of the agenda', () => {
  expect(readAgendaAddress({ day: '9999-12-31', view: 'week' })).toEqual({ view: 'week' })
  expect(readAgendaAddress({ day: '9999-12-24' })).toEqual({ day: '9999-12-24' })
  expect(readAgendaAddress({ day: '0001-01-01' })).toEqual({ day: '0001-01-01' })
})

test('[WORK-268] the agenda of who works at homes alone opens as a list at every width, others below 560 px', () => {
  const views = (['SALON', 'BOTH', 'DOORSTEP'] as const).map((kind) => initialView(kind, false))
  expect(views).toEqual(['day', 'day', 'list'])
  expect([initialView('SALON', true), initialView('DOORSTEP', true)]).toEqual(['list', 'list'])
})
