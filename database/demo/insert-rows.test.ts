import { expect, test } from 'vitest'
import { aDatabase } from '#platform/testing/database.ts'
import { insertNonConflicting, iso, type Row } from './insert-rows.ts'

const TABLE = 'revoked_grants'
const grant = (grant_id: string, expiresAt: number): Row => ({
  grant_id,
  expires_at: iso(expiresAt),
})

test('a batch is stored whole, or without its rows that violate a constraint', async () => {
  const database = await aDatabase<unknown>()
  const inserted = await database.transaction(async (query) => [
    await insertNonConflicting({ query }, TABLE, [grant('a', 1), grant('b', 2)], 'grant_id'),
    await insertNonConflicting({ query }, TABLE, [grant('c', 3), grant('b', 4)], 'grant_id'),
  ])
  expect(inserted).toEqual([new Set(['a', 'b']), new Set(['c'])])
  const { rows } = await database.pool.query(`select * from ${TABLE} order by grant_id`)
  expect(rows).toEqual([
    { grant_id: 'a', expires_at: 1 },
    { grant_id: 'b', expires_at: 2 },
    { grant_id: 'c', expires_at: 3 },
  ])
})

test('another error than a violated constraint is thrown', async () => {
  const database = await aDatabase<unknown>()
  const failed = database.transaction((query) =>
    insertNonConflicting({ query }, TABLE, [{ grant_id: 'a', expires_at: 'soon' }], 'grant_id'),
  )
  await expect(failed).rejects.toMatchObject({ code: '22007' })
})
