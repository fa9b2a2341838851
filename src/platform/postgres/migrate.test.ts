import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { aDatabase } from '../testing/database.ts'
import { openDatabase } from './database.ts'
import { migrate, migrationsPending } from './migrate.ts'

test('two processes that start at once migrate once', async () => {
  const { connection, pool } = await anEmptyDatabase()
  const other = openDatabase(connection)
  const folder = aFolder({
    '0001_a': 'create table a (id int); select pg_sleep(0.2);',
    '0002_b': 'create table b (id int);',
  })
  expect(await migrationsPending(pool, folder)).toEqual(['0001_a', '0002_b'])
  const ran = await Promise.all([migrate(pool, folder), migrate(other.pool, folder)])
  expect(ran.flat()).toEqual(['0001_a', '0002_b'])
  expect(await migrationsPending(pool, folder)).toEqual([])
  await other.close()
})

test('a failed migration leaves no changes and reports its error', async () => {
  const { pool } = await anEmptyDatabase()
  const folder = aFolder({
    '0001_a': 'create table a (id int);',
    '0002_b': 'create table b (id nonsense);',
  })
  await expect(migrate(pool, folder)).rejects.toThrow('type "nonsense" does not exist')
  expect((await pool.query(`select to_regclass('a') as a`)).rows).toEqual([{ a: null }])
  expect(await migrationsPending(pool, folder)).toEqual(['0001_a', '0002_b'])
})

test('a later release runs only new migrations', async () => {
  const { pool } = await anEmptyDatabase()
  await migrate(pool, aFolder({ '0001_a': 'create table a (id int);' }))
  const later = aFolder({
    '0001_a': 'this would fail',
    '0002_b': 'alter table a add column n int;',
  })
  expect(await migrate(pool, later)).toEqual(['0002_b'])
})

test('a database migrated by a newer release is refused with a message', async () => {
  const { pool } = await anEmptyDatabase()
  await migrate(pool, aFolder({ '0001_a': 'select 1;', '0009_new': 'select 1;' }))
  const older = migrate(pool, aFolder({ '0001_a': 'select 1;' }))
  await expect(older).rejects.toThrow('already used by a newer release (it has 0009_new)')
})

test('every test database has all migrations of the product', async () => {
  const { pool } = await aDatabase()
  expect(await migrationsPending(pool)).toEqual([])
  expect(await migrate(pool)).toEqual([])
})

function aFolder(migrations: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), 'bloesem-migrations-'))
  for (const [name, text] of Object.entries(migrations))
    writeFileSync(join(folder, `${name}.sql`), text)
  return folder
}

async function anEmptyDatabase() {
  const database = await aDatabase()
  await database.pool.query(
    'drop schema public cascade; drop schema graphile_worker cascade; create schema public',
  )
  return database
}
