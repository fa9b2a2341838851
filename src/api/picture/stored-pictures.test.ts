import sharp from 'sharp'
import { beforeEach, expect, test } from 'vitest'
import { listPictures, removePicture, uploadPicture } from '#contract/picture.ts'
import { aCatalogItem, anAccount, aProvider } from '#demo/builders.ts'
import { PICTURE_FORMATS, PICTURE_WIDTHS } from '#domain/picture/picture.ts'
import { DAY_MS } from '#domain/time-units.ts'
import { runDueJobs } from '#platform/jobs.ts'
import { openObjectStorage } from '#platform/object-storage.ts'
import { anObjectStore } from '#platform/testing/object-store.ts'
import { type As, anApi, injection } from '../testing/api.ts'
import { pictureJobs } from './jobs.ts'

const { objects, state, address } = await anObjectStore()
const pictureStorage = openObjectStorage(address)
const { app, call, clock, database } = await anApi({ deps: { pictureStorage } })
await anAccount(database, { userName: 'fleur' })
const FLEUR: As = { as: { userName: 'fleur' } }
const salon = await aProvider(database, { ownerUserName: 'fleur' })
await aCatalogItem(database, salon)
const params = { userName: salon.userName }
const START = clock.now()
const photo = await sharp({ create: { width: 64, height: 48, channels: 3, background: '#a33' } })
  .jpeg()
  .toBuffer()

const jobs = pictureJobs({ database, clock, pictureStorage })
/** Runs the jobs that are due: a run ends while the next of a queue waits for the end of the one before. */
async function encode() {
  for (let isDue = true; isDue; ) {
    await runDueJobs(database.pool, jobs)
    const { rows } = await database.pool.query(
      'select from graphile_worker._private_jobs where run_at <= now()',
    )
    isDue = rows.length > 0
  }
}
const file = (path: string) => app.inject({ url: path, headers: { host: '127.0.0.1:3000' } })

async function upload(): Promise<string> {
  const from = { params, body: photo, contentType: 'image/jpeg' }
  const { data } = (await app.inject(injection(uploadPicture, from, FLEUR))).json()
  return data.picture.pictureId
}

async function shown() {
  return (await call(listPictures, { params }, FLEUR)).data.pictures
}

async function sweep() {
  clock.advance(2 * DAY_MS)
  await jobs['sweep-pictures']({}, { id: '1', attempt: 1, signal: undefined })
}

beforeEach(async () => {
  clock.set(START)
  state.failWith = null
  objects.clear()
  await database.pool.query('delete from gallery_items')
  await database.pool.query('delete from pictures')
})

test('[WORK-56] with an object storage the files are there and not in the database, at the same addresses', async () => {
  await upload()
  await encode()
  expect(objects.size).toBe(PICTURE_WIDTHS.length * PICTURE_FORMATS.length)
  const { rows } = await database.pool.query(
    'select count(bytes)::integer as count from picture_files',
  )
  expect(rows).toEqual([{ count: 0 }])
  const [picture] = await shown()
  const answer = await file(picture?.url ?? '')
  expect(answer.statusCode).toBe(200)
  expect(answer.headers).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'public, max-age=300, must-revalidate',
  })
  const [, name = ''] = picture?.url?.split('/pictures/') ?? []
  expect(answer.rawPayload).toEqual(objects.get(name)?.bytes)
  expect(objects.get(name)?.mediaType).toBe('image/webp')
})

test('[WORK-56] while the storage does not answer a picture is unavailable, and a new one waits', async () => {
  await upload()
  state.failWith = 503
  await encode()
  expect(await shown()).toMatchObject([{ state: 'processing' }])
  state.failWith = null
  await database.pool.query('update graphile_worker._private_jobs set run_at = now()')
  await encode()
  const [picture] = await shown()
  expect(picture).toMatchObject({ state: 'ready' })
  state.failWith = 500
  const answer = await file(picture?.url ?? '')
  expect(answer.statusCode).toBe(503)
  expect(answer.headers['cache-control']).toBe('no-store')
})

test('[WORK-56] the files of a picture that nobody shows are deleted after a day, not those of one that is uploaded again', async () => {
  const pictureId = await upload()
  await encode()
  await call(removePicture, { params: { ...params, pictureId } }, FLEUR)
  await sweep()
  await upload()
  await encode()
  expect(await shown()).toMatchObject([{ state: 'ready' }])
  expect(objects.size).toBe(6)
  const [again] = await shown()
  await call(removePicture, { params: { ...params, pictureId: again?.pictureId ?? '' } }, FLEUR)
  await sweep()
  await encode()
  expect(objects.size).toBe(0)
})

test('[WORK-56] files of a picture that was never encoded to the end are deleted with it', async () => {
  const pictureId = await upload()
  const { rows } = await database.pool.query('select hash from pictures')
  await pictureStorage.put(`${rows[0].hash}-480.avif`, photo, 'image/avif')
  await call(removePicture, { params: { ...params, pictureId } }, FLEUR)
  await sweep()
  await encode()
  expect(objects.size).toBe(0)
})
