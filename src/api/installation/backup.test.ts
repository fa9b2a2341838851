import { Readable } from 'node:stream'
import { gunzipSync } from 'node:zlib'
import { afterAll, expect, test } from 'vitest'
import { createBackup, getInstallation, listBackups } from '#contract/installation.ts'
import { listOperatorLog } from '#contract/operator-log.ts'
import { anAccount, aProvider } from '#demo/builders.ts'
import { TEST_NOW } from '#demo/weekdays.ts'
import { openBackup } from '#platform/backup/restore-backup.ts'
import { aDatabase } from '#platform/testing/database.ts'
import type { Tables } from '../schema.gen.ts'
import { AN_INSTALLATION, anApi, NO_SIGN_INS, TEST_SECRET } from '../testing/api.ts'
import { BACKUP_LINK_MS } from './backup-token.ts'

const DAMAGED = { name: 'damaged.gz', madeAt: TEST_NOW - 1, bytes: 8 }
const STORED = { name: 'bloesem-2026-11-19.gz', madeAt: TEST_NOW, bytes: 84_000_000 }
const OLD = Buffer.from('old')
async function* damaged(): AsyncGenerator<Buffer> {
  yield Promise.reject(new Error('not a backup'))
}
const locked = new Set<string>()
const api = await anApi({
  deps: {
    signIns: {
      ...NO_SIGN_INS,
      findLocked: async (subjects) => subjects.filter((each) => locked.has(each)),
    },
    installation: {
      ...AN_INSTALLATION,
      listBackups: async () => [STORED, DAMAGED],
      readBackup: async (name) => (name === STORED.name ? Readable.from([OLD]) : damaged()),
    },
  },
})
const { app, clock, database } = api
const MEI = { as: { userName: 'mei', role: 'operator' as const } }
await anAccount(database, MEI.as)
await aProvider(database, { userName: 'salon-iris' })

const linkOf = async () => (await api.call(createBackup, { body: {} }, MEI)).data.url
const download = (url: string) => app.inject({ url, headers: { host: api.publicUrl.host } })
const lastBackup = async () => (await api.call(getInstallation, {}, MEI)).data.lastBackupAt
const acts = async () =>
  (await api.call(listOperatorLog, { query: { act: 'create-backup' } }, MEI)).data.acts.length

test('[DESK-178] a backup is made only after a fresh sign-in, and the log says who asked', async () => {
  const stale = { ...MEI, signedInMinutesAgo: 11 }
  expect((await api.refusal(createBackup, { body: {} }, stale)).code).toBe('sign-in-again')
  expect(await acts()).toBe(0)
  await linkOf()
  expect(await acts()).toBe(1)
  // Nothing was downloaded yet.
  expect(await lastBackup()).toBeNull()
})

test('[DESK-178] what is downloaded restores the market, has no secret key, and is the last backup', async () => {
  const answer = await download(await linkOf())
  expect(answer.statusCode).toBe(200)
  expect(answer.headers).toMatchObject({
    'content-type': 'application/gzip',
    'cache-control': 'no-store',
    'content-disposition': expect.stringMatching(/^attachment; filename="bloesem-[\d-T]+\.gz"$/),
  })
  const bytes = gunzipSync(answer.rawPayload)
  expect(bytes.includes(TEST_SECRET)).toBe(false)
  expect(await lastBackup()).toBe(new Date(clock.now()).toISOString())
  const backup = await openBackup(Readable.from([bytes]))
  expect(backup.head).toMatchObject({ release: '1.0.0', secret: null })
  const other = await aDatabase<Tables>(afterAll)
  await backup.restoreInto(other.pool, () => {})
  const { rows } = await other.pool.query('select user_name from providers')
  expect(rows).toEqual([{ user_name: 'salon-iris' }])
}, 60_000)

test('[DESK-179] a link works once, for two minutes, and while who asked is operator', async () => {
  const used = await linkOf()
  const both = await Promise.all([download(used), download(used)])
  expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 404])
  const changed = await linkOf()
  expect((await download(`${changed.slice(0, -2)}AA`)).statusCode).toBe(404)
  const old = await linkOf()
  clock.set(clock.now() + BACKUP_LINK_MS)
  expect((await download(old)).statusCode).toBe(404)
  const taken = await linkOf()
  await database.pool.query(`update accounts set role = 'customer' where user_name = 'mei'`)
  expect((await download(taken)).statusCode).toBe(404)
  await database.pool.query(`update accounts set role = 'operator' where user_name = 'mei'`)
  expect((await download(taken)).statusCode).toBe(200)
})

test('[DESK-225] a link does not work once who asked is locked', async () => {
  const url = await linkOf()
  locked.add('subject-of-mei')
  expect((await download(url)).statusCode).toBe(404)
  locked.clear()
  expect((await download(url)).statusCode).toBe(200)
})

test('[DESK-253] a backup that the server keeps is downloaded by a link of its own, after a fresh sign-in', async () => {
  const { backups } = (await api.call(listBackups, {}, MEI)).data
  expect(backups[0]).toEqual({ ...STORED, madeAt: new Date(TEST_NOW).toISOString() })
  const before = await lastBackup()
  const { url } = (await api.call(createBackup, { body: { name: STORED.name } }, MEI)).data
  const answer = await download(url)
  expect(gunzipSync(answer.rawPayload).toString()).toBe('old')
  expect(answer.headers['content-disposition']).toContain(STORED.name)
  expect((await download(url)).statusCode).toBe(404)
  expect(await lastBackup()).toBe(before)
  const body = { name: '../secret' }
  expect((await api.refusal(createBackup, { body }, MEI)).code).toBe('not-found')
  const stale = { ...MEI, signedInMinutesAgo: 11 }
  const old = await api.refusal(createBackup, { body: { name: STORED.name } }, stale)
  expect(old.code).toBe('sign-in-again')
})

test('[DESK-275] the failure of a backup that cannot be read is no file of its name', async () => {
  const { url } = (await api.call(createBackup, { body: { name: DAMAGED.name } }, MEI)).data
  const answer = await download(url)
  expect(answer.statusCode).toBe(500)
  expect(answer.headers['content-disposition']).toBeUndefined()
})
