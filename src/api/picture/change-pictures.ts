import type {
  describePicture as describeEndpoint,
  listPictures as listEndpoint,
  orderPictures as orderEndpoint,
  removePicture as removeEndpoint,
} from '#contract/picture.ts'
import type { ApiDeps } from '../api-deps.ts'
import type { Caller } from '../http/caller.ts'
import type { HandlerInput, Outcome } from '../http/outcome.ts'
import { findMember } from '../membership/find-member.ts'
import { pictureReply } from './reply.ts'
import {
  deletePicture,
  findPictures,
  lockPictures,
  writeCover,
  writeDescription,
  writePositions,
} from './store.ts'

type Deps = Pick<ApiDeps, 'database'>

/** The pictures of the caller's provider (WORK-55). */
export async function listPictures(
  deps: Deps,
  { caller, params }: HandlerInput<typeof listEndpoint>,
): Promise<Outcome<typeof listEndpoint>> {
  const member = await findEditor(deps, caller, params.userName)
  if (!member.ok) return member
  const pictures = await findPictures(deps.database.query, member.providerId)
  return { ok: true, answer: { data: { pictures: pictures.map(pictureReply) } } }
}

/** Describes a picture in one language or both (WORK-58, WORK-275). */
export async function describePicture(
  deps: Deps,
  { caller, params, body }: HandlerInput<typeof describeEndpoint>,
): Promise<Outcome<typeof describeEndpoint>> {
  const member = await findEditor(deps, caller, params.userName)
  if (!member.ok) return member
  const { providerId } = member
  const { query } = deps.database
  await writeDescription(query, { providerId, id: params.pictureId, ...body })
  const pictures = await findPictures(query, providerId)
  const picture = pictures.find(({ id }) => id === params.pictureId)
  if (!picture) return { ok: false, refusal: 'not-found' }
  return { ok: true, answer: { data: { picture: pictureReply(picture) } } }
}

/**
 * Puts the pictures in an order (WORK-57). An order without a picture that a colleague has just added, or with one that is
 * gone, is refused: nobody's picture moves unseen.
 */
export async function orderPictures(
  deps: Deps,
  { caller, params, body }: HandlerInput<typeof orderEndpoint>,
): Promise<Outcome<typeof orderEndpoint>> {
  const member = await findEditor(deps, caller, params.userName)
  if (!member.ok) return member
  const { providerId } = member
  return deps.database.transaction(async (trx): Promise<Outcome<typeof orderEndpoint>> => {
    await lockPictures(trx, providerId)
    const before = await findPictures(trx, providerId)
    if (!isSameSet(body.pictureIds, before)) return { ok: false, refusal: 'page-changed' }
    await writePositions(trx, { providerId, ids: body.pictureIds })
    await writeCover(trx, providerId)
    const pictures = await findPictures(trx, providerId)
    return { ok: true, answer: { data: { pictures: pictures.map(pictureReply) } } }
  })
}

/** Removes a picture of the caller's provider (WORK-57). Its files are swept later. */
export async function removePicture(
  deps: Deps,
  { caller, params }: HandlerInput<typeof removeEndpoint>,
): Promise<Outcome<typeof removeEndpoint>> {
  const member = await findEditor(deps, caller, params.userName)
  if (!member.ok) return member
  const { providerId } = member
  return deps.database.transaction(async (trx): Promise<Outcome<typeof removeEndpoint>> => {
    await lockPictures(trx, providerId)
    await deletePicture(trx, { providerId, id: params.pictureId })
    await writeCover(trx, providerId)
    const pictures = await findPictures(trx, providerId)
    return { ok: true, answer: { data: { pictures: pictures.map(pictureReply) } } }
  })
}

function findEditor(deps: Deps, caller: Caller, providerUserName: string) {
  return findMember(deps, caller, { providerUserName, permission: 'edit-provider' })
}

function isSameSet(ids: readonly string[], pictures: readonly { id: string }[]): boolean {
  const named = new Set(ids)
  return (
    named.size === ids.length &&
    ids.length === pictures.length &&
    pictures.every(({ id }) => named.has(id))
  )
}
