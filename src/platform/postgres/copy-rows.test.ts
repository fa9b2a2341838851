import { expect, test } from 'vitest'
import { aDatabase } from '../testing/database.ts'
import { type Cell, copyRows } from './copy-rows.ts'

async function aTable() {
  const database = await aDatabase()
  await database.pool.query(`create table treatments (
    code text primary key, minutes integer, is_addon boolean, tags text[], added_at timestamptz not null default '2026-01-01Z',
    label text generated always as (upper(code)) stored)`)
  const copy = (rows: readonly (readonly Cell[])[]) =>
    copyRows(
      database.query,
      { table: 'treatments', columns: ['code', 'minutes', 'is_addon', 'tags'] },
      rows,
    )
  const stored = async () =>
    (await database.pool.query('select * from treatments order by code')).rows
  return { copy, stored, database }
}

test('rows are stored as they are, with defaults and generated columns', async () => {
  const { copy, stored } = await aTable()
  const codes = ['a', '\\N', '\\.', 'tab\tline\nreturn\r', 'quote " and \\ back', '', '{é,"}']
  await copy(codes.map((code) => [code, 30, true, [code, 'x']]))
  await copy([['nothing', null, null, null]])
  const added_at = Date.parse('2026-01-01Z')
  expect(await stored()).toEqual(
    [
      ...codes.map((code) => ({ code, minutes: 30, is_addon: true, tags: [code, 'x'] })),
      { code: 'nothing', minutes: null, is_addon: null, tags: null },
    ]
      .map((row) => ({ ...row, added_at, label: row.code.toUpperCase() }))
      .sort((a, b) => (a.code < b.code ? -1 : 1)),
  )
})

test('a violated constraint adds no row, names itself, and the connection continues', async () => {
  const { copy, stored } = await aTable()
  const row = (code: string) => [code, 30, false, []]
  await expect(copy([row('a'), row('b'), row('a')])).rejects.toMatchObject({
    code: '23505',
    constraint: 'treatments_pkey',
  })
  expect(await stored()).toEqual([])
  await copy([row('a'), row('b')])
  expect((await stored()).map(({ code }) => code)).toEqual(['a', 'b'])
})

test('rows of a transaction that is rolled back are not stored', async () => {
  const { database, stored } = await aTable()
  const copied = database.transaction(async (trx) => {
    await copyRows(trx, { table: 'treatments', columns: ['code'] }, [['a']])
    throw new Error('no')
  })
  await expect(copied).rejects.toThrow('no')
  expect(await stored()).toEqual([])
})
