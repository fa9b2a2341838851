import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { withTimeLimit } from './time-limit.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

test('a promise that settles in time is returned, and leaves no timer', async () => {
  expect(await withTimeLimit(Promise.resolve('answer'), 500)).toBe('answer')
  await expect(withTimeLimit(Promise.reject(new Error('refused')), 500)).rejects.toThrow('refused')
  expect(vi.getTimerCount()).toBe(0)
})

test('a promise that takes longer is rejected at the time limit', async () => {
  const limited = vi.fn()
  withTimeLimit(new Promise(() => undefined), 500).catch(limited)
  await vi.advanceTimersByTimeAsync(499)
  expect(limited).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(limited).toHaveBeenCalledWith(new Error('no answer in time'))
})
