import { expect, test } from 'vitest'
import { aDatabase } from '#platform/testing/database.ts'
import { aCatalogItem, aPromotion, aProvider } from './demo/builders.ts'
import { aReview } from './demo/order-builders.ts'

test('every foreign key has an index that starts with its columns', async () => {
  const { pool } = await aDatabase()
  const { rows } = await pool.query(`
    select conrelid::regclass::text as "table", conname as "constraint"
    from pg_constraint k
    where contype = 'f' and connamespace in ('public'::regnamespace, 'identity'::regnamespace)
      and not exists (select from pg_index i
        where i.indrelid = k.conrelid and (i.indkey::int2[])[0:cardinality(k.conkey) - 1] = k.conkey)`)
  expect(rows).toEqual([])
})

test('[REVIEW-01] the star counts follow reviews that are added, changed, hidden, moved and deleted', async () => {
  const database = await aDatabase<unknown>()
  const [here, there] = [await aProvider(database), await aProvider(database)]
  const counts = async ({ id }: { id: string }) => {
    const { rows } = await database.pool.query(
      `select array[one_star_count, two_star_count, three_star_count, four_star_count, five_star_count] as stars
       from providers where id = $1`,
      [id],
    )
    return rows[0]?.stars
  }
  for (const rating of [1, 2, 2, 3, 4, 5] as const) await aReview(database, here, { rating })
  await aReview(database, there, { rating: 5 })
  expect(await counts(here)).toEqual([1, 2, 1, 1, 1])

  await database.pool.query(`update reviews set rating = 5 where rating = 2`)
  expect(await counts(here)).toEqual([1, 0, 1, 1, 3])
  await database.pool.query(`update reviews set hidden_at = now() where rating = 5`)
  expect([await counts(here), await counts(there)]).toEqual([
    [1, 0, 1, 1, 0],
    [0, 0, 0, 0, 0],
  ])
  await database.pool.query(`update reviews set user_feedback = 'Prima.'`)
  await database.pool.query(`update reviews set hidden_at = null`)
  await database.pool.query(`update reviews set provider_id = $1 where rating = 1`, [there.id])
  expect([await counts(here), await counts(there)]).toEqual([
    [0, 0, 1, 1, 3],
    [1, 0, 0, 0, 1],
  ])
  await database.pool.query(`update reviews set hidden_at = now() where rating = 4`)
  await database.pool.query(`delete from reviews where rating >= 4`)
  expect([await counts(here), await counts(there)]).toEqual([
    [0, 0, 1, 0, 0],
    [1, 0, 0, 0, 0],
  ])
})

test('every change of a provider, a catalog item or a promotion raises its version, except of its place', async () => {
  const database = await aDatabase<unknown>()
  const provider = await aProvider(database)
  const item = await aCatalogItem(database, provider)
  const promotion = await aPromotion(database, provider)
  for (const [table, id] of [
    ['providers', provider.id],
    ['catalog_items', item.id],
    ['promotions', promotion.id],
  ]) {
    const { rows } = await database.pool.query(
      `with before as (select version from ${table} where id = $1)
       update ${table} t set active = not t.active from before where id = $1
       returning t.version - before.version as raised`,
      [id],
    )
    expect(rows, table).toEqual([{ raised: 1 }])
  }
  const move = 'update catalog_items set position = 7 where id = $1 returning version'
  expect((await database.pool.query(move, [item.id])).rows).toEqual([{ version: 2 }])
})
