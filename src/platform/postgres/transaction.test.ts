import { type QueryExecutorProvider, sql } from 'kysely'
import { expect, test } from 'vitest'
import { aDatabase } from '../testing/database.ts'
import { openDatabase } from './database.ts'
import { runPrepared } from './prepared.ts'
import { inSavepoint } from './savepoint.ts'

/** One connection: nobody else gets one that a transaction keeps. */
async function oneConnection() {
  const { connection, pool } = await aDatabase()
  await pool.query('create table notes (text text)')
  const database = openDatabase<unknown>(connection, { maxConnections: 1 })
  const texts = async () =>
    (await pool.query<{ text: string }>('select text from notes')).rows.map(({ text }) => text)
  return { database, texts }
}

function insertNote(trx: QueryExecutorProvider, text: string) {
  return sql`insert into notes values (${text})`.execute(trx)
}

test('a transaction commits completely or not at all, and releases its connection', async () => {
  const { database, texts } = await oneConnection()
  const pids = []
  for (const text of ['kept', 'lost', 'kept too']) {
    await database
      .transaction(async (trx) => {
        await insertNote(trx, text)
        if (text === 'lost') throw new Error('no')
      })
      .catch(() => {})
    pids.push((await database.pool.query('select pg_backend_pid()')).rows[0])
  }
  expect(await texts()).toEqual(['kept', 'kept too'])
  expect(pids).toEqual(Array(3).fill(pids[0]))
  await database.close()
})

test('a failed savepoint is rolled back alone', async () => {
  const { database, texts } = await oneConnection()
  await database.transaction(async (trx) => {
    await insertNote(trx, 'before')
    for (const statement of ['select nothing', `select 'fine'`]) {
      const part = inSavepoint(trx, async () => {
        await insertNote(trx, `part with ${statement}`)
        await sql.raw(statement).execute(trx)
      })
      await part.catch(() => {})
    }
    await insertNote(trx, 'after')
  })
  expect(await texts()).toEqual(['before', `part with select 'fine'`, 'after'])
  await database.close()
})

test('a transaction with a swallowed error commits nothing, and throws', async () => {
  const { database, texts } = await oneConnection()
  const work = database.transaction(async (trx) => {
    await insertNote(trx, 'lost')
    await sql`select nothing`.execute(trx).catch(() => {})
  })
  await expect(work).rejects.toThrow('rolled back instead of committed')
  expect(await texts()).toEqual([])
  await database.close()
})

test('a connection broken during a transaction is not reused', async () => {
  const { database } = await oneConnection()
  const cut = database.transaction((trx) =>
    sql`select pg_terminate_backend(pg_backend_pid())`.execute(trx),
  )
  await expect(cut).rejects.toThrow()
  expect((await database.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
  await database.close()
})

test('a statement is prepared once per connection, in a transaction too', async () => {
  const { database } = await oneConnection()
  const { query } = database
  const double = (n: number) => sql<{ double: number }>`select ${n}::integer * 2 as double`
  expect(await runPrepared(query, double(2))).toEqual([{ double: 4 }])
  expect(await database.transaction((trx) => runPrepared(trx, double(3)))).toEqual([{ double: 6 }])
  await sql`select 'not prepared'`.execute(query)
  const { rows } = await database.pool.query('select statement from pg_prepared_statements')
  expect(rows).toEqual([{ statement: 'select $1::integer * 2 as double' }])
  await database.close()
})
