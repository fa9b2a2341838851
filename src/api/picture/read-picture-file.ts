import { type PictureFormat, pictureFileOf } from '#domain/picture/picture.ts'
import type { ApiDeps } from '../api-deps.ts'
import { findFile, hasMemberWith } from './store.ts'

type Deps = Pick<ApiDeps, 'database' | 'pictureStorage'>

interface PictureFile {
  readonly bytes: Buffer
  readonly format: PictureFormat
  /** The operator hid its picture: nobody may keep it. */
  readonly isHidden: boolean
}

/**
 * The file of a name such as `0a…9f-960.webp`; undefined where there is none (WORK-56), where its provider removed it (DESK-232),
 * and where the operator hid it from this reader (DESK-217).
 * @param findReader who reads; asked for a hidden picture alone
 * @throws an error of status 503 when the object storage does not give it
 */
export async function readPictureFile(
  deps: Deps,
  name: string,
  findReader: () => Promise<PictureReader | null>,
): Promise<PictureFile | undefined> {
  const file = await findReadable(deps, { name, withBytes: true }, findReader)
  if (!file) return undefined
  const bytes = file.bytes ?? (await deps.pictureStorage?.get(name).catch(unavailable))
  return { ...file, bytes: bytes ?? unavailable('it is not there') }
}

/** The same without the bytes, for a reader who has them and asks whether they may still be shown. */
export function checkPictureFile(
  deps: Deps,
  name: string,
  findReader: () => Promise<PictureReader | null>,
): Promise<Omit<PictureFile, 'bytes'> | undefined> {
  return findReadable(deps, { name, withBytes: false }, findReader)
}

async function findReadable(
  { database }: Deps,
  { name, withBytes }: { name: string; withBytes: boolean },
  findReader: () => Promise<PictureReader | null>,
) {
  const file = pictureFileOf(name)
  const row = file && (await findFile(database.query, file, { withBytes }))
  if (!row) return undefined
  const mayRead = !row.isHidden || (await mayReadHidden(database, file.hash, await findReader()))
  return mayRead ? { ...row, format: file.format } : undefined
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
