import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { aDatabase } from '../testing/database.ts'
import { countDeadlocks } from '../testing/deadlocks.ts'
import { openDatabase } from './database.ts'
import { isUnavailable } from './unavailable.ts'

test('instants are epoch milliseconds, dates are text, whole and decimal numbers are numbers', async () => {
  const { pool } = await aDatabase()
  const { rows } = await pool.query(`
    select timestamptz '2026-03-29 02:30:00.5 Europe/Amsterdam' as instant, date '2026-03-29' as day, time '09:30' as hour,
           9007199254740991::bigint as big, 12.50::numeric as price, timestamptz 'infinity' as forever,
           array[date '2026-01-01', null] as days, array[timestamptz '2026-01-01 00:00Z'] as instants, array[2::bigint] as bigs`)
  expect(rows[0]).toEqual({
    instant: Date.UTC(2026, 2, 29, 1, 30, 0, 500),
    day: '2026-03-29',
    hour: '09:30:00',
    big: 9_007_199_254_740_991,
    price: 12.5,
    forever: Number.POSITIVE_INFINITY,
    days: ['2026-01-01', null],
    instants: [Date.UTC(2026, 0, 1)],
    bigs: [2],
  })
})

test('a bigint above the safe range is an error', async () => {
  const { pool } = await aDatabase()
  await expect(pool.query('select 9007199254740993::bigint')).rejects.toThrow('does not fit')
})

test('a transaction commits completely or not at all', async () => {
  const { pool, transaction } = await aDatabase()
  await pool.query('create table notes (text text)')
  await transaction((trx) => sql`insert into notes values ('kept')`.execute(trx))
  await transaction(async (trx) => {
    await sql`insert into notes values ('lost')`.execute(trx)
    throw new Error('no')
  }).catch(() => {})
  expect((await pool.query('select text from notes')).rows).toEqual([{ text: 'kept' }])
})

test('deadlocked transactions are counted, and retried until each succeeds', async () => {
  const { pool, transaction } = await aDatabase()
  await pool.query(
    'create table pairs (id int primary key, n int); insert into pairs values (1, 0), (2, 0)',
  )
  const bothHold = barrier(2)
  const raise = (first: number, second: number) =>
    transaction(async (trx) => {
      await sql`update pairs set n = n + 1 where id = ${first}`.execute(trx)
      await bothHold()
      await sql`update pairs set n = n + 1 where id = ${second}`.execute(trx)
    })
  expect(await countDeadlocks(pool)).toBe(0)
  await Promise.all([raise(1, 2), raise(2, 1)])
  expect(await countDeadlocks(pool)).toBeGreaterThan(0) // a retried one may meet the other again
  expect((await pool.query('select n from pairs order by id')).rows).toEqual([{ n: 2 }, { n: 2 }])
})

test('an unreachable database is distinguished from a wrong statement', async () => {
  const { pool, isReachable } = await aDatabase()
  expect(await isReachable()).toBe(true)
  const wrong = await pool.query('select nothing').catch((error: unknown) => error)
  expect(isUnavailable(wrong)).toBe(false)

  const missing = await readFile('/nowhere/at-all').catch((error: unknown) => error)
  expect(missing).toMatchObject({ code: 'ENOENT' })
  expect(isUnavailable(missing)).toBe(false)

  const away = openDatabase({ host: '/nowhere', port: 1, user: 'x', password: 'x', database: 'x' })
  expect(isUnavailable(await away.pool.query('select 1').catch((error: unknown) => error))).toBe(
    true,
  )
  expect(await away.isReachable()).toBe(false)
})

test('a statement has no timeout, or the one it is given', async () => {
  const patient = await aDatabase()
  expect((await patient.pool.query('show statement_timeout')).rows).toEqual([
    { statement_timeout: '0' },
  ])
  const hurried = openDatabase(patient.connection, { statementTimeoutMs: 50 })
  const late = await hurried.pool.query('select pg_sleep(20)').catch((error: unknown) => error)
  expect(late).toMatchObject({ code: '57014' })
  expect(isUnavailable(late)).toBe(true)
  await hurried.close()
})

test('a connection closed by the server is unavailable, and the pool opens a new one', async () => {
  const { pool } = await aDatabase()
  const sleeping = pool.query(`select pg_sleep(20)`).catch((error: unknown) => error)
  const cut = `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and query like '%pg_sleep(20)%' and pid <> pg_backend_pid()`
  await expect.poll(async () => (await pool.query(cut)).rowCount).toBe(1)
  expect(isUnavailable(await sleeping)).toBe(true)
  expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
})

test('a server that never answers does not block a caller forever', async () => {
  const mute = createServer().listen(0, '127.0.0.1')
  await once(mute, 'listening')
  const { port } = mute.address() as { port: number }
  const database = openDatabase({
    host: '127.0.0.1',
    port,
    user: 'x',
    password: 'x',
    database: 'x',
  })
  expect(await database.isReachable()).toBe(false)
  mute.close()
})

/** Every caller waits once, until all have come; later calls pass. */
function barrier(callers: number): () => Promise<void> {
  const open = Promise.withResolvers<void>()
  let arrived = 0
  return () => {
    arrived += 1
    if (arrived === callers) open.resolve()
    return open.promise
  }
}
