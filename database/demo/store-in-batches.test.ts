import { setImmediate } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { inBatches, storeInBatches } from './store-in-batches.ts'

const NUMBERS = Array.from({ length: 45 }, (_, at) => at)
const BATCHES = inBatches(NUMBERS)

test('all items are stored once, in order, one batch at a time', async () => {
  const stored: number[] = []
  let underWay = 0
  await storeInBatches(
    BATCHES,
    (number) => number,
    async (batch) => {
      expect(++underWay).toBe(1)
      await setImmediate()
      stored.push(...batch)
      underWay--
    },
  )
  expect(stored).toEqual(NUMBERS)
})

test('the next batch is computed while the previous one is being stored', async () => {
  const workedOut: number[] = []
  const first = Promise.withResolvers<void>()
  const all = storeInBatches(
    BATCHES,
    (number) => workedOut.push(number),
    () => first.promise,
  )
  await expect.poll(() => workedOut.length).toBe(40)
  first.resolve()
  await all
  expect(workedOut).toEqual(NUMBERS)
})

test('a batch that fails ends the run, and nothing after it is stored', async () => {
  let batches = 0
  const all = storeInBatches(
    BATCHES,
    (number) => number,
    async () => {
      batches++
      throw new Error('the disk is full')
    },
  )
  await expect(all).rejects.toThrow('the disk is full')
  expect(batches).toBe(1)
})
