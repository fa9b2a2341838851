import { beforeEach, expect, test, vi } from 'vitest'
import { aSlot } from '../booking/testing/slots.ts'
import { markWatchPending } from './pending-watch.ts'
import { clearSlotCache, refreshSlots } from './refresh-slots.ts'
import { loadWeek } from './week-slots.ts'

type ApiResult = { ok: boolean; refusal?: string; reply?: object }
const { visitQuery } = vi.hoisted(() => ({ visitQuery: [] as ((answer: ApiResult) => void)[] }))
vi.mock('../../log.ts', () => ({ logError: () => undefined }))
vi.mock('../../api-client.ts', () => ({
  api: () => new Promise<ApiResult>((resolve) => visitQuery.push(resolve)),
}))

const visit = { userName: 'salon-kersenbloesem', durationMinutes: 60 }
const monday = '2026-11-23'
const TUESDAY = { from: '2026-11-24', to: '2026-11-24' } as const
const [free, taken] = [aSlot('2026-11-24', '10:00'), aSlot('2026-11-24', '10:00', 'busy')]
const answer = (...availableSlots: object[]) => ({ ok: true, reply: { data: { availableSlots } } })

beforeEach(() => {
  clearSlotCache()
  visitQuery.length = 0
})

async function aLoadedWeek() {
  const week = loadWeek(visit, monday)
  visitQuery[0]?.(answer(free))
  await week
}

test('a changed week is requested again, another week or salon is not', async () => {
  await aLoadedWeek()
  refreshSlots('salon-kersenbloesem', { from: '2026-11-30', to: '2026-12-02' })
  refreshSlots('studio-bloesem', null)
  await loadWeek(visit, monday)
  expect(visitQuery).toHaveLength(1)
  refreshSlots('salon-kersenbloesem', TUESDAY)
  const renewed = loadWeek(visit, monday)
  visitQuery[1]?.(answer(taken))
  expect((await renewed).slots).toEqual([taken])
})

test('a change on Monday or Sunday is in the week, one on the day before or after is not', async () => {
  await aLoadedWeek()
  refreshSlots('salon-kersenbloesem', { from: '2026-11-20', to: '2026-11-22' })
  refreshSlots('salon-kersenbloesem', { from: '2026-11-30', to: '2026-11-30' })
  await loadWeek(visit, monday)
  expect(visitQuery).toHaveLength(1)
  for (const [count, day] of [[2, '2026-11-23'] as const, [3, '2026-11-29'] as const]) {
    refreshSlots('salon-kersenbloesem', { from: day, to: day })
    const renewed = loadWeek(visit, monday)
    expect(visitQuery, day).toHaveLength(count)
    visitQuery.at(-1)?.(answer(free))
    await renewed
  }
})

test('a response requested before a change is not used, even if it comes last', async () => {
  await aLoadedWeek()
  refreshSlots('salon-kersenbloesem', TUESDAY)
  const early = loadWeek(visit, monday)
  refreshSlots('salon-kersenbloesem', TUESDAY)
  const late = loadWeek(visit, monday)
  visitQuery[2]?.(answer(taken))
  await late
  visitQuery[1]?.(answer(free))
  await early
  expect((await loadWeek(visit, monday)).slots).toEqual([taken])
})

test('when a reload fails the cached week stays shown', async () => {
  await aLoadedWeek()
  refreshSlots('salon-kersenbloesem', null)
  const failing = loadWeek(visit, monday)
  visitQuery[1]?.({ ok: false, refusal: 'unavailable' })
  await failing
  const again = loadWeek(visit, monday)
  expect(visitQuery).toHaveLength(3)
  visitQuery[2]?.(answer(taken))
  expect((await again).status).toBe('loaded')
})

test('a change during the first request of a week is not missed', async () => {
  const early = loadWeek(visit, monday)
  refreshSlots('salon-kersenbloesem', TUESDAY)
  const late = loadWeek(visit, monday)
  visitQuery[1]?.(answer(taken))
  await late
  visitQuery[0]?.(answer(free))
  await early
  expect((await loadWeek(visit, monday)).slots).toEqual([taken])
  expect(visitQuery).toHaveLength(2)
})

test('slots requested while the stream opens are requested once, when it is open', async () => {
  const end = markWatchPending('salon-kersenbloesem')
  const first = loadWeek(visit, monday)
  refreshSlots('salon-kersenbloesem', null)
  const second = loadWeek(visit, monday)
  expect(visitQuery).toHaveLength(0)
  end()
  await expect.poll(() => visitQuery.length).toBe(1)
  visitQuery[0]?.(answer(free))
  expect((await first).slots).toEqual([free])
  expect((await second).slots).toEqual([free])
  expect(visitQuery).toHaveLength(1)
})
