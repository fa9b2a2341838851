import { expect, test } from 'vitest'
import { type Limit, processRateLimiter } from '#platform/rate-limit.ts'
import { DAY_SECONDS, HOUR_SECONDS, MINUTE_SECONDS } from '#platform/time-units.ts'
import { MAX_ATTEMPTS } from './codes.ts'
import { allowanceFor } from './enforce-rate-limits.ts'
import {
  ADDRESS_FAILURES,
  CODE_CHECKS,
  CODE_REQUESTS,
  CODES,
  DEMO_VISITORS,
  DEVICE_ATTEMPTS,
  MAILS,
  NAME_ATTEMPTS,
  SIGN_IN_ATTEMPTS,
  SIGN_UPS,
} from './limits.ts'

const all = [
  SIGN_IN_ATTEMPTS,
  NAME_ATTEMPTS,
  DEVICE_ATTEMPTS,
  ADDRESS_FAILURES,
  SIGN_UPS,
  DEMO_VISITORS,
  CODES,
  CODE_REQUESTS,
  CODE_CHECKS,
  ...Object.values(MAILS),
]

test.each<[string, Limit, number, number]>([
  ['tries at one name from one address', SIGN_IN_ATTEMPTS, 20, 10 * MINUTE_SECONDS],
  ['tries at one name from anywhere', NAME_ATTEMPTS, 100, HOUR_SECONDS],
  ['tries by a known device', DEVICE_ATTEMPTS, 20, 10 * MINUTE_SECONDS],
  ['failures of an address', ADDRESS_FAILURES, 200, HOUR_SECONDS],
  ['sign-ups of an address', SIGN_UPS, 300, HOUR_SECONDS],
  ['visitors of an address', DEMO_VISITORS, 60, HOUR_SECONDS],
  ['codes for one name from one address', CODES, 8, HOUR_SECONDS],
  ['requests for codes from one address', CODE_REQUESTS, 300, 15 * MINUTE_SECONDS],
  ['tries at codes from one address', CODE_CHECKS, 300, 15 * MINUTE_SECONDS],
])('%s', (_, limit, points, seconds) => {
  expect(limit).toMatchObject({ points, seconds })
})

test('no two limits share a counter', () => {
  expect(new Set(all.map(({ name }) => name)).size).toBe(all.length)
})

test('a year of guessing finds one code in a hundred, and no password in a million', () => {
  const year = 365 * DAY_SECONDS
  const inAYear = ({ points, seconds }: Limit) => (points * year) / seconds
  const codes = Object.values(MAILS).reduce((sum, limit) => sum + inAYear(limit), 0)
  expect((codes * MAX_ATTEMPTS) / 10 ** 8).toBeLessThan(0.0125)
  expect(inAYear(NAME_ATTEMPTS)).toBeLessThan(1_000_000)
})

test('the first request for a name from an address is distinguished from the next ones', async () => {
  const limiter = processRateLimiter()
  const asked = [
    { address: 'a', name: 'sanne' },
    { address: 'a', name: 'sanne' },
    { address: 'a', name: 'daan' },
    { address: 'b', name: 'sanne' },
  ]
  const allowances = []
  for (const each of asked) allowances.push(await allowanceFor(limiter, each))
  expect(allowances).toEqual(['first', 'again', 'first', 'first'])
})
