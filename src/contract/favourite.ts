import { z } from 'zod'
import { MAX_FAVOURITES } from '#domain/favourite/favourites.ts'
import { replyBase, userName } from './common-schemas.ts'
import { endpoint } from './endpoint.ts'

/** A favourite, with the content of its card. */
export const favourite = z.object({
  userName: z.string(),
  fullName: z.string(),
  profilePictureUrl: z.string(),
  cityName: z.string(),
  rating: z.number(),
  numberOfReviews: z.number().int(),
  timeZone: z.string(),
  firstAvailable: z.string().nullable(), // also null when it was not requested
})

const favourites = z.object({
  ...replyBase,
  data: z.object({ favourites: z.array(favourite) }),
})
const kept = z.object({
  ...replyBase,
  data: z.object({ userName: z.string(), kept: z.boolean() }),
})

export const listFavourites = endpoint({
  method: 'GET',
  path: '/providerApi/favourites',
  summary:
    "The caller's own favourite salons, the newest first; `firstAvailable=true` looks for the first free time of the newest twelve",
  access: 'signed-in',
  query: z.object({ firstAvailable: z.enum(['true', 'false']).default('false') }),
  status: 200,
  reply: favourites,
  refusals: ['sign-in-required', 'invalid-token'],
})

export const mergeFavourites = endpoint({
  method: 'PUT',
  path: '/providerApi/favourites',
  summary:
    'Keep these salons beside those that are kept already, the newest first; who is no longer there is passed over',
  access: 'signed-in',
  body: z.object({ userNames: z.array(userName).max(MAX_FAVOURITES) }),
  status: 200,
  reply: favourites,
  refusals: ['sign-in-required', 'invalid-token', 'xsrf'],
})

export const keepFavourite = endpoint({
  method: 'PUT',
  path: '/providerApi/favourites/:userName',
  summary: 'Keep a salon; keeping it again changes nothing',
  access: 'signed-in',
  params: z.object({ userName }),
  status: 200,
  reply: kept,
  refusals: ['sign-in-required', 'invalid-token', 'xsrf', 'not-found'],
})

export const dropFavourite = endpoint({
  method: 'DELETE',
  path: '/providerApi/favourites/:userName',
  summary: 'Keep a salon no longer; one that is not kept stays so',
  access: 'signed-in',
  params: z.object({ userName }),
  status: 200,
  reply: kept,
  refusals: ['sign-in-required', 'invalid-token', 'xsrf'],
})
