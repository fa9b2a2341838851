import { expect, onTestFinished, test, vi } from 'vitest'
import { MINUTE_MS } from './time-units.ts'
import { createKeyedQueue, createWorkQueue } from './work-queue.ts'

/** Work that is done when the test says so. */
function held() {
  const { promise, resolve } = Promise.withResolvers<string>()
  let began = false
  return {
    work: () => {
      began = true
      return promise
    },
    hasBegun: () => began,
    finish: () => resolve('done'),
  }
}

test('a limited number run at once, the others in order, and waiting is limited', async () => {
  const queue = createWorkQueue({ concurrency: 2, maxWaiting: 1 })
  const each = [held(), held(), held(), held()] as const
  const results = each.map(({ work }) => queue.run(work))
  expect(await results[3]).toBeUndefined()
  expect(each.map(({ hasBegun }) => hasBegun())).toEqual([true, true, false, false])
  each[0].finish()
  expect(await results[0]).toBe('done')
  await expect.poll(each[2].hasBegun).toBe(true)
  for (const { finish } of each) finish()
  expect(await Promise.all(results)).toEqual(['done', 'done', 'done', undefined])
})

test('failed work frees its place', async () => {
  const queue = createWorkQueue({ concurrency: 1, maxWaiting: 0 })
  await expect(queue.run(() => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await queue.run(async () => 'next')).toBe('next')
})

test('one at a time per key, keys in parallel, and waiting is limited for both', async () => {
  const queue = createKeyedQueue({ maxWaiting: 1, maxWaitMs: MINUTE_MS })
  const each = [held(), held(), held()] as const
  const results = each.map(({ work }) => queue.run('one', work))
  expect(await results[2]).toBeUndefined()
  expect(await queue.run('other', async () => 'other')).toBe('other')
  expect(each.map(({ hasBegun }) => hasBegun())).toEqual([true, false, false])
  for (const { finish } of each) finish()
  expect(await Promise.all(results)).toEqual(['done', 'done', undefined])
  expect(await queue.run('one', async () => 'again')).toBe('again')
})

test('work that waited too long for a key is refused, and the next is not', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const queue = createKeyedQueue({ maxWaiting: 2, maxWaitMs: 1_000 })
  const [first, late, inTime] = [held(), held(), held()] as const
  const results = [queue.run('one', first.work), queue.run('one', late.work)]
  await vi.advanceTimersByTimeAsync(1_001)
  results.push(queue.run('one', inTime.work))
  for (const { finish } of [first, inTime]) finish()
  expect(await Promise.all(results)).toEqual(['done', undefined, 'done'])
  expect(late.hasBegun()).toBe(false)
})
