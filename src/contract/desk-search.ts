import { z } from 'zod'
import { PROVIDER_STATES } from '#domain/restriction/restriction.ts'
import { id, instant, replyBase } from './common-schemas.ts'
import { endpoint } from './endpoint.ts'
import { operatorRefusals } from './operator-refusals.ts'
import { orderStatus } from './order.ts'

export const searchDesk = endpoint({
  method: 'GET',
  path: '/deskApi/search',
  summary:
    'Salons, people and bookings that a text finds, at most five of each: salons as in their list, people as in theirs, bookings by their number or id',
  access: 'operator',
  query: z.object({ text: z.string().trim().max(254).default('') }),
  status: 200,
  reply: z.object({
    ...replyBase,
    data: z.object({
      salons: z.array(
        z.object({
          providerId: id,
          fullName: z.string(),
          profilePictureUrl: z.string(),
          cityCode: z.string(),
          state: z.enum(PROVIDER_STATES),
        }),
      ),
      people: z.array(z.object({ userName: z.string(), name: z.string(), email: z.string() })),
      orders: z.array(
        z.object({ orderId: id, salonName: z.string(), startTime: instant, status: orderStatus }),
      ),
    }),
  }),
  refusals: operatorRefusals,
})
