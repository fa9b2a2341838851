import { z } from 'zod'
import { replyBase } from './common-schemas.ts'
import { endpoint } from './endpoint.ts'

/** A town of those that come with this site. */
export const town = z.object({ placeId: z.string(), name: z.string(), province: z.string() })

export const suggestTowns = endpoint({
  method: 'GET',
  path: '/public/towns',
  summary:
    'The Dutch towns, of those that come with this site, whose name begins with or has a text',
  access: 'public',
  query: z.object({ query: z.string().trim().max(80).default('') }),
  status: 200,
  reply: z.object({ ...replyBase, data: z.object({ towns: z.array(town) }) }),
})

export const suggestPlaces = endpoint({
  method: 'GET',
  path: '/public/places',
  summary:
    'Dutch towns and villages a text may mean: by the places service of this site, else of those that come with it',
  access: 'public',
  query: z.object({ query: z.string().trim().max(80).default('') }),
  status: 200,
  reply: z.object({
    ...replyBase,
    data: z.object({
      /** off: there is none; away: it does not answer. The bundled towns are searched then. */
      service: z.enum(['off', 'ready', 'away']),
      places: z.array(
        z.object({
          placeId: z.string(),
          name: z.string(),
          province: z.string(),
          otherNames: z.array(z.string()).optional(),
        }),
      ),
    }),
  }),
})

export const getPlace = endpoint({
  method: 'GET',
  path: '/public/places/:placeId',
  summary: 'A suggested place with its point',
  access: 'public',
  params: z.object({ placeId: z.string().regex(/^[\w-]{1,80}$/, 'is no id of a place') }),
  status: 200,
  reply: z.object({
    ...replyBase,
    data: z.object({
      place: z.object({
        placeId: z.string(),
        name: z.string(),
        province: z.string(),
        latitude: z.number(),
        longitude: z.number(),
      }),
    }),
  }),
  refusals: ['not-found'],
})
