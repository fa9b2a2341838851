import { expect, test } from 'vitest'
import { singleFlight } from './single-flight.ts'

test('who asks for the same at the same time shares one answer; others and later ones have their own', async () => {
  const share = singleFlight<number>()
  let runs = 0
  const work = async () => ++runs
  expect(await Promise.all([share('a', work), share('a', work), share('b', work)])).toEqual([
    ...[1, 1, 2],
  ])
  expect(await share('a', work)).toBe(3)
})

test('a failure is shared like an answer, and not kept', async () => {
  const share = singleFlight<string>()
  const failing = () => share('a', () => Promise.reject(new Error('no')))
  const both = await Promise.allSettled([failing(), failing()])
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(await share('a', async () => 'yes')).toBe('yes')
})
