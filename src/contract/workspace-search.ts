import { z } from 'zod'
import { id, instant, plainDate, replyBase, userName } from './common-schemas.ts'
import { endpoint } from './endpoint.ts'
import { memberRefusals } from './member-refusals.ts'
import { orderStatus } from './order.ts'

export const searchWorkspace = endpoint({
  method: 'GET',
  path: '/salonApi/:userName/search',
  summary:
    'Clients by name, number or mail address, visits by their client, order number or day, and treatments by name: a few of each, of what the member may see',
  access: 'signed-in',
  params: z.object({ userName }),
  query: z.object({ search: z.string().trim().min(2).max(100) }),
  status: 200,
  reply: z.object({
    ...replyBase,
    data: z.object({
      timeZone: z.string(),
      /** The day that the text names; null when it names none. */
      day: plainDate.nullable(),
      /** By name. */
      clients: z.array(z.object({ clientId: id, name: z.string(), phone: z.string() })),
      /** Those of the day by start, others the next ones first, then the latest. */
      visits: z.array(
        z.object({
          orderId: id,
          customerName: z.string(), // empty when the account is deleted
          serviceName: z.string(),
          status: orderStatus,
          startTime: instant,
        }),
      ),
      treatments: z.array(z.object({ catalogItemId: id, name: z.string() })),
    }),
  }),
  refusals: memberRefusals,
})
