import { QueryObserver } from '@tanstack/react-query'
import { beforeEach, expect, test, vi } from 'vitest'
import { createQueryClient } from '../../query-client.ts'
import { aPageScope } from '../../testing/page-scope.ts'
import type { RequestScope } from '../../web-server.ts'
import { aSlot } from '../booking/testing/slots.ts'
import { nextFreeQuery } from './next-free.ts'
import { refreshSlots } from './refresh-slots.ts'
import { loadWeek, slotsQuery } from './slots-query.ts'
import { slotsResponse } from './testing/slots-api.ts'

const { scope } = vi.hoisted(() => ({ scope: { current: {} as RequestScope } }))
vi.mock('../../request-scope.ts', () => ({ requestScope: () => scope.current }))
vi.mock('../../log.ts', () => ({ logError: () => undefined }))

const userName = 'salon-kersenbloesem'
const visit = { userName, durationMinutes: 60, catalogItemIds: [] }
const monday = '2026-11-23'
const TUESDAY = { from: '2026-11-24', to: '2026-11-24' } as const
const [free, taken] = [aSlot('2026-11-24', '10:00'), aSlot('2026-11-24', '10:00', 'busy')]

/** Answers the requests one by one. */
let answers: ((response: Response) => void)[] = []
let queryClient = createQueryClient()

beforeEach(() => {
  answers = []
  queryClient = createQueryClient()
  scope.current = aPageScope(() => new Promise((resolve) => answers.push(resolve)))
})

const load = () => loadWeek(queryClient, visit, monday)
const answer = (request: number, ...slots: Parameters<typeof slotsResponse>) =>
  answers[request]?.(slotsResponse(...slots))

async function aLoadedWeek() {
  const week = load()
  answer(0, [free])
  await week
}

/** Shows a week until the test ends. */
function aShownWeek() {
  const observer = new QueryObserver(queryClient, slotsQuery(visit, monday))
  observer.subscribe(() => undefined)
  return observer
}

test('a changed week is requested again, another week or salon is not', async () => {
  await aLoadedWeek()
  refreshSlots(queryClient, userName, { from: '2026-11-30', to: '2026-12-02' })
  refreshSlots(queryClient, 'studio-bloesem', null)
  await load()
  expect(answers).toHaveLength(1)
  refreshSlots(queryClient, userName, TUESDAY)
  expect(answers, 'a week that is not shown').toHaveLength(1)
  const renewed = load()
  answer(1, [taken])
  expect(await renewed).toEqual([taken])
})

test('a change on Monday or Sunday is in the week, one on the day before or after is not', async () => {
  await aLoadedWeek()
  refreshSlots(queryClient, userName, { from: '2026-11-20', to: '2026-11-22' })
  refreshSlots(queryClient, userName, { from: '2026-11-30', to: '2026-11-30' })
  await load()
  expect(answers).toHaveLength(1)
  for (const [count, day] of [[2, '2026-11-23'] as const, [3, '2026-11-29'] as const]) {
    refreshSlots(queryClient, userName, { from: day, to: day })
    const renewed = load()
    expect(answers, day).toHaveLength(count)
    answer(count - 1, [free])
    await renewed
  }
})

test('a shown week stays shown while it is requested again, once for all who need it', async () => {
  new QueryObserver(queryClient, nextFreeQuery(visit, monday)).subscribe(() => undefined)
  const week = aShownWeek()
  answer(0, [free])
  await expect.poll(() => week.getCurrentResult().data).toEqual([free])
  refreshSlots(queryClient, userName, TUESDAY)
  expect(week.getCurrentResult().data).toEqual([free])
  expect(answers).toHaveLength(2)
  answer(1, [taken])
  await expect.poll(() => week.getCurrentResult().data).toEqual([taken])
})

test('a response requested before a change is not used, even if it comes last', async () => {
  const week = aShownWeek()
  answer(0, [free])
  await expect.poll(() => week.getCurrentResult().isSuccess).toBe(true)
  refreshSlots(queryClient, userName, TUESDAY)
  refreshSlots(queryClient, userName, TUESDAY)
  answer(2, [taken])
  await expect.poll(() => week.getCurrentResult().data).toEqual([taken])
  answer(1, [free])
  expect(await load()).toEqual([taken])
  expect(answers).toHaveLength(3)
})

test('when a reload fails the cached week stays shown, and is requested again the next time', async () => {
  const week = aShownWeek()
  answer(0, [free])
  await expect.poll(() => week.getCurrentResult().isSuccess).toBe(true)
  refreshSlots(queryClient, userName, null)
  answer(1, 'fails')
  await expect.poll(() => week.getCurrentResult().isError).toBe(true)
  expect(week.getCurrentResult().data).toEqual([free])
  const again = load()
  expect(answers).toHaveLength(3)
  answer(2, [taken])
  expect(await again).toEqual([taken])
})

test('a change while a week is asked for the first time is not missed', async () => {
  const early = load()
  const week = aShownWeek()
  refreshSlots(queryClient, userName, TUESDAY)
  answer(1, [taken])
  answer(0, [free])
  expect(await early).toEqual([taken])
  expect(week.getCurrentResult().data).toEqual([taken])
  expect(answers).toHaveLength(2)
})

test('who waits for a week that is not shown gets it as it is after a change', async () => {
  const early = load()
  refreshSlots(queryClient, userName, TUESDAY)
  answer(0, [free])
  await expect.poll(() => answers).toHaveLength(2)
  answer(1, [taken])
  expect(await early).toEqual([taken])
})

test('slots are requested once, when the stream of changes is open', async () => {
  const options = slotsQuery(visit, monday)
  const week = new QueryObserver(queryClient, { ...options, enabled: false })
  week.subscribe(() => undefined)
  refreshSlots(queryClient, userName, null)
  expect(answers).toHaveLength(0)
  week.setOptions({ ...options, enabled: true })
  answer(0, [free])
  await expect.poll(() => week.getCurrentResult().data).toEqual([free])
  expect(answers).toHaveLength(1)
})
