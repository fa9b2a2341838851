import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { aDatabase } from '#platform/testing/database.ts'
import { schemaTypes } from '../../scripts/schema-types.ts'

test('the types of the tables are those of the migrations; else run node scripts/schema.mjs', async () => {
  const { query } = await aDatabase()
  const written = await readFile(new URL('./schema.gen.ts', import.meta.url), 'utf8')
  expect(written).toBe(await schemaTypes(query))
})
