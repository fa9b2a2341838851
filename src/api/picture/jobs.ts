import { MAX_PICTURE_PIXELS, PICTURE_WIDTHS } from '#domain/picture/picture.ts'
import { DAY_MS } from '#domain/time-units.ts'
import type { RecurringTask, TaskHandlers } from '#platform/jobs.ts'
import { encodePicture } from '#platform/pictures.ts'
import type { ApiDeps } from '../api-deps.ts'
import {
  deleteUnusedPictures,
  endEncoding,
  findOriginal,
  findProvidersWith,
  insertFiles,
  writeCover,
} from './store.ts'

declare module '#platform/jobs.ts' {
  interface TaskPayloads {
    'sweep-pictures': object
  }
}

type Deps = Pick<ApiDeps, 'database' | 'clock'>

/** Encodes uploaded pictures, and deletes those that no provider shows any more after a day. */
export function pictureJobs(deps: Deps): Pick<TaskHandlers, 'encode-picture' | 'sweep-pictures'> {
  const { database, clock } = deps
  return {
    'encode-picture': ({ hash }) => encode(deps, hash),
    'sweep-pictures': () => deleteUnusedPictures(database.query, clock.now() - DAY_MS),
  }
}

export const pictureTimetable: RecurringTask[] = [{ task: 'sweep-pictures', at: '20 4 * * *' }]

/** Makes the files of a picture (WORK-56). One that cannot be decoded is marked, which its provider sees. */
async function encode({ database }: Deps, hash: string): Promise<void> {
  const original = await findOriginal(database.query, hash)
  if (!original) return
  const limits = { widths: PICTURE_WIDTHS, maxPixels: MAX_PICTURE_PIXELS }
  const files = await encodePicture(original, limits)
  await database.transaction(async (trx) => {
    if (files) await insertFiles(trx, hash, files)
    await endEncoding(trx, { hash, state: files ? 'ready' : 'failed' })
    for (const providerId of await findProvidersWith(trx, hash)) await writeCover(trx, providerId)
  })
}
