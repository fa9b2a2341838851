import { beforeEach, expect, test, vi } from 'vitest'
import { aSlot } from '../booking/testing/slots.ts'
import { findNextFree, type NextFree, WEEKS_AHEAD } from './next-free.ts'
import { clearSlotCache, refreshSlots } from './refresh-slots.ts'
import { loadWeek, repeatOnChanges } from './week-slots.ts'

const { weeks, visitQuery, names } = vi.hoisted(() => ({
  weeks: new Map<string, unknown[] | 'fails'>(),
  visitQuery: [] as Record<string, unknown>[],
  names: [] as string[],
}))
vi.mock('../../log.ts', () => ({ logError: () => undefined }))
vi.mock('../../api-client.ts', () => ({
  api: async (name: string, { query }: { query: { startDate: string } }) => {
    names.push(name)
    visitQuery.push(query)
    const slots = weeks.get(query.startDate) ?? []
    if (slots === 'fails') return { ok: false, refusal: 'internal' }
    return { ok: true, reply: { data: { availableSlots: slots } } }
  },
}))

const visit = { userName: 'salon-kersenbloesem', durationMinutes: 60 }
const wednesday = '2026-11-25'

beforeEach(() => {
  weeks.clear()
  visitQuery.length = 0
  names.length = 0
  clearSlotCache()
})

test('[SLOT-05] slots are requested for seven days from Monday and the duration of the cart', async () => {
  await loadWeek(visit, '2026-11-23')
  expect(visitQuery).toEqual([{ startDate: '2026-11-23', endDate: '2026-11-29', window: 60 }])
})

test('[CHECKOUT-10] for an order being changed its own time is requested as free, and cached separately', async () => {
  const replacedOrderId = '0199c5a0-7b1e-7c3d-9f4e-12ab4f2a9c07'
  await loadWeek(visit, '2026-11-23')
  await loadWeek({ ...visit, replacedOrderId }, '2026-11-23')
  expect(names).toEqual(['listSlotsWithToken', 'listSlotsWithToken'])
  expect(visitQuery[1]).toMatchObject({ orderId: replacedOrderId })
})

test('the first free time on or after a day is found', async () => {
  const free = aSlot('2026-11-27', '10:00')
  weeks.set('2026-11-23', [aSlot('2026-11-24', '09:00'), aSlot(wednesday, '09:00', 'busy'), free])
  expect(await findNextFree(visit, wednesday)).toEqual({ status: 'found', slot: free })
})

test('the next weeks are searched, one request each, up to six', async () => {
  const later = aSlot('2026-12-08', '10:00')
  weeks.set('2026-12-07', [later])
  expect(await findNextFree(visit, wednesday)).toEqual({ status: 'found', slot: later })
  expect(visitQuery).toHaveLength(3)
  weeks.clear()
  clearSlotCache()
  expect(await findNextFree(visit, wednesday)).toEqual({ status: 'none' })
  expect(visitQuery).toHaveLength(3 + WEEKS_AHEAD)
})

test('a cached week is not requested again until it is cleared', async () => {
  await Promise.all([loadWeek(visit, '2026-11-23'), loadWeek(visit, '2026-11-23')])
  await loadWeek(visit, '2026-11-23')
  expect(visitQuery).toHaveLength(1)
  clearSlotCache()
  await loadWeek(visit, '2026-11-23')
  expect(visitQuery).toHaveLength(2)
})

test('the next free time is reported again after changes, and not after unmount', async () => {
  const [ten, eleven] = [aSlot('2026-11-27', '10:00'), aSlot('2026-11-27', '11:00')]
  weeks.set('2026-11-23', [ten, eleven])
  const results: NextFree[] = []
  const find = () => findNextFree(visit, wednesday)
  const leave = repeatOnChanges(find, (next) => results.push(next))
  await expect.poll(() => results).toEqual([{ status: 'found', slot: ten }])
  weeks.set('2026-11-23', [aSlot('2026-11-27', '10:00', 'busy'), eleven])
  refreshSlots(visit.userName, { from: '2026-11-27', to: '2026-11-27' })
  await expect.poll(() => results.at(-1)).toEqual({ status: 'found', slot: eleven })
  leave()
  clearSlotCache()
  await loadWeek(visit, '2026-11-23')
  expect(results).toHaveLength(2)
})

test('[DATA-06] a failed week has no slots and is requested again', async () => {
  weeks.set('2026-11-23', 'fails')
  expect(await findNextFree(visit, wednesday)).toEqual({ status: 'failed' })
  weeks.set('2026-11-23', [aSlot('2026-11-27', '10:00')])
  expect(await findNextFree(visit, wednesday)).toMatchObject({ status: 'found' })
})
