import { expect, test } from 'vitest'
import { openDatabase } from './postgres/database.ts'
import { countUses, noRateLimit, processRateLimiter, rateLimiter } from './rate-limit.ts'
import { aDatabase } from './testing/database.ts'

const isWithinAMinute = (seconds: number) => seconds > 50 && seconds <= 60
const threeAMinute = { name: 'three', points: 3, seconds: 60 }

test('a limit is shared by all processes on one database', async () => {
  const { pool } = await aDatabase()
  const processes = [rateLimiter(pool), rateLimiter(pool)]
  const uses = await Promise.all(
    [0, 1, 0, 1, 0].map((each) => processes[each]?.use(threeAMinute, 'sanne')),
  )
  expect(uses.filter((verdict) => verdict?.allowed)).toHaveLength(3)
  const refused = await rateLimiter(pool).use(threeAMinute, 'sanne')
  expect(refused).toEqual({ allowed: false, retryAfterSeconds: expect.any(Number) })
  expect(refused.allowed || refused.retryAfterSeconds).toBeLessThanOrEqual(60)
})

test('keys and limits are independent, and a key is stored as a fingerprint', async () => {
  const { pool } = await aDatabase()
  const limiter = rateLimiter(pool)
  await limiter.use(threeAMinute, 'sanne@example.nl', 3)
  expect(await limiter.use(threeAMinute, 'daan@example.nl')).toEqual({ allowed: true })
  expect(await limiter.use({ ...threeAMinute, name: 'other' }, 'sanne@example.nl')).toEqual({
    allowed: true,
  })
  const { rows } = await pool.query('select key from rate_limits')
  expect(rows).toHaveLength(3)
  expect(JSON.stringify(rows)).not.toContain('example.nl')
})

test('reading does not count, resetting starts at zero', async () => {
  const { pool } = await aDatabase()
  const limiter = rateLimiter(pool)
  await limiter.use(threeAMinute, 'noor', 2)
  expect(await limiter.check(threeAMinute, 'noor')).toEqual({ allowed: true })
  await limiter.use(threeAMinute, 'noor')
  expect((await limiter.check(threeAMinute, 'noor')).allowed).toBe(false)
  await limiter.reset(threeAMinute, 'noor')
  expect(await limiter.use(threeAMinute, 'noor')).toEqual({ allowed: true })
})

test('a use that is given back lowers the count of its key only', async () => {
  const { pool } = await aDatabase()
  for (const limiter of [rateLimiter(pool), processRateLimiter()]) {
    await limiter.use(threeAMinute, 'noor', 3)
    await limiter.use(threeAMinute, 'lotte', 3)
    await limiter.refund(threeAMinute, 'noor')
    expect(await limiter.check(threeAMinute, 'noor')).toEqual({ allowed: true })
    expect((await limiter.check(threeAMinute, 'lotte')).allowed).toBe(false)
    const uses = [await limiter.use(threeAMinute, 'noor'), await limiter.use(threeAMinute, 'noor')]
    expect(uses.map(({ allowed }) => allowed)).toEqual([true, false])
    expect(uses[1]).toMatchObject({ retryAfterSeconds: expect.toSatisfy(isWithinAMinute) })
  }
})

test('the first exhausted limit refuses, and later ones are not counted', async () => {
  const { pool } = await aDatabase()
  const limiter = rateLimiter(pool)
  const narrow = { name: 'narrow', points: 1, seconds: 60 }
  const all = () =>
    countUses(limiter, [
      [narrow, 'lotte'],
      [threeAMinute, 'lotte', 3],
    ])
  expect(await all()).toEqual({ allowed: true })
  expect(await all()).toMatchObject({ allowed: false })
  await limiter.reset(threeAMinute, 'lotte')
  expect(await all()).toMatchObject({ allowed: false })
  expect(await limiter.use(threeAMinute, 'lotte', 3)).toEqual({ allowed: true })
})

test('while the database is unreachable a process counts alone', async () => {
  const away = openDatabase({ host: '/nowhere', port: 1, user: 'x', password: 'x', database: 'x' })
  const limiter = rateLimiter(away.pool)
  const uses = await Promise.all([1, 2, 3, 4].map(() => limiter.use(threeAMinute, 'daan')))
  expect(uses.map((verdict) => verdict.allowed)).toEqual([true, true, true, false])
})

test('turned off, a limit refuses nothing', async () => {
  const uses = await Promise.all([1, 2, 3, 4].map(() => noRateLimit.use(threeAMinute, 'daan')))
  expect(uses.every((verdict) => verdict.allowed)).toBe(true)
})
