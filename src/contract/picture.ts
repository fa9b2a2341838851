import { z } from 'zod'
import {
  MAX_PICTURE_BYTES,
  MAX_PICTURE_DESCRIPTION_LENGTH,
  MAX_PICTURES,
  PICTURE_MEDIA_TYPES,
  PICTURE_STATES,
} from '#domain/picture/picture.ts'
import { id, replyBase, userName } from './common-schemas.ts'
import { endpoint } from './endpoint.ts'

const memberRefusals = ['sign-in-required', 'invalid-token', 'forbidden'] as const

/** A picture of a provider, in both languages. */
const picture = z.object({
  pictureId: id,
  /** Null until an uploaded picture is encoded. Its other files differ in width and ending: docs/api.md. */
  url: z.string().nullable(),
  state: z.enum(PICTURE_STATES),
  descriptionNl: z.string(),
  descriptionEn: z.string(),
})

const description = z.string().trim().max(MAX_PICTURE_DESCRIPTION_LENGTH)
const pictureParams = z.object({ userName, pictureId: id })

export const listPictures = endpoint({
  method: 'GET',
  path: '/salonApi/:userName/pictures',
  summary: 'The pictures of a provider in their order; the first is its cover',
  access: 'signed-in',
  params: z.object({ userName }),
  status: 200,
  reply: z.object({ ...replyBase, data: z.object({ pictures: z.array(picture) }) }),
  refusals: memberRefusals,
})

export const uploadPicture = endpoint({
  method: 'POST',
  path: '/salonApi/:userName/pictures',
  summary:
    'Add a picture, its bytes as the body; it is encoded a moment later. The same bytes again change nothing',
  access: 'signed-in',
  params: z.object({ userName }),
  contentTypes: PICTURE_MEDIA_TYPES,
  bodyLimitBytes: MAX_PICTURE_BYTES,
  status: 201,
  reply: z.object({ ...replyBase, data: z.object({ picture }) }),
  refusals: [
    ...memberRefusals,
    ...(['xsrf', 'too-many-pictures', 'picture-unreadable', 'picture-too-large'] as const),
  ],
})

export const describePicture = endpoint({
  method: 'PUT',
  path: '/salonApi/:userName/pictures/:pictureId',
  summary:
    'Describe a picture for those who cannot see it, in both languages; one that is left out stays as it is',
  access: 'signed-in',
  params: pictureParams,
  body: z.object({ descriptionNl: description, descriptionEn: description }).partial(),
  status: 200,
  reply: z.object({ ...replyBase, data: z.object({ picture }) }),
  refusals: [...memberRefusals, 'xsrf', 'not-found'],
})

export const orderPictures = endpoint({
  method: 'PUT',
  path: '/salonApi/:userName/picture-order',
  summary: 'Put the pictures in an order that names each of them once; the first is the cover',
  access: 'signed-in',
  params: z.object({ userName }),
  body: z.object({ pictureIds: z.array(id).max(2 * MAX_PICTURES) }),
  status: 200,
  reply: z.object({ ...replyBase, data: z.object({ pictures: z.array(picture) }) }),
  refusals: [...memberRefusals, 'xsrf', 'page-changed'],
})

export const removePicture = endpoint({
  method: 'DELETE',
  path: '/salonApi/:userName/pictures/:pictureId',
  summary: 'Remove a picture; removing it again changes nothing',
  access: 'signed-in',
  params: pictureParams,
  status: 200,
  reply: z.object({ ...replyBase, data: z.object({ pictures: z.array(picture) }) }),
  refusals: [...memberRefusals, 'xsrf'],
})
