import { createHash } from 'node:crypto'
import type { uploadPicture as endpoint } from '#contract/picture.ts'
import { MAX_PICTURE_PIXELS, MAX_PICTURES, mediaTypeOf } from '#domain/picture/picture.ts'
import { enqueue } from '#platform/jobs.ts'
import { readPictureHead } from '#platform/pictures.ts'
import type { ApiDeps } from '../api-deps.ts'
import type { HandlerInput, HttpRefusal, Outcome } from '../http/outcome.ts'
import { findMember } from '../membership/find-member.ts'
import { PICTURE_QUEUE } from './picture-queue.ts'
import { pictureReply } from './reply.ts'
import { appendPicture, findPictures, lockPictures, type Upload, writeUpload } from './store.ts'

declare module '#platform/jobs.ts' {
  interface TaskPayloads {
    'encode-picture': { hash: string }
  }
}

type UploadPicture = typeof endpoint

/**
 * Adds a picture to the caller's provider (WORK-55). Only its head is read here; a job decodes it. The same content again
 * gives the same picture, so that an upload can be repeated.
 */
export async function uploadPicture(
  deps: Pick<ApiDeps, 'database' | 'clock'>,
  { caller, params, body }: HandlerInput<UploadPicture>,
): Promise<Outcome<UploadPicture>> {
  const access = { providerUserName: params.userName, permission: 'edit-provider' } as const
  const member = await findMember(deps, caller, access)
  if (!member.ok) return member
  const { providerId } = member
  const read = await readUpload(body, deps.clock.now())
  if (!read.ok) return read
  const { upload } = read
  return deps.database.transaction(async (trx): Promise<Outcome<UploadPicture>> => {
    await lockPictures(trx, providerId)
    const before = await findPictures(trx, providerId)
    const isThere = before.some((picture) => picture.picture_hash === upload.hash)
    if (!isThere && before.length >= MAX_PICTURES) return refused('too-many-pictures')
    const mustEncode = await writeUpload(trx, upload)
    if (!isThere) await appendPicture(trx, { providerId, hash: upload.hash })
    if (mustEncode) await enqueueEncoding(trx, upload.hash)
    const pictures = await findPictures(trx, providerId)
    const picture = pictures.find(({ picture_hash }) => picture_hash === upload.hash)
    if (!picture) throw new Error('an uploaded picture is not among those of its provider')
    return { ok: true, answer: { data: { picture: pictureReply(picture) } } }
  })
}

async function readUpload(
  body: Uint8Array | null,
  uploadedAt: number,
): Promise<{ ok: true; upload: Upload } | HttpRefusal> {
  const bytes = body ?? new Uint8Array()
  const mediaType = mediaTypeOf(bytes)
  const head = mediaType && (await readPictureHead(bytes))
  if (!head) return refused('picture-unreadable')
  const { width, height } = head
  if (width * height > MAX_PICTURE_PIXELS) return refused('picture-too-large')
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, HASH_LENGTH)
  return { ok: true, upload: { hash, mediaType, width, height, bytes, uploadedAt } }
}

/** 128 bits. */
const HASH_LENGTH = 32

function refused(refusal: HttpRefusal['refusal']): HttpRefusal {
  return { ok: false, refusal }
}

async function enqueueEncoding(
  trx: Parameters<typeof lockPictures>[0],
  hash: string,
): Promise<void> {
  await enqueue(trx, 'encode-picture', { hash }, { ...PICTURE_QUEUE, key: `picture ${hash}` })
}
