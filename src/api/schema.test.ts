import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { aDatabase } from '#platform/testing/database.ts'
import { schemaTypes } from '../../scripts/schema-types.ts'

test('the generated table types match the migrations (node scripts/generate-schema-types.ts)', async () => {
  const { query } = await aDatabase()
  const written = await readFile(new URL('./schema.gen.ts', import.meta.url), 'utf8')
  expect(written).toBe(await schemaTypes(query))
})

test('rows deleted by a cascade are found by an index', async () => {
  const { pool } = await aDatabase()
  const { rows } = await pool.query<{ reference: string }>(`
    select conrelid::regclass || ' (' || attname || ')' as reference
    from pg_constraint join pg_attribute on attrelid = conrelid and attnum = conkey[1]
    where contype = 'f' and confdeltype in ('c', 'n') -- cascade, set null
      and not exists (select from pg_index where indrelid = conrelid and indkey[0] = conkey[1])`)
  expect(rows.map(({ reference }) => reference)).toEqual([])
})
