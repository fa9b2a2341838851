import { expect, test } from 'vitest'
import { aDatabase } from '../testing/database.ts'
import { openDatabase } from './database.ts'

/** One connection: what a session keeps for itself nobody else gets. */
async function oneConnection() {
  const { connection, pool } = await aDatabase()
  await pool.query('create table notes (text text)')
  const database = openDatabase<unknown>(connection, { maxConnections: 1 })
  const texts = async () =>
    (await pool.query<{ text: string }>('select text from notes')).rows.map(({ text }) => text)
  return { database, texts }
}

test('a session commits completely or not at all, and releases its connection', async () => {
  const { database, texts } = await oneConnection()
  const pids = []
  for (const text of ['kept', 'lost', 'kept too']) {
    await database
      .session(async ({ pool }) => {
        await pool.query('insert into notes values ($1)', [text])
        if (text === 'lost') throw new Error('no')
      })
      .catch(() => {})
    pids.push((await database.pool.query('select pg_backend_pid()')).rows[0])
  }
  expect(await texts()).toEqual(['kept', 'kept too'])
  expect(pids).toEqual(Array(3).fill(pids[0]))
  await database.close()
})

test('a failed part of a session is rolled back alone', async () => {
  const { database, texts } = await oneConnection()
  await database.session(async ({ pool, attempt }) => {
    await pool.query(`insert into notes values ('before')`)
    for (const statement of ['select nothing', `select 'fine'`]) {
      const part = attempt(async () => {
        await pool.query(`insert into notes values ('part with ' || $1)`, [statement])
        await pool.query(statement)
      })
      await part.catch(() => {})
    }
    await pool.query(`insert into notes values ('after')`)
  })
  expect(await texts()).toEqual(['before', `part with select 'fine'`, 'after'])
  await database.close()
})

test('a session with a swallowed error commits nothing, and throws', async () => {
  const { database, texts } = await oneConnection()
  const work = database.session(async ({ pool }) => {
    await pool.query(`insert into notes values ('lost')`)
    await pool.query('select nothing').catch(() => {})
  })
  await expect(work).rejects.toThrow('the transaction was undone')
  expect(await texts()).toEqual([])
  await database.close()
})

test('a connection broken during a session is not reused', async () => {
  const { database } = await oneConnection()
  const cut = database.session(({ pool }) =>
    pool.query('select pg_terminate_backend(pg_backend_pid())'),
  )
  await expect(cut).rejects.toThrow()
  expect((await database.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
  await database.close()
})
