import { expect, test } from 'vitest'
import { listReaders, openDeskItem } from '#contract/desk-reader.ts'
import { anAccount } from '#demo/builders.ts'
import { SECOND_MS } from '#domain/time-units.ts'
import { anApi } from '../testing/api.ts'

const MEI = { as: { userName: 'mei', role: 'operator' as const } }
const BRAM = { as: { userName: 'bram', role: 'operator' as const } }
const { call, clock, database } = await anApi()
await anAccount(database, { ...MEI.as, name: 'Mei Lin' })
await anAccount(database, { ...BRAM.as, name: 'Bram Smit' })
const params = { kind: 'report', itemId: '019b7d1c-0000-7000-8000-000000000001' } as const
const open = async (from: typeof MEI) =>
  (await call(openDeskItem, { params, body: {} }, from)).data.readers
const list = async (from: typeof MEI) => (await call(listReaders, {}, from)).data.items

test('[DESK-251] colleagues see for a minute who has a report open, and nobody sees themselves', async () => {
  expect(await open(MEI)).toEqual([])
  expect(await open(BRAM)).toEqual([{ userName: 'mei', name: 'Mei Lin' }])
  expect(await list(BRAM)).toEqual([{ ...params, readers: [{ userName: 'mei', name: 'Mei Lin' }] }])
  expect((await list(MEI))[0]?.readers).toEqual([{ userName: 'bram', name: 'Bram Smit' }])
  clock.advance(50 * SECOND_MS)
  await open(MEI)
  clock.advance(20 * SECOND_MS)
  expect(await list(MEI)).toEqual([])
  expect((await list(BRAM))[0]?.readers).toEqual([{ userName: 'mei', name: 'Mei Lin' }])
  clock.advance(60 * SECOND_MS)
  expect(await open(BRAM)).toEqual([])
  expect((await list(MEI))[0]?.readers).toEqual([{ userName: 'bram', name: 'Bram Smit' }])
  const { rows } = await database.pool.query('select user_name from desk_readers')
  expect(rows).toEqual([{ user_name: 'bram' }])
  await database.pool.query("update accounts set role = 'customer' where user_name = 'bram'")
  expect(await list(MEI)).toEqual([])
  const { rows: acts } = await database.pool.query('select 1 from operator_log')
  expect(acts).toEqual([])
})
