import { expect, test } from 'vitest'
import { settableClock } from '#platform/clock.ts'
import { aDatabase } from '#platform/testing/database.ts'
import { DAY_MS } from '#platform/time-units.ts'
import { loadSigningKeys, nextKeySignsFrom } from './signing-keys.ts'
import { protocolStore } from './store.ts'

const secretKey = 'a secret of the tests, long enough'

async function someKeys() {
  const database = await aDatabase<unknown>()
  const clock = settableClock(Date.now())
  const store = protocolStore(database)
  const kids = async (secret = secretKey) => {
    const keys = await loadSigningKeys({ store, secretKey: secret, clock })
    return keys.map(({ kid }) => kid)
  }
  return { database, clock, kids }
}

test('processes that start at once agree on one key', async () => {
  const { kids } = await someKeys()
  const seen = await Promise.all([kids(), kids(), kids()])
  expect(new Set(seen.flat()).size).toBe(1)
  expect(await kids()).toEqual(seen[0])
})

test('the next key is published before it signs, and the last one afterwards', async () => {
  const { clock, kids } = await someKeys()
  const [first] = await kids()
  clock.advance(89 * DAY_MS)
  const announced = await kids()
  expect(announced).toHaveLength(2)
  expect(announced[0]).toBe(first)
  clock.advance(DAY_MS)
  const signing = await kids()
  expect(signing).toEqual([announced[1], first])
})

test('a key is published until every token it signed has expired, and then deleted', async () => {
  const { database, clock, kids } = await someKeys()
  const [first] = await kids()
  clock.advance(88 * DAY_MS)
  await kids()
  clock.advance(5 * DAY_MS)
  expect(await kids()).toContain(first)
  clock.advance(DAY_MS)
  expect(await kids()).toHaveLength(1)
  expect(await kids()).not.toContain(first)
  const { rows } = await database.pool.query('select kid from identity.signing_keys')
  expect(rows).toHaveLength(1)
})

test('private keys are stored encrypted, and a key encrypted with another secret is ignored', async () => {
  const { database, kids } = await someKeys()
  const [first] = await kids()
  const { rows } = await database.pool.query('select * from identity.signing_keys')
  expect(JSON.stringify(rows)).not.toMatch(/"d"|"kty"/)
  const others = await kids('another secret, long enough as well')
  expect(others).toHaveLength(1)
  expect(others).not.toContain(first)
})

test('a key signs for ninety days, then the next one, at once if it is late', () => {
  const key = { encryptedJwk: '', signsFrom: 0 }
  expect(nextKeySignsFrom([], 5)).toBe(5)
  expect(nextKeySignsFrom([key], 87 * DAY_MS)).toBeUndefined()
  expect(nextKeySignsFrom([key], 88 * DAY_MS)).toBe(90 * DAY_MS)
  expect(nextKeySignsFrom([key], 200 * DAY_MS)).toBe(200 * DAY_MS)
})
