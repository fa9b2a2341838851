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

test('an index finds what retention and the deletion of an account read', async () => {
  const { pool } = await aDatabase()
  const client = await pool.connect()
  // Empty tables are cheapest read whole.
  await client.query('set enable_seqscan = off')
  for (const rows of READ_TO_DELETE) {
    const plan = await client.query(`explain select from ${rows}`)
    expect.soft(JSON.stringify(plan.rows), rows).toMatch(/Index/)
  }
  client.release(true)
})

const READ_TO_DELETE = [
  'mail_addresses where requested_at < now()',
  'revoked_grants where expires_at <= now()',
  'holds where hold_session_began_at <= now()',
  'holds where expires_at <= now() and not isempty(during)',
  "order_events where actor = 'sanne' and actor not in ('system', 'operator', 'customer', 'salon')",
]
