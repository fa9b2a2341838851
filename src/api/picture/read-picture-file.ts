import { type PictureFormat, pictureFileOf } from '#domain/picture/picture.ts'
import type { ApiDeps } from '../api-deps.ts'
import { findFile } from './store.ts'

/**
 * The file of a name such as `0a…9f-960.webp`; undefined where there is none (WORK-56).
 * @throws an error of status 503 when the object storage does not give it
 */
export async function readPictureFile(
  { database, pictureStorage }: Pick<ApiDeps, 'database' | 'pictureStorage'>,
  name: string,
): Promise<{ bytes: Buffer; format: PictureFormat } | undefined> {
  const file = pictureFileOf(name)
  const row = file && (await findFile(database.query, file))
  if (!row) return undefined
  const bytes = row.bytes ?? (await pictureStorage?.get(name).catch(unavailable))
  return { bytes: bytes ?? unavailable('it is not there'), format: file.format }
}

function unavailable(cause: unknown): never {
  const error = new Error('The object storage does not give a picture', { cause })
  throw Object.assign(error, { statusCode: 503 })
}
