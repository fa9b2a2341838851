import { createHash } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { Readable } from 'node:stream'
import type { Pool } from 'pg'
import { expect, test } from 'vitest'
import { enqueue, runDueJobs } from '../jobs.ts'
import { migrationState } from '../postgres/migrate.ts'
import { aDatabase } from '../testing/database.ts'
import { MINUTE_MS } from '../time-units.ts'
import { openBackup } from './restore-backup.ts'
import { writeBackup } from './write-backup.ts'

declare module '../jobs.ts' {
  interface TaskPayloads {
    recall?: { text: string }
  }
}

const MIGRATIONS = readdirSync('database/migrations')
  .map((name) => name.replace('.sql', ''))
  .sort()
const silent = () => {}
const ACCOUNT = {
  table: 'public.accounts',
  columns: ['user_name', 'subject', 'name', 'email', 'role'],
}
const ANOUK = 'anouk\ts-1\tAnouk\tanouk@example.nl\tcustomer'

test('any text is restored unchanged', async () => {
  const [from, to] = [await aDatabase(), await aDatabase()]
  const name = '\\.\nregel\ttab \\N "aanhaling" ☕️\r\n\\.\n'
  for (const userName of ['a', 'b']) await anAccountRow(from.pool, userName, name)
  await anAccountRow(from.pool, 'long', 'x'.repeat(300_000))
  await restoreInto(to.pool, await piecesOf(from.pool))
  expect(await accounts(to.pool)).toEqual(await accounts(from.pool))
})

test('pending jobs are run by the restored database', async () => {
  const [from, to] = [await aDatabase(), await aDatabase()]
  const later = Date.now() + MINUTE_MS
  await enqueue(from.query, 'recall', { text: 'now' }, { key: 'one' })
  await enqueue(
    from.query,
    'recall',
    { text: 'later' },
    { runAt: later, queue: 'q', maxAttempts: 3 },
  )
  await restoreInto(to.pool, await piecesOf(from.pool))
  const recalled: string[] = []
  await runDueJobs(to.pool, { recall: async ({ text }) => void recalled.push(text) })
  expect(recalled).toEqual(['now'])
  const { rows } = await to.pool.query(
    'select run_at, queue_name, max_attempts from graphile_worker.jobs',
  )
  expect(rows).toEqual([{ run_at: later, queue_name: 'q', max_attempts: 3 }])
})

test('failed jobs are not part of a backup', async () => {
  const [from, to] = [await aDatabase(), await aDatabase()]
  await enqueue(from.query, 'recall', { text: 'given up' }, { maxAttempts: 1 })
  await runDueJobs(from.pool, { recall: () => Promise.reject(new Error('no mail server')) })
  await enqueue(from.query, 'recall', { text: 'waiting' })
  await restoreInto(to.pool, await piecesOf(from.pool))
  const recalled: string[] = []
  await runDueJobs(to.pool, { recall: async ({ text }) => void recalled.push(text) })
  expect(recalled).toEqual(['waiting'])
  const { rows } = await to.pool.query('select from graphile_worker.jobs')
  expect(rows).toEqual([])
})

test('a sequence continues from its last value', async () => {
  const [from, to] = [await aDatabase(), await aDatabase()]
  for (const { pool } of [from, to]) await pool.query('create sequence invoice_numbers')
  await from.pool.query(`select setval('invoice_numbers', 41)`)
  await restoreInto(to.pool, await piecesOf(from.pool))
  const { rows } = await to.pool.query(`select nextval('invoice_numbers') as next`)
  expect(rows).toEqual([{ next: 42 }])
})

test('rows written during the backup are not in it', async () => {
  const [from, to] = [await aDatabase(), await aDatabase()]
  await anAccountRow(from.pool, 'before', '')
  const pieces = writeBackup(from.pool, { release: '1', secret: null }, silent)
  const first = await pieces.next()
  await anAccountRow(from.pool, 'meanwhile', '')
  const rest = await Array.fromAsync(pieces)
  await restoreInto(to.pool, [first.value as Buffer, ...rest])
  expect(await accounts(to.pool)).toMatchObject([{ user_name: 'before' }])
})

test('a backup of an older release is migrated', async () => {
  const { pool } = await anUnmigratedDatabase()
  await restoreInto(pool, aBackup({ migrations: ['0001_market'] }, [ACCOUNT, [ANOUK]]))
  const { applied, available } = await migrationState(pool)
  expect(applied).toEqual(available)
  expect(await accounts(pool)).toMatchObject([{ user_name: 'anouk' }])
})

test('a database that is not empty is refused and unchanged', async () => {
  const { pool } = await aDatabase()
  await anAccountRow(pool, 'sanne', 'Sanne')
  const restoring = restoreInto(pool, aBackup({}, [ACCOUNT, [ANOUK]]))
  await expect(restoring).rejects.toThrow('The database is not empty: public.accounts has rows')
  expect(await accounts(pool)).toMatchObject([{ user_name: 'sanne' }])
})

test.each([
  [{ migrations: [...MIGRATIONS, '0009_new'] }, 'made by a newer release, 9.9 (it has 0009_new)'],
  [
    { migrations: ['0001_market'] },
    'The database is further than the backup (it has 0002_identity',
  ],
])('a different migration state is refused: %o', async (head, sentence) => {
  const { pool } = await aDatabase()
  await expect(restoreInto(pool, aBackup(head, [ACCOUNT, [ANOUK]]))).rejects.toThrow(sentence)
  expect(await accounts(pool)).toEqual([])
})

test.each([
  ['a changed row', (text: string) => text.replace('Anouk', 'Anoek'), 'its checksum is wrong'],
  ['a broken row', (text: string) => text.replace('\tcustomer', ''), 'is damaged (missing data'],
  ['a lost end', (text: string) => text.slice(0, -40), 'ends too early'],
  ['lost rows', (text: string) => text.slice(0, text.indexOf(ANOUK)), 'ends too early'],
  [
    'another table',
    (text: string) => text.replace('accounts', 'pg_authid'),
    'it has public.pg_authid',
  ],
  ['a next format', (text: string) => text.replace('backup 1', 'backup 2'), 'by a newer release'],
  ['something else', () => 'niets', 'is not a backup'],
])('%s is refused, and nothing is restored', async (_, change, sentence) => {
  const { pool } = await aDatabase()
  const changed = change(Buffer.concat(aBackup({}, [ACCOUNT, [ANOUK]])).toString())
  await expect(restoreInto(pool, [Buffer.from(changed)])).rejects.toThrow(sentence)
  expect(await accounts(pool)).toEqual([])
})

async function piecesOf(pool: Pool): Promise<Buffer[]> {
  return Array.fromAsync(writeBackup(pool, { release: '1', secret: null }, silent))
}

async function restoreInto(pool: Pool, pieces: readonly Buffer[]): Promise<void> {
  const backup = await openBackup(Readable.from(pieces))
  await backup.restoreInto(pool, silent)
}

type Rows = readonly [section: object, rows: readonly string[]]

function aBackup(head: { migrations?: string[] }, [section, rows]: Rows): Buffer[] {
  const text = [
    'bloesem-backup 1',
    JSON.stringify({ release: '9.9', migrations: MIGRATIONS, ...head }),
    JSON.stringify(section),
    ...rows,
    '\\.',
    '',
  ].join('\n')
  const checksum = createHash('sha256').update(text).digest('hex')
  return [Buffer.from(`${text}${checksum}\n`)]
}

async function anAccountRow(pool: Pool, userName: string, name: string): Promise<void> {
  await pool.query(
    `insert into accounts (user_name, subject, name, email) values ($1, 's-' || $1, $2, 'x@example.nl')`,
    [userName, name],
  )
}

async function accounts(pool: Pool): Promise<unknown[]> {
  const { rows } = await pool.query('select * from accounts order by user_name')
  return rows
}

async function anUnmigratedDatabase() {
  const database = await aDatabase()
  await database.pool.query(
    'drop schema public, identity, graphile_worker cascade; create schema public',
  )
  return database
}
