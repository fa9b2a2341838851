import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { setupApiServer } from '../../testing/api-server.ts'
import { closureVisitsQuery } from './closure-visits-query.ts'
import { isStillConflicting } from './use-remaining-conflicts.ts'

const server = setupApiServer()
const context = { language: 'nl', timeZone: 'Europe/Amsterdam', today: '2036-12-01' } as const

function aVisit(orderId: string, startTime: string, endTime: string) {
  const texts = { customerName: 'Anouk', serviceName: 'Knippen' }
  return { orderId, startTime, endTime, status: 'CONFIRMED', ...texts } as const
}

test('[WORK-123] a visit that was moved, cancelled or declined no longer stands there, until it is undone', () => {
  const listed = { startTime: '2036-12-05T10:00:00+01:00' }
  const same = '2036-12-05T09:00:00Z'
  expect(isStillConflicting(listed, undefined)).toBe(true)
  expect(isStillConflicting(listed, { status: 'CONFIRMED', startTime: same })).toBe(true)
  expect(isStillConflicting(listed, { status: 'PENDING', startTime: same })).toBe(true)
  expect(isStillConflicting(listed, { status: 'CANCELLED', startTime: same })).toBe(false)
  expect(isStillConflicting(listed, { status: 'DECLINED', startTime: same })).toBe(false)
  const moved = { status: 'CONFIRMED', startTime: '2036-12-06T09:00:00Z' } as const
  expect(isStillConflicting(listed, moved)).toBe(false)
})

test('[WORK-123] the visits in a saved closure are found again, by time, without those beside it', async () => {
  const inside = aVisit('2', '2036-12-05T14:00:00+01:00', '2036-12-05T15:00:00+01:00')
  const across = aVisit('1', '2036-12-05T12:30:00+01:00', '2036-12-05T13:30:00+01:00')
  const before = aVisit('3', '2036-12-05T12:00:00+01:00', '2036-12-05T13:00:00+01:00')
  const cancelled = { ...inside, orderId: '4', status: 'CANCELLED' } as const
  server.answer('getAgenda', { data: { visits: [inside, across, before, cancelled] } })
  const startTime = '2036-12-05T13:00:00+01:00'
  const closure = { closureId: '9', startTime, endTime: '2036-12-06T00:00:00+01:00' }
  const { visits } = await new QueryClient().fetchQuery(
    closureVisitsQuery('kers', { ...closure, reason: '', visitCount: 2 }, context),
  )
  expect(visits.map(({ orderId }) => orderId)).toEqual(['1', '2'])
  expect(server.requests.map(({ query }) => query)).toEqual([{ from: '2036-12-05', days: '1' }])
})

test('[WORK-123] a long closure is read in parts of 31 days, from today on', async () => {
  server.answer('getAgenda', { data: { visits: [] } })
  const startTime = '2036-11-20T00:00:00+01:00'
  const closure = { closureId: '9', startTime, endTime: '2037-01-05T00:00:00+01:00' }
  await new QueryClient().fetchQuery(
    closureVisitsQuery('kers', { ...closure, reason: '', visitCount: 2 }, context),
  )
  expect(server.requests.map(({ query }) => query)).toEqual([
    { from: '2036-12-01', days: '31' },
    { from: '2037-01-01', days: '4' },
  ])
})
