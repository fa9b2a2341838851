import { expect, onTestFinished, test } from 'vitest'
import { HOUR_MS, MINUTE_MS } from '#domain/time-units.ts'
import { settableClock } from '#platform/clock.ts'
import { openLog } from '#platform/log.ts'
import { openDatabase } from '#platform/postgres/database.ts'
import { aDatabase } from '#platform/testing/database.ts'
import { isListening } from '#platform/testing/listening-connections.ts'
import type { Tables } from '../schema.gen.ts'
import { deleteExpiredRevocations, findRevocationExpiry, revokeGrant } from './revocation-store.ts'
import { openRevocations, REVOKED_FOR_MS } from './revocations.ts'

const LISTENING = isListening('revoked_grants')
const log = openLog({ format: 'json', level: 'silent' })

async function aServer() {
  const database = await aDatabase<Tables>()
  const clock = settableClock(Date.now())
  const open = () => openRevocations({ database, clock, log })
  return { database, clock, open }
}

test('a revoked sign-in is refused at once here, after the notification in other processes, and after a restart', async () => {
  const { open } = await aServer()
  const [here, there] = [await open(), await open()]
  await here.revoke('a-grant')
  expect(await here.isRevoked('a-grant')).toBe(true)
  await expect.poll(() => there.isRevoked('a-grant')).toBe(true)
  const restarted = await open()
  expect(await restarted.isRevoked('a-grant')).toBe(true)
  expect(await restarted.isRevoked('another-grant')).toBe(false)
  for (const each of [here, there, restarted]) each.close()
})

test('while the listening connection is broken no revoked token is accepted, and it is reopened', async () => {
  const { open, database, clock } = await aServer()
  const here = await open()
  await database.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where ${LISTENING}`,
  )
  await revokeGrant(database.query, { grantId: 'a-grant', expiresAt: clock.now() + MINUTE_MS })
  await expect.poll(() => here.isRevoked('a-grant')).toBe(true)
  await expect
    .poll(
      async () => {
        const { rows } = await database.pool.query(
          `select 1 from pg_stat_activity where ${LISTENING}`,
        )
        return rows.length
      },
      { timeout: 5_000 },
    )
    .toBe(1)
  here.close()
})

test('[SCALE-56] while revocations cannot be read after a reconnection, no listening connection is left behind', async () => {
  const { open, database } = await aServer()
  const here = await open()
  const listening = async () => {
    const { rows } = await database.pool.query<{ pid: number }>(
      `select pid from pg_stat_activity where ${LISTENING}`,
    )
    return rows.length
  }
  let opened = 0
  database.sessions.on('connect', () => {
    opened += 1
  })
  await database.pool.query('alter table revoked_grants rename to moved_away')
  await database.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where ${LISTENING}`,
  )
  await expect.poll(() => opened).toBe(3)
  await expect.poll(listening).toBeLessThan(2)
  await database.pool.query('alter table moved_away rename to revoked_grants')
  await here.revoke('a-grant')
  await expect.poll(listening).toBe(1)
  expect(await here.isRevoked('a-grant')).toBe(true)
  here.close()
})

test('[SCALE-56] a read that fails after its connection was lost opens no further one', async () => {
  const { open, database } = await aServer()
  // The pool of the product may hand out a connection that was terminated a moment ago.
  const observer = openDatabase<Tables>(database.connection, { maxConnections: 2 })
  const lock = await observer.pool.connect()
  onTestFinished(async () => {
    lock.release(true)
    await observer.close()
  })
  const pids = async (condition: string) => {
    const { rows } = await observer.pool.query<{ pid: number }>(
      `select pid from pg_stat_activity where datname = current_database() and ${condition}`,
    )
    return rows.map(({ pid }) => pid)
  }
  const terminate = (pids: number[]) =>
    observer.pool.query('select pg_terminate_backend(pid) from unnest($1::int[]) pid', [pids])
  const listening = () => pids(LISTENING)
  const reading = () => pids(`wait_event_type = 'Lock' and query like '%revoked_grants%'`)
  const here = await open()
  await lock.query('begin; lock table revoked_grants in access exclusive mode')
  await terminate(await listening())
  await expect.poll(reading).toHaveLength(1)
  const first = await reading()
  await terminate(await listening())
  await expect.poll(reading).toHaveLength(2)
  await terminate(first)
  await expect.poll(reading).toHaveLength(1)
  await lock.query('rollback')
  // Another one that begins to listen again now ends its pause after the one that must not be.
  const own = await listening()
  const there = await open()
  const others = (await listening()).filter((pid) => !own.includes(pid))
  await terminate(others)
  await expect.poll(async () => (await listening()).length >= 2).toBe(true)
  here.close()
  there.close()
  await expect.poll(listening).toEqual([])
})

test('ending all sign-ins of a user covers those until then, in every process and after a restart', async () => {
  const { open, clock, database } = await aServer()
  const [here, there] = [await open(), await open()]
  const now = clock.now()
  // Heard a minute later: nothing is told before the transaction ends.
  await database.transaction(async (trx) => {
    await here.revoke('a-person', trx)
    clock.set(now + MINUTE_MS)
  })
  await revokeGrant(database.query, { grantId: 'told-after-it', expiresAt: now + REVOKED_FOR_MS })
  for (const each of [here, there]) {
    await expect.poll(() => each.isRevoked('told-after-it')).toBe(true)
  }
  const restarted = await open()
  for (const each of [here, there, restarted]) {
    expect(await each.isRevoked('a-person', now)).toBe(true)
    expect(await each.isRevoked('a-person', now + 1000)).toBe(false)
    each.close()
  }
})

test('a revocation that is rolled back has no effect, and a notification without a time counts from now', async () => {
  const { open, database } = await aServer()
  const here = await open()
  const failed = database.transaction(async (trx) => {
    await here.revoke('kept', trx)
    expect(await here.isRevoked('kept')).toBe(false)
    throw new Error('rolled back')
  })
  await expect(failed).rejects.toThrow('rolled back')
  await database.pool.query(`select pg_notify('revoked_grants', 'plain')`)
  await expect.poll(() => here.isRevoked('plain')).toBe(true)
  expect(await here.isRevoked('kept')).toBe(false)
  here.close()
})

test('a revocation is stored for a day, which is longer than the life of an access token', async () => {
  const { open, clock, database } = await aServer()
  const here = await open()
  await here.revoke('a-grant')
  await deleteExpiredRevocations(database.query, clock.now() + 23 * HOUR_MS)
  expect(await findRevocationExpiry(database.query, 'a-grant')).toBe(clock.now() + REVOKED_FOR_MS)
  await deleteExpiredRevocations(database.query, clock.now() + 25 * HOUR_MS)
  expect(await findRevocationExpiry(database.query, 'a-grant')).toBeUndefined()
  here.close()
})
