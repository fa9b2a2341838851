import { z } from 'zod'
import { id, replyBase, userName } from './common-schemas.ts'
import { endpoint } from './endpoint.ts'

export const checkHomeVisit = endpoint({
  method: 'POST',
  path: '/orderApi/homeVisits',
  summary:
    'What a provider asks for coming to an address, before it is booked. Of the address the postal code alone is looked up. With `orderId` the address of that order is as far as it was',
  access: 'signed-in',
  body: z.object({
    userName,
    customerAddress: z.string().trim().min(1).max(300),
    orderId: id.nullish(),
  }),
  status: 200,
  reply: z.object({
    ...replyBase,
    data: z.object({
      travelFee: z.number(),
      /** Kilometres as the crow flies; null where the point of the address is not known. */
      travelKm: z.number().nullable(),
      /** Whether the provider comes there, as far as known. */
      isWithinReach: z.boolean(),
    }),
  }),
  refusals: [
    ...(['sign-in-required', 'invalid-token', 'xsrf', 'forbidden', 'not-found'] as const),
    'delivery-not-possible',
  ],
})
