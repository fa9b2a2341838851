import { QueryObserver } from '@tanstack/react-query'
import { beforeEach, expect, test, vi } from 'vitest'
import { createQueryClient } from '../../query-client.ts'
import type { RequestScope } from '../../web-server.ts'
import { aSlot } from '../booking/testing/slots.ts'
import { nextFreeQuery, WEEKS_AHEAD } from './next-free.ts'
import { clearSlots, refreshSlots } from './refresh-slots.ts'
import { loadWeek } from './slots-query.ts'
import { aSlotsApi } from './testing/slots-api.ts'

const { scope } = vi.hoisted(() => ({ scope: { current: {} as RequestScope } }))
vi.mock('../../request-scope.ts', () => ({ requestScope: () => scope.current }))
vi.mock('../../log.ts', () => ({ logError: () => undefined }))

const visit = { userName: 'salon-kersenbloesem', durationMinutes: 60, catalogItemIds: [] }
const monday = '2026-11-23'
const wednesday = '2026-11-25'

let slotsApi = aSlotsApi()
let queryClient = createQueryClient()

beforeEach(() => {
  slotsApi = aSlotsApi()
  queryClient = createQueryClient()
  scope.current = slotsApi.scope
})

const findNextFree = () => queryClient.query(nextFreeQuery(visit, wednesday))

test('[SLOT-05] slots are requested for seven days from Monday and the duration of the cart', async () => {
  await loadWeek(queryClient, visit, monday)
  const { pathname, search } = slotsApi.requests[0] ?? {}
  expect(pathname).toBe('/calendarApi/calendar/salon-kersenbloesem/available-slots')
  expect(search).toBe('?startDate=2026-11-23&endDate=2026-11-29&window=60')
})

test('[CHECKOUT-10] for an order being changed its own time is requested as free, and cached separately', async () => {
  const replacedOrderId = '0199c5a0-7b1e-7c3d-9f4e-12ab4f2a9c07'
  await loadWeek(queryClient, visit, monday)
  await loadWeek(queryClient, { ...visit, replacedOrderId }, monday)
  const orderIds = slotsApi.requests.map(({ searchParams }) => searchParams.get('orderId'))
  expect(orderIds).toEqual([null, replacedOrderId])
})

test('the first free time on or after a day is found', async () => {
  const free = aSlot('2026-11-27', '10:00')
  const before = aSlot('2026-11-24', '09:00')
  slotsApi.weeks.set(monday, [before, aSlot(wednesday, '09:00', 'busy'), free])
  expect(await findNextFree()).toEqual(free)
})

test('the next weeks are searched, one request each, up to six', async () => {
  const later = aSlot('2026-12-08', '10:00')
  slotsApi.weeks.set('2026-12-07', [later])
  expect(await findNextFree()).toEqual(later)
  expect(slotsApi.mondays()).toEqual([monday, '2026-11-30', '2026-12-07'])
  slotsApi.weeks.clear()
  clearSlots(queryClient)
  expect(await findNextFree()).toBeNull()
  expect(slotsApi.requests).toHaveLength(3 + WEEKS_AHEAD)
})

test('a cached week is not requested again within a minute, or until it is cleared', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const load = () => loadWeek(queryClient, visit, monday)
  await Promise.all([load(), load()])
  vi.setSystemTime(Date.now() + 59_000)
  await load()
  expect(slotsApi.requests).toHaveLength(1)
  vi.setSystemTime(Date.now() + 1_000)
  await load()
  expect(slotsApi.requests).toHaveLength(2)
  clearSlots(queryClient)
  await load()
  expect(slotsApi.requests).toHaveLength(3)
  vi.useRealTimers()
})

test('the next free time is found again after changes, with one request, and not after unmount', async () => {
  const [ten, eleven] = [aSlot('2026-11-27', '10:00'), aSlot('2026-11-27', '11:00')]
  slotsApi.weeks.set(monday, [ten, eleven])
  const observer = new QueryObserver(queryClient, nextFreeQuery(visit, wednesday))
  const unmount = observer.subscribe(() => undefined)
  const next = () => observer.getCurrentResult().data
  await expect.poll(next).toEqual(ten)
  slotsApi.weeks.set(monday, [aSlot('2026-11-27', '10:00', 'busy'), eleven])
  refreshSlots(queryClient, visit.userName, { from: '2026-11-27', to: '2026-11-27' })
  expect(next()).toEqual(ten)
  await expect.poll(next).toEqual(eleven)
  expect(slotsApi.requests).toHaveLength(2)
  unmount()
  clearSlots(queryClient)
  expect(slotsApi.requests).toHaveLength(2)
})

test('[DATA-06] a failed week is requested again, by itself only after a change', async () => {
  slotsApi.weeks.set(monday, 'fails')
  await expect(findNextFree()).rejects.toThrow('The free times did not load')
  expect(slotsApi.requests).toHaveLength(1)
  slotsApi.weeks.set(monday, [aSlot('2026-11-27', '10:00')])
  expect(await findNextFree()).toMatchObject({ startTime: '2026-11-27T10:00:00+01:00' })
})
