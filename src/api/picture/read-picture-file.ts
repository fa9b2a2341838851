import { type PictureFormat, pictureFileOf } from '#domain/picture/picture.ts'
import type { ApiDeps } from '../api-deps.ts'
import { findFile } from './store.ts'

/** The file of a name such as `0a…9f-960.webp`; undefined where there is none (WORK-56). */
export async function readPictureFile(
  { database }: Pick<ApiDeps, 'database'>,
  name: string,
): Promise<{ bytes: Buffer; format: PictureFormat } | undefined> {
  const file = pictureFileOf(name)
  const bytes = file && (await findFile(database.query, file))
  return bytes && { bytes, format: file.format }
}
