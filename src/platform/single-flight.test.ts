import { expect, test } from 'vitest'
import { singleFlight } from './single-flight.ts'

test('simultaneous equal calls share one result; other and later calls have their own', async () => {
  const share = singleFlight<number>()
  let runs = 0
  const work = async () => ++runs
  expect(await Promise.all([share('a', work), share('a', work), share('b', work)])).toEqual([
    1, 1, 2,
  ])
  expect(await share('a', work)).toBe(3)
})

test('an error is shared like a result, and not cached', async () => {
  const share = singleFlight<string>()
  const failing = () => share('a', () => Promise.reject(new Error('no')))
  const both = await Promise.allSettled([failing(), failing()])
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(await share('a', async () => 'yes')).toBe('yes')
})
