import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { getInstallation, listFailedJobs, retryJob, retryJobs } from '#contract/installation.ts'
import { listOperatorLog } from '#contract/operator-log.ts'
import { anAccount } from '#demo/builders.ts'
import { HOUR_MS } from '#domain/time-units.ts'
import { openInstallation } from '#platform/installation.ts'
import { enqueue } from '#platform/jobs.ts'
import { openLog } from '#platform/log.ts'
import { aFolder } from '#platform/testing/folder.ts'
import { AN_INSTALLATION, anApi } from '../testing/api.ts'
import { recordBackup } from './store.ts'

const disk = { freeBytes: 5_000_000_000, totalBytes: 9_000_000_000 }
const installation = { ...AN_INSTALLATION, sendsMail: true, readDisk: async () => disk }
const api = await anApi({ deps: { installation } })
const { database, clock } = api
const MEI = { as: { userName: 'mei', role: 'operator' as const } }
await anAccount(database, MEI.as)

const read = async () => (await api.call(getInstallation, {}, MEI)).data
const failed = async () => (await api.call(listFailedJobs, {}, MEI)).data.jobs

async function aFailedMail(error: string) {
  await database.pool.query('delete from graphile_worker._private_jobs')
  await enqueue(database.query, 'account-mail', { email: 'x@voorbeeld.nl', language: 'nl' })
  await database.pool.query(
    'update graphile_worker._private_jobs set attempts = max_attempts, last_error = $1',
    [error],
  )
}

test('[DESK-013] the desk says which mails do not leave, which jobs failed, and how old the backup is', async () => {
  expect(await read()).toMatchObject({
    mail: { isSent: true, waiting: 0, failed: 0, oldestSince: null },
    jobs: { waiting: 0, failed: 0 },
    lastBackupAt: null,
    disk,
    release: '1.0.0',
    newestRelease: null,
  })
  await enqueue(database.query, 'account-mail', { email: 'x@voorbeeld.nl', language: 'nl' })
  await enqueue(database.query, 'sweep-events', {})
  await enqueue(database.query, 'sweep-events', {}, { runAt: Date.now() + HOUR_MS })
  const { mail, jobs } = await read()
  expect(mail).toMatchObject({ waiting: 1, failed: 0, oldestSince: expect.any(String) })
  expect(jobs).toEqual({ waiting: 2, failed: 0 })
  await recordBackup(database.query, clock.now() - HOUR_MS)
  await recordBackup(database.query, clock.now())
  expect((await read()).lastBackupAt).toBe(new Date(clock.now()).toISOString())
})

test('[DESK-014] a failed job is listed without what names people, and tried again, which the log says', async () => {
  await aFailedMail('550 5.1.1 <els@voorbeeld.nl>: unknown\n at stack (file.ts)')
  expect((await read()).mail.failed).toBe(1)
  const [job] = await failed()
  expect(job).toMatchObject({ task: 'account-mail', error: '550 5.1.1 <[email]>: unknown' })
  const params = { jobId: job?.jobId ?? '' }
  await api.call(retryJob, { params, body: {} }, MEI)
  expect(await failed()).toEqual([])
  expect((await read()).mail).toMatchObject({ waiting: 1, failed: 0 })
  // A colleague was faster.
  expect((await api.refusal(retryJob, { params, body: {} }, MEI)).code).toBe('not-found')
  const { acts } = (await api.call(listOperatorLog, { query: { act: 'retry-job' } }, MEI)).data
  expect(acts).toHaveLength(1)
  expect(acts[0]).toMatchObject({ targetKind: 'job', targetId: params.jobId })
})

test('[DESK-252] all failed jobs are tried again at once, which the log says', async () => {
  await aFailedMail('mailbox full')
  await database.pool.query(`insert into graphile_worker._private_jobs (task_id, payload, attempts, max_attempts)
    select task_id, payload, attempts, max_attempts from graphile_worker._private_jobs`)
  const { jobs } = (await api.call(retryJobs, { body: {} }, MEI)).data
  expect(jobs).toBe(2)
  expect(await failed()).toEqual([])
  expect((await api.call(retryJobs, { body: {} }, MEI)).data.jobs).toBe(0)
  const { acts } = (await api.call(listOperatorLog, { query: { act: 'retry-jobs' } }, MEI)).data
  expect(acts).toHaveLength(1)
  expect(acts[0]).toMatchObject({ targetKind: 'market', details: { jobs: 2 } })
})

function anInstallation(releasesUrl: string | undefined, now = { at: 0 }) {
  const log = openLog({ format: 'json', level: 'silent' })
  const own = { release: '1.0.0', dataDir: aFolder(), sendsMail: false, log, now: () => now.at }
  return openInstallation({ ...own, releasesUrl })
}

test('[DESK-013] the newest release is asked for by configuration only, at most once an hour, and may be silent', async () => {
  let asked = 0
  let answer = '{"tag_name": "v1.4.2"}'
  const server = createServer((_, response) => {
    asked++
    response.end(answer)
  }).listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await new Promise((resolve) => server.once('listening', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
  expect(await anInstallation(undefined).findNewestRelease()).toBeNull()
  const now = { at: 0 }
  const own = anInstallation(url, now)
  expect(await Promise.all([own.findNewestRelease(), own.findNewestRelease()])).toEqual([
    '1.4.2',
    '1.4.2',
  ])
  expect(await own.findNewestRelease()).toBe('1.4.2')
  expect(asked).toBe(1)
  now.at = HOUR_MS
  answer = '<html>'
  expect(await own.findNewestRelease()).toBeNull()
  expect(await anInstallation('http://127.0.0.1:1/').findNewestRelease()).toBeNull()
})

test('[DESK-013] the disk of the data folder is read', async () => {
  const own = anInstallation(undefined)
  const found = await own.readDisk()
  expect(found?.totalBytes).toBeGreaterThan(found?.freeBytes ?? Number.POSITIVE_INFINITY)
})
