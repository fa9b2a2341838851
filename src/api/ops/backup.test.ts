import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Pool } from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { listOrders } from '#contract/order.ts'
import { aProvider } from '#demo/builders.ts'
import { anOrder } from '#demo/order-builders.ts'
import { aFilledMarket } from '#demo/testing/filled-market.ts'
import { readBackupFile, writeBackupFile } from '#platform/backup/backup-file.ts'
import { openBackup } from '#platform/backup/restore-backup.ts'
import { writeBackup } from '#platform/backup/write-backup.ts'
import { aDatabase, urlOf } from '#platform/testing/database.ts'
import { aFolder } from '#platform/testing/folder.ts'
import { startEnvironment } from '#platform/testing/product.ts'
import { aBrowser, type Browser } from '../account/testing/browser.ts'
import { PUBLIC_URL, seedPeople, signedIn } from '../account/testing/sign-in-server.ts'
import type { Tables } from '../schema.gen.ts'
import { aServerProcess } from '../testing/a-server-process.ts'
import { overNetwork } from '../testing/over-network.ts'

const silent = () => {}

test('the demo market is restored row by row, with generated columns', async () => {
  const { database: from } = await aFilledMarket(onTestFinished)
  await somebodyLooksAround(from.pool)
  const to = await aDatabase<Tables>()
  const path = join(aFolder(), 'market.gz')
  const about = { release: '0.1.0', secret: null }
  await writeBackupFile(path, writeBackup(from.pool, about, silent))
  const backup = await openBackup(readBackupFile(path))
  await backup.restoreInto(to.pool, silent)
  const before = await fingerprints(from.pool)
  expect(await fingerprints(to.pool)).toEqual(before)
  expect(before).toMatchObject({ 'public.orders': { rows: expect.any(Number) } })
  await to.pool.query(`update providers set full_name = 'Nieuw' where user_name = 'studio-bloesem'`)
  const { rows } = await to.pool.query(
    `select search_text from providers where user_name = 'studio-bloesem'`,
  )
  expect(rows[0].search_text).toMatch(/^nieuw /) // the triggers are on again
  expect(before).toMatchObject({
    'public.favourites': { rows: 1 },
    'public.events': { rows: 1 },
    'public.pictures': { rows: 2 },
    'public.picture_files': { rows: 1 },
  })
  const { rows: held } = await to.pool.query('select from holds')
  expect(held).toEqual([]) // a promise of minutes
  await to.pool.query(AN_EVENT) // its number is none that was given
}, 120_000)

test('a backup of a running server restored into an empty folder has the same orders and sign-ins', async () => {
  const [here, there] = [aFolder(), aFolder()]
  const path = join(aFolder(), 'market.gz')
  const env = { PUBLIC_URL }
  const ours = { DATABASE_URL: urlOf((await aSalonWithAVisit()).connection) }
  const server = await aServerProcess({ dataDir: here, env: { ...env, ...ours } })
  const sanne = aBrowser(overNetwork(server.url), { publicUrl: PUBLIC_URL })
  await signedIn(sanne)
  const before = await orders(sanne)
  expect(before.length).toBeGreaterThan(0)

  const made = await operate(['backup', path], here, ours)
  expect(made).toMatchObject({ code: 0, said: expect.stringContaining(`Written to ${path}`) })
  expect(statSync(path).mode & 0o777).toBe(0o600)
  expect(await operate(['backup', path], here, ours)).toMatchObject({
    code: 1,
    said: expect.stringContaining(`${path} is there already`),
  })
  expect(await operate(['restore', path], here, ours)).toMatchObject({
    code: 1,
    said: expect.stringContaining('The database is not empty'),
  })
  const elsewhere = aFolder()
  expect(await operate(['restore', path], elsewhere, ours)).toMatchObject({ code: 1 })
  expect(existsSync(join(elsewhere, 'secret'))).toBe(false)
  await server.stop()

  expect(await operate(['restore', path], there)).toMatchObject({ code: 0 })
  const again = await aServerProcess({ dataDir: there, env })
  const stillSignedIn = aBrowser(overNetwork(again.url), { publicUrl: PUBLIC_URL })
  for (const [key, cookie] of sanne.jar) stillSignedIn.jar.set(key, cookie)
  expect(await orders(stillSignedIn)).toEqual(before)
  const signedInAnew = aBrowser(overNetwork(again.url), { publicUrl: PUBLIC_URL })
  await signedIn(signedInAnew)
  expect(await orders(signedInAnew)).toEqual(before)
  await again.stop()
}, 120_000)

test('a folder without a database cannot be backed up', async () => {
  const dataDir = aFolder()
  expect(await operate(['backup'], dataDir)).toMatchObject({
    code: 1,
    said: expect.stringContaining(`There is no database in ${dataDir}`),
  })
})

/** A database with people who can sign in, and a visit of one of them. */
async function aSalonWithAVisit() {
  const database = await aDatabase<unknown>()
  await seedPeople(database)
  await anOrder(database, await aProvider(database), { customerUserName: 'sanne' })
  return database
}

const AN_EVENT = `insert into events (name, detail, at) values ('search', 'nailArtist', now())`

/** What the demo market itself leaves empty. */
async function somebodyLooksAround(pool: Pool): Promise<void> {
  const salon = `(select id from providers where user_name = 'studio-bloesem')`
  await pool.query(AN_EVENT)
  await pool.query(A_PICTURE)
  await pool.query(`insert into treatment_parts (catalog_item_id, position, minutes)
    select id, 0, duration_minutes from catalog_items limit 1`)
  await pool.query(`insert into favourites (user_name, provider_id) values ('sanne', ${salon})`)
  await pool.query(`insert into holds (calendar_id, holder_user_name, id, during, hold_session_began_at, expires_at)
    values (${salon}, 'sanne', uuidv7(), tstzmultirange(tstzrange(now(), now() + interval '1 hour')), now(), now() + interval '5 minutes')`)
}

async function orders(browser: Browser): Promise<unknown[]> {
  const answer = await browser.call('GET', `${listOrders.path}?pageSize=50`)
  expect(answer.status, answer.body).toBe(200)
  return answer.json<{ data: { items: unknown[] } }>().data.items
}

/** What an operator types, and what it says. */
async function operate(words: string[], dataDir: string, env: Record<string, string> = {}) {
  const child = spawn(process.execPath, ['src/operator.ts', ...words], {
    env: { ...startEnvironment(), DATA_DIR: dataDir, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (said += chunk))
  const [code] = await once(child, 'close')
  return { code: code as number, said }
}

// Every byte there is, as in a picture.
const A_PICTURE = `with bytes as (select string_agg(set_byte('\\\\x00', 0, n), '' order by n) as all_bytes
    from generate_series(0, 255) n),
  waiting as (insert into pictures (hash, media_type, byte_count, width, height, original)
    select repeat('a', 32), 'image/png', 256, 1, 1, all_bytes from bytes),
  encoded as (insert into pictures (hash, state, media_type, byte_count, width, height)
    values (repeat('b', 32), 'ready', 'image/png', 256, 1, 1) returning hash)
  insert into picture_files (hash, width, format, bytes)
    select hash, 480, 'avif', all_bytes from encoded, bytes`

/** Of every table that is kept: how many rows, and a checksum of all of them in order. */
async function fingerprints(pool: Pool) {
  const { rows: tables } = await pool.query<{ name: string }>(`
    select n.nspname || '.' || c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname in ('public', 'identity') and c.relkind = 'r' and c.relpersistence = 'p' and c.relname <> 'migrations'`)
  const found: Record<string, { rows: number; checksum: string }> = {}
  for (const { name } of tables) {
    const { rows } = await pool.query(
      `select count(*) as rows, md5(string_agg(t::text, E'\\n' order by t::text)) as checksum from ${name} t`,
    )
    found[name] = rows[0]
  }
  return found
}
