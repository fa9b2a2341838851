import { expect, test } from 'vitest'
import { openTurns } from './turns.ts'

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

test('a few at a time, the rest in the order they came, and no more than may wait', async () => {
  const turns = openTurns({ atOnce: 2, waiting: 1 })
  const each = [held(), held(), held(), held()] as const
  const results = each.map(({ work }) => turns.take(work))
  expect(await results[3]).toBeUndefined()
  expect(each.map(({ hasBegun }) => hasBegun())).toEqual([true, true, false, false])
  each[0].finish()
  expect(await results[0]).toBe('done')
  await expect.poll(each[2].hasBegun).toBe(true)
  for (const { finish } of each) finish()
  expect(await Promise.all(results)).toEqual(['done', 'done', 'done', undefined])
})

test('work that fails gives its place back', async () => {
  const turns = openTurns({ atOnce: 1, waiting: 0 })
  await expect(turns.take(() => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await turns.take(async () => 'next')).toBe('next')
})
