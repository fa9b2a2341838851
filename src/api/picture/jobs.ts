import {
  MAX_PICTURE_PIXELS,
  PICTURE_FORMATS,
  PICTURE_WIDTHS,
  pictureFileName,
} from '#domain/picture/picture.ts'
import { DAY_MS } from '#domain/time-units.ts'
import { enqueue, type RecurringTask, type TaskHandlers } from '#platform/jobs.ts'
import { encodePicture } from '#platform/pictures.ts'
import type { ApiDeps } from '../api-deps.ts'
import { PICTURE_QUEUE } from './picture-queue.ts'
import {
  deleteUnusedPictures,
  endEncoding,
  findOriginal,
  findProvidersWith,
  hasPicture,
  insertFiles,
  writeCover,
} from './store.ts'

declare module '#platform/jobs.ts' {
  interface TaskPayloads {
    'sweep-pictures': object
    'delete-stored-picture': { hash: string }
  }
}

type Deps = Pick<ApiDeps, 'database' | 'clock' | 'pictureStorage'>
type PictureTask = 'encode-picture' | 'sweep-pictures' | 'delete-stored-picture'

/** Encodes uploaded pictures, and deletes those that no provider shows any more after a day. */
export function pictureJobs(deps: Deps): Pick<TaskHandlers, PictureTask> {
  return {
    'encode-picture': ({ hash }) => encode(deps, hash),
    'sweep-pictures': () => sweep(deps),
    'delete-stored-picture': ({ hash }) => deleteStored(deps, hash),
  }
}

export const pictureTimetable: RecurringTask[] = [{ task: 'sweep-pictures', at: '20 4 * * *' }]

/** Makes the files of a picture (WORK-56). One that cannot be decoded is marked, which its provider sees. */
async function encode({ database, pictureStorage }: Deps, hash: string): Promise<void> {
  const original = await findOriginal(database.query, hash)
  if (!original) return
  const limits = { widths: PICTURE_WIDTHS, maxPixels: MAX_PICTURE_PIXELS }
  const files = await encodePicture(original, limits)
  for (const { bytes, ...file } of pictureStorage && files ? files : [])
    await pictureStorage?.put(pictureFileName({ hash, ...file }), bytes, `image/${file.format}`)
  await database.transaction(async (trx) => {
    const stored = files?.map((file) => ({ ...file, bytes: pictureStorage ? null : file.bytes }))
    if (stored) await insertFiles(trx, hash, stored)
    await endEncoding(trx, { hash, state: files ? 'ready' : 'failed' })
    for (const providerId of await findProvidersWith(trx, hash)) await writeCover(trx, providerId)
  })
}

async function sweep({ database, clock }: Deps): Promise<void> {
  await database.transaction(async (trx) => {
    for (const hash of await deleteUnusedPictures(trx, clock.now() - DAY_MS))
      await enqueue(trx, 'delete-stored-picture', { hash }, PICTURE_QUEUE)
  })
}

/** Deletes the files of a picture from the object storage. One that was uploaded again meanwhile is encoded after this. */
async function deleteStored({ database, pictureStorage }: Deps, hash: string): Promise<void> {
  if (await hasPicture(database.query, hash)) return
  for (const width of PICTURE_WIDTHS)
    for (const format of PICTURE_FORMATS)
      await pictureStorage?.remove(pictureFileName({ hash, width, format }))
}
