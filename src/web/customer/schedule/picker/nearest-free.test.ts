import { beforeEach, expect, test, vi } from 'vitest'
import { createQueryClient } from '../../../query-client.ts'
import type { RequestScope } from '../../../web-server.ts'
import { aSlot } from '../../booking/testing/slots.ts'
import { clearSlots } from '../refresh-slots.ts'
import { aSlotsApi } from '../testing/slots-api.ts'
import { nearestFreeQuery } from './nearest-free.ts'

const { scope } = vi.hoisted(() => ({ scope: { current: {} as RequestScope } }))
vi.mock('../../../request-scope.ts', () => ({ requestScope: () => scope.current }))
vi.mock('../../../log.ts', () => ({ logError: () => undefined }))

const visit = { userName: 'salon-kersenbloesem', durationMinutes: 60, catalogItemIds: [] }
const today = '2026-11-10'

let slotsApi = aSlotsApi()
let queryClient = createQueryClient()

beforeEach(() => {
  slotsApi = aSlotsApi()
  queryClient = createQueryClient()
  scope.current = slotsApi.scope
})

test('[CHECKOUT-08] the three nearest on the same days are sorted by time, with one request', async () => {
  slotsApi.weeks.set('2026-11-23', [
    ...['09:00', '09:30'].map((clock) => aSlot('2026-11-25', clock)),
    ...['10:30', '10:45'].map((clock) => aSlot('2026-11-25', clock, 'busy')),
    ...['11:30', '12:00'].map((clock) => aSlot('2026-11-25', clock)),
  ])
  const slots = await findNearestFree('2026-11-25T09:30:00Z')
  expect(slots).toEqual(
    ['09:00', '09:30', '11:30'].map((clock) => expect.objectContaining(aSlot('2026-11-25', clock))),
  )
  expect(slotsApi.mondays()).toEqual(['2026-11-23'])
})

test('[CHECKOUT-08] the nearest may lie in the week before and in the one after', async () => {
  slotsApi.weeks.set('2026-11-16', [aSlot('2026-11-22', '17:00')])
  slotsApi.weeks.set(
    '2026-11-23',
    ['27', '28', '29'].map((day) => aSlot(`2026-11-${day}`, '10:00')),
  )
  expect(await starts('2026-11-23T09:00:00+01:00')).toEqual([
    '2026-11-22T17:00:00+01:00',
    '2026-11-27T10:00:00+01:00',
    '2026-11-28T10:00:00+01:00',
  ])
  slotsApi.weeks.set('2026-11-30', [aSlot('2026-11-30', '10:00')])
  clearSlots(queryClient)
  expect(await starts('2026-11-29T12:00:00+01:00')).toEqual([
    '2026-11-28T10:00:00+01:00',
    '2026-11-29T10:00:00+01:00',
    '2026-11-30T10:00:00+01:00',
  ])
})

test('[CHECKOUT-08] a full calendar is searched for six weeks, not in the past', async () => {
  slotsApi.weeks.set('2026-12-14', [aSlot('2026-12-18', '10:00')])
  expect(await starts('2026-11-18T09:00:00+01:00')).toEqual(['2026-12-18T10:00:00+01:00'])
  expect(slotsApi.mondays().toSorted()).toEqual([
    '2026-11-09',
    '2026-11-16',
    '2026-11-23',
    '2026-11-30',
    '2026-12-07',
    '2026-12-14',
    '2026-12-21',
  ])
})

test('[CHECKOUT-08] a week that fails to load has no slots', async () => {
  slotsApi.weeks.set('2026-11-16', 'fails')
  slotsApi.weeks.set('2026-11-23', [aSlot('2026-11-24', '10:00')])
  expect(await starts('2026-11-23T09:00:00+01:00')).toEqual(['2026-11-24T10:00:00+01:00'])
})

function findNearestFree(lost: string) {
  return queryClient.query(nearestFreeQuery(visit, lost, today))
}

async function starts(lost: string): Promise<string[]> {
  return (await findNearestFree(lost)).map(({ startTime }) => startTime)
}
