import { expect, test } from 'vitest'
import { settableClock, systemClock } from './clock.ts'

test('the test clock advances only when it is set', () => {
  const clock = settableClock(1_000)
  expect(clock.now()).toBe(1_000)
  clock.advance(500)
  expect(clock.now()).toBe(1_500)
  clock.set(20)
  expect(clock.now()).toBe(20)
})

test('the system clock returns epoch milliseconds', () => {
  expect(Math.abs(systemClock.now() - Date.now())).toBeLessThan(1_000)
})
