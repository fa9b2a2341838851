import { beforeEach, expect, test, vi } from 'vitest'
import { aSlot } from '../../booking/testing/slots.ts'
import { clearSlotCache } from '../refresh-slots.ts'
import { findNearestFree } from './nearest-free.ts'

const { weeks, visitQuery } = vi.hoisted(() => ({
  weeks: new Map<string, unknown[]>(),
  visitQuery: [] as string[],
}))
vi.mock('../../../log.ts', () => ({ logError: () => undefined }))
vi.mock('../../../api-client.ts', () => ({
  api: async (_name: string, { query }: { query: { startDate: string } }) => {
    visitQuery.push(query.startDate)
    return { ok: true, reply: { data: { availableSlots: weeks.get(query.startDate) ?? [] } } }
  },
}))

const visit = { userName: 'salon-kersenbloesem', durationMinutes: 60 }
const today = '2026-11-10'

beforeEach(() => {
  weeks.clear()
  visitQuery.length = 0
  clearSlotCache()
})

test('[CHECKOUT-08] the three nearest on the same days are sorted by time, with one request', async () => {
  weeks.set('2026-11-23', [
    ...['09:00', '09:30'].map((clock) => aSlot('2026-11-25', clock)),
    ...['10:30', '10:45'].map((clock) => aSlot('2026-11-25', clock, 'busy')),
    ...['11:30', '12:00'].map((clock) => aSlot('2026-11-25', clock)),
  ])
  const slots = await findNearestFree(visit, '2026-11-25T09:30:00Z', today)
  expect(slots).toEqual(
    ['09:00', '09:30', '11:30'].map((clock) => expect.objectContaining(aSlot('2026-11-25', clock))),
  )
  expect(visitQuery).toEqual(['2026-11-23'])
})

test('[CHECKOUT-08] the nearest may lie in the week before and in the one after', async () => {
  weeks.set('2026-11-16', [aSlot('2026-11-22', '17:00')])
  weeks.set(
    '2026-11-23',
    ['27', '28', '29'].map((day) => aSlot(`2026-11-${day}`, '10:00')),
  )
  expect(await starts('2026-11-23T09:00:00+01:00')).toEqual([
    '2026-11-22T17:00:00+01:00',
    '2026-11-27T10:00:00+01:00',
    '2026-11-28T10:00:00+01:00',
  ])
  weeks.set('2026-11-30', [aSlot('2026-11-30', '10:00')])
  clearSlotCache()
  expect(await starts('2026-11-29T12:00:00+01:00')).toEqual([
    '2026-11-28T10:00:00+01:00',
    '2026-11-29T10:00:00+01:00',
    '2026-11-30T10:00:00+01:00',
  ])
})

test('[CHECKOUT-08] a full calendar is searched for six weeks, not in the past', async () => {
  weeks.set('2026-12-14', [aSlot('2026-12-18', '10:00')])
  expect(await starts('2026-11-18T09:00:00+01:00')).toEqual(['2026-12-18T10:00:00+01:00'])
  expect(visitQuery.toSorted()).toEqual([
    ...['2026-11-09', '2026-11-16', '2026-11-23', '2026-11-30'],
    ...['2026-12-07', '2026-12-14', '2026-12-21'],
  ])
})

async function starts(lost: string): Promise<string[]> {
  return (await findNearestFree(visit, lost, today)).map(({ startTime }) => startTime)
}
