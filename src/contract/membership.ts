import { z } from 'zod'
import { MEMBER_ROLES } from '#domain/membership/role.ts'
import { replyBase } from './common-schemas.ts'
import { endpoint } from './endpoint.ts'

export const listOwnProviders = endpoint({
  method: 'GET',
  path: '/salonApi/salons',
  summary: 'The providers at which the caller works, by name',
  access: 'signed-in',
  status: 200,
  reply: z.object({
    ...replyBase,
    data: z.object({
      salons: z.array(
        z.object({
          userName: z.string(),
          fullName: z.string(),
          profilePictureUrl: z.string(),
          role: z.enum(MEMBER_ROLES),
          isActive: z.boolean(),
          openRequests: z.number().int(), // requests that wait for an answer
        }),
      ),
    }),
  }),
  refusals: ['sign-in-required', 'invalid-token'],
})
