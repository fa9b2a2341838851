import sharp from 'sharp'
import { expect, test } from 'vitest'
import {
  describePicture,
  listPictures,
  orderPictures,
  removePicture,
  uploadPicture,
} from '#contract/picture.ts'
import { getProviderInfo } from '#contract/provider.ts'
import { searchProviders } from '#contract/search.ts'
import { aCatalogItem, anAccount, aPicture, aProvider } from '#demo/builders.ts'
import { MAX_PICTURES, PICTURE_FORMATS, PICTURE_WIDTHS } from '#domain/picture/picture.ts'
import { DAY_MS } from '#domain/time-units.ts'
import { runDueJobs } from '#platform/jobs.ts'
import { type As, anApi, injection } from '../testing/api.ts'
import { pictureJobs } from './jobs.ts'
import { aPhoto } from './testing/a-photo.ts'

const { app, call, clock, database, refusal } = await anApi()
const FLEUR: As = { as: { userName: 'fleur' } }
for (const userName of ['fleur', 'saskia']) await anAccount(database, { userName })

async function aSalon() {
  const salon = await aProvider(database, { ownerUserName: 'fleur' })
  await aCatalogItem(database, salon)
  const params = { userName: salon.userName }
  return {
    ...salon,
    params,
    upload: async (body: Buffer, contentType = 'image/jpeg', from = FLEUR) => {
      const answer = await app.inject(injection(uploadPicture, { params, body, contentType }, from))
      return answer.json()
    },
    list: async () => (await call(listPictures, { params }, FLEUR)).data.pictures,
    seen: async () => {
      const { data } = await call(getProviderInfo, { params }, { language: 'nl' })
      return data.providerInfo.galleryItems
    },
  }
}

const encode = () =>
  runDueJobs(database.pool, pictureJobs({ database, clock, pictureStorage: null }))
const file = (path: string) => app.inject({ url: path, headers: { host: '127.0.0.1:3000' } })

test('[WORK-55, WORK-56] a photo of 40 megapixels is shown upright in three widths, without Exif data or place', async () => {
  const { upload, list, seen } = await aSalon()
  const photo = await aPhoto()
  expect((await sharp(photo).metadata()).exif?.includes('Phone')).toBe(true)
  const { statusCode, data } = await upload(photo)
  expect(statusCode).toBe(201)
  expect(data.picture).toMatchObject({ url: null, state: 'processing', descriptionNl: '' })
  expect(await seen()).toEqual([])
  await encode()
  const [picture] = await list()
  expect(picture).toMatchObject({ pictureId: data.picture.pictureId, state: 'ready' })
  expect(await seen()).toMatchObject([{ url: picture?.url, description: '' }])
  for (const width of PICTURE_WIDTHS) {
    for (const format of PICTURE_FORMATS) {
      const path = picture?.url?.replace('-960.webp', `-${width}.${format}`) ?? ''
      const { statusCode, headers, rawPayload } = await file(path)
      expect([statusCode, headers['content-type']]).toEqual([200, `image/${format}`])
      expect(headers).toMatchObject({
        'cache-control': 'public, max-age=300, must-revalidate',
        'x-content-type-options': 'nosniff',
      })
      const {
        width: shown = 0,
        height = 0,
        orientation,
        exif,
        xmp,
      } = await sharp(rawPayload).metadata()
      expect({ shown, orientation, exif, xmp }).toEqual({ shown: width })
      expect(height).toBeGreaterThan(shown) // it was taken upright
    }
  }
  const { rows } = await database.pool.query('select from pictures where original is not null')
  expect(rows).toEqual([])
}, 60_000)

test('[WORK-55] a bomb is refused: few bytes, more than 50 megapixels', async () => {
  const { upload, list } = await aSalon()
  const background = { r: 0, g: 0, b: 0 }
  const size = { width: 7_200, height: 7_200, channels: 3 as const }
  const bomb = await sharp({ create: { ...size, background }, limitInputPixels: false })
    .png({ compressionLevel: 9 })
    .toBuffer()
  expect(bomb.length).toBeLessThan(200_000)
  expect(await upload(bomb, 'image/png')).toMatchObject({
    statusCode: 422,
    code: 'picture-too-large',
  })
  expect(await list()).toEqual([])
}, 60_000)

test('[WORK-55] what is no picture is refused, whatever it is called', async () => {
  const { upload } = await aSalon()
  const unreadable = { statusCode: 422, code: 'picture-unreadable' }
  expect(await upload(Buffer.from('Dit is tekst'))).toMatchObject(unreadable)
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'
  expect(await upload(Buffer.from(svg), 'image/png')).toMatchObject(unreadable)
  expect(await upload(Buffer.from([0xff, 0xd8, 0xff, 0xe0]))).toMatchObject(unreadable)
  expect(await upload(Buffer.from(''))).toMatchObject(unreadable)
  const unknown = { statusCode: 415, code: 'unsupported-media-type' }
  expect(await upload(Buffer.from('{}'), 'application/json')).toMatchObject(unknown)
  expect(await upload(Buffer.from(svg), 'image/svg+xml')).toMatchObject(unknown)
})

test('[WORK-55] more than 20 MB is refused', async () => {
  const { upload } = await aSalon()
  expect(await upload(Buffer.alloc(20 * 1024 * 1024 + 1))).toMatchObject({ code: 'too-large' })
})

test('[WORK-56] a picture whose content cannot be decoded is marked, and no customer sees it', async () => {
  const { upload, list, seen } = await aSalon()
  const photo = await aPhoto({ width: 900, height: 600 })
  const { data } = await upload(photo.subarray(0, photo.length - 2000))
  expect(data.picture.state).toBe('processing')
  await encode()
  expect(await list()).toMatchObject([{ state: 'failed', url: null }])
  expect(await seen()).toEqual([])
})

test('[WORK-55] the same photo again is the same picture, also beside itself', async () => {
  const { upload, list } = await aSalon()
  const photo = await aPhoto({ width: 301, height: 200 })
  const answers = await Promise.all(Array.from({ length: 8 }, () => upload(photo)))
  expect(new Set(answers.map(({ data }) => data.picture.pictureId)).size).toBe(1)
  await encode()
  await upload(photo)
  expect(await list()).toHaveLength(1)
  expect(await list()).toMatchObject([{ state: 'ready' }])
})

test('[WORK-55] a member of another salon and a customer upload nothing', async () => {
  const { upload, list } = await aSalon()
  const photo = await aPhoto({ width: 302, height: 200 })
  const saskia = { as: { userName: 'saskia' } }
  expect(await upload(photo, 'image/jpeg', saskia)).toMatchObject({ code: 'forbidden' })
  expect(await upload(photo, 'image/jpeg', {})).toMatchObject({ code: 'sign-in-required' })
  expect(await list()).toEqual([])
})

test('[WORK-55] a provider has at most 40 pictures', async () => {
  const { upload, ...salon } = await aSalon()
  for (let position = 0; position < MAX_PICTURES; position++) {
    await aPicture(database, salon, { position })
  }
  const photo = await aPhoto({ width: 303, height: 200 })
  expect(await upload(photo)).toMatchObject({ code: 'too-many-pictures' })
})

test('[WORK-57] the first picture is the cover in search; order and removal change it', async () => {
  const { upload, list, params, seen, ...salon } = await aSalon()
  const drawing = await aPicture(database, salon)
  await upload(await aPhoto({ width: 304, height: 200 }))
  await encode()
  const cover = async () => {
    const body = { latitude: 52.3827, longitude: 4.8869, pageSize: 50 }
    const { data } = await call(searchProviders, { body }, {})
    return data.providers.find(({ username }) => username === salon.userName)?.profilePictureUrl
  }
  const generated = `/art/portraits/${salon.userName}.svg`
  expect(await cover()).toBe(generated)
  const [first, second] = await list()
  const pictureIds = [second?.pictureId ?? '', first?.pictureId ?? '']
  await call(orderPictures, { params, body: { pictureIds } }, FLEUR)
  expect(await cover()).toBe(second?.url)
  expect((await seen()).map(({ url }) => url)).toEqual([second?.url, drawing.url])
  const gone = { ...params, pictureId: second?.pictureId ?? '' }
  for (let time = 0; time < 2; time++) {
    const { data } = await call(removePicture, { params: gone }, FLEUR)
    expect(data.pictures.map(({ url }) => url)).toEqual([drawing.url])
  }
  expect(await cover()).toBe(generated)
})

test('[WORK-57] an order that misses the picture of a colleague, or names one twice, is refused', async () => {
  const { params, ...salon } = await aSalon()
  const [one, two] = [
    await aPicture(database, salon),
    await aPicture(database, salon, { position: 1 }),
  ]
  for (const pictureIds of [[one.id], [one.id, one.id], [one.id, two.id, salon.id], []]) {
    const refused = await refusal(orderPictures, { params, body: { pictureIds } }, FLEUR)
    expect(refused.code).toBe('page-changed')
  }
})

test('[WORK-58] a picture is described in both languages, by its own salon alone', async () => {
  const { params, seen, ...salon } = await aSalon()
  const { id: pictureId, url } = await aPicture(database, salon)
  const body = { descriptionNl: 'Vier stoelen', descriptionEn: 'Four chairs' }
  await call(describePicture, { params: { ...params, pictureId }, body }, FLEUR)
  expect(await seen()).toMatchObject([{ url, description: 'Vier stoelen' }])
  const other = await aProvider(database, { ownerUserName: 'saskia' })
  const theirs = { params: { userName: other.userName, pictureId }, body }
  const refused = await refusal(describePicture, theirs, { as: { userName: 'saskia' } })
  expect(refused.code).toBe('not-found')
})

test('[WORK-275] a description in one language leaves the other as a colleague wrote it', async () => {
  const { list, params, ...salon } = await aSalon()
  const { id: pictureId } = await aPicture(database, salon)
  const write = (body: { descriptionNl?: string; descriptionEn?: string }) =>
    call(describePicture, { params: { ...params, pictureId }, body }, FLEUR)
  await write({ descriptionNl: 'Vier stoelen', descriptionEn: 'Four chairs' })
  await write({ descriptionNl: 'Vijf stoelen' })
  expect(await list()).toMatchObject([
    { descriptionNl: 'Vijf stoelen', descriptionEn: 'Four chairs' },
  ])
  await write({ descriptionEn: '' })
  await write({})
  expect(await list()).toMatchObject([{ descriptionNl: 'Vijf stoelen', descriptionEn: '' }])
})

test('[WORK-56] a day after nobody shows a picture it is deleted, unless it is uploaded again', async () => {
  const { upload, list, params } = await aSalon()
  const photo = await aPhoto({ width: 305, height: 200 })
  const there = async () => (await file(path)).statusCode === 200
  await upload(photo)
  await encode()
  const [picture] = await list()
  const path = picture?.url ?? ''
  const sweep = () =>
    pictureJobs({ database, clock, pictureStorage: null })['sweep-pictures']({}, JOB)
  clock.advance(2 * DAY_MS)
  await sweep()
  expect(await there()).toBe(true)
  await call(removePicture, { params: { ...params, pictureId: picture?.pictureId ?? '' } }, FLEUR)
  await upload(photo)
  await sweep()
  expect(await list()).toMatchObject([{ state: 'ready', url: path }])
  const [again] = await list()
  await call(removePicture, { params: { ...params, pictureId: again?.pictureId ?? '' } }, FLEUR)
  await sweep()
  const stored = async () =>
    (await database.pool.query('select from pictures where position(hash in $1) > 0', [path])).rows
      .length
  expect(await stored()).toBe(1)
  clock.advance(2 * DAY_MS)
  await sweep()
  expect(await stored()).toBe(0)
  expect((await file('/pictures/none.webp')).json()).toMatchObject({ code: 'not-found' })
})

test('[DESK-217] the files of a picture that the operator hid are there for its salon and operators alone, and nobody keeps them', async () => {
  const { upload, list, params, id: providerId } = await aSalon()
  await upload(await aPhoto({ width: 300, height: 200 }))
  await encode()
  const [picture] = await list()
  const path = picture?.url ?? ''
  const hide = (isHidden: boolean) =>
    database.pool.query(
      'update gallery_items set hidden_at = case when $2 then now() end where provider_id = $1',
      [providerId, isHidden],
    )
  await hide(true)
  await anAccount(database, { userName: 'mei', role: 'operator' })
  const readAs = async (from: As) => {
    const asked = injection(listPictures, { params }, from)
    const { statusCode, headers } = await app.inject({ ...asked, url: path })
    return [statusCode, headers['cache-control']]
  }
  expect(await readAs({})).toEqual([404, 'no-store'])
  expect(await readAs({ as: { userName: 'saskia' } })).toEqual([404, 'no-store'])
  expect(await readAs(FLEUR)).toEqual([200, 'no-store'])
  expect(await readAs({ as: { userName: 'mei', role: 'operator' } })).toEqual([200, 'no-store'])
  expect(await readAs({ as: { userName: 'saskia', role: 'operator' } })).toEqual([404, 'no-store'])
  await hide(false)
  expect((await readAs({}))[0]).toBe(200)
})

test('[DESK-232] from the moment that a picture is hidden or removed its address is 404, and a cache that has it asks again within five minutes', async () => {
  const { upload, list, params, id: providerId } = await aSalon()
  await upload(await aPhoto({ width: 306, height: 200 }))
  await encode()
  const [picture] = await list()
  const url = picture?.url ?? ''
  const first = await file(url)
  expect([first.statusCode, first.headers['cache-control']]).toEqual([
    200,
    'public, max-age=300, must-revalidate',
  ])
  const ask = () =>
    app.inject({
      url,
      headers: { host: '127.0.0.1:3000', 'if-none-match': String(first.headers.etag) },
    })
  const again = await ask()
  expect([again.statusCode, again.body]).toEqual([304, ''])
  await database.pool.query('update gallery_items set hidden_at = now() where provider_id = $1', [
    providerId,
  ])
  expect((await ask()).statusCode).toBe(404)
  await database.pool.query('update gallery_items set hidden_at = null where provider_id = $1', [
    providerId,
  ])
  expect((await ask()).statusCode).toBe(304)
  await call(removePicture, { params: { ...params, pictureId: picture?.pictureId ?? '' } }, FLEUR)
  expect([(await ask()).statusCode, (await file(url)).statusCode]).toEqual([404, 404])
})

const JOB = { id: '1', attempt: 1, signal: undefined }
