import { type PictureFormat, pictureFileOf } from '#domain/picture/picture.ts'
import type { ApiDeps } from '../api-deps.ts'
import { findFile, hasMemberWith } from './store.ts'

interface PictureFile {
  readonly bytes: Buffer
  readonly format: PictureFormat
  /** The operator hid its picture: nobody may keep it. */
  readonly isHidden: boolean
}

/**
 * The file of a name such as `0a…9f-960.webp`; undefined where there is none (WORK-56), and where the operator hid it from this
 * reader (DESK-217).
 * @param findReader who reads; asked for a hidden picture alone
 * @throws an error of status 503 when the object storage does not give it
 */
export async function readPictureFile(
  { database, pictureStorage }: Pick<ApiDeps, 'database' | 'pictureStorage'>,
  name: string,
  findReader: () => Promise<PictureReader | null>,
): Promise<PictureFile | undefined> {
  const file = pictureFileOf(name)
  const row = file && (await findFile(database.query, file))
  if (!row) return undefined
  if (row.isHidden && !(await mayReadHidden(database, file.hash, await findReader())))
    return undefined
  const bytes = row.bytes ?? (await pictureStorage?.get(name).catch(unavailable))
  const { format } = file
  return { bytes: bytes ?? unavailable('it is not there'), format, isHidden: row.isHidden }
}

/** Somebody who is signed in. */
export interface PictureReader {
  readonly userName: string
  readonly isOperator: boolean
}

async function mayReadHidden(
  { query }: ApiDeps['database'],
  hash: string,
  reader: PictureReader | null,
): Promise<boolean> {
  if (!reader) return false
  return reader.isOperator || hasMemberWith(query, { hash, userName: reader.userName })
}

function unavailable(cause: unknown): never {
  const error = new Error('The object storage does not give a picture', { cause })
  throw Object.assign(error, { statusCode: 503 })
}
