import { z } from 'zod'
import { MAX_REASON_LENGTH } from '#domain/operator-log/acts.ts'
import { id, instant, plainDate, replyBase, userName } from './common-schemas.ts'
import { endpoint } from './endpoint.ts'
import { memberRefusals } from './member-refusals.ts'
import { operatorRefusals } from './operator-refusals.ts'
import { operatorText } from './operator-text.ts'
import { orderStatus } from './order.ts'

const reason = operatorText(MAX_REASON_LENGTH)

export const beginProviderView = endpoint({
  method: 'POST',
  path: '/deskApi/salons/:providerId/views',
  summary:
    'Look into the agenda of a provider for 30 minutes, with the reason, which its owners read in their log. Nothing can be changed by it',
  access: 'operator',
  params: z.object({ providerId: id }),
  body: z.object({ reason }),
  status: 201,
  reply: z.object({ ...replyBase, data: z.object({ viewId: id, endsAt: instant }) }),
  refusals: [...operatorRefusals, 'xsrf', 'not-found'],
})

export const getProviderView = endpoint({
  method: 'GET',
  path: '/deskApi/salons/:providerId/views/:viewId',
  summary:
    'A day of the agenda of a provider as its operator may see it: the first letter of a client, no contact details and no notes. Of the operator who began the view, until it ends',
  access: 'operator',
  params: z.object({ providerId: id, viewId: id }),
  query: z.object({ day: plainDate }),
  status: 200,
  reply: z.object({
    ...replyBase,
    data: z.object({
      fullName: z.string(),
      timeZone: z.string(),
      endsAt: instant,
      hours: z.array(z.object({ startTime: instant, endTime: instant })),
      visits: z.array(
        z.object({
          orderId: id,
          startTime: instant,
          endTime: instant,
          calendarName: z.string(),
          serviceName: z.string(),
          status: orderStatus,
          client: z.string(), // the first letter of the name, or empty
        }),
      ),
      blocks: z.array(z.object({ startTime: instant, endTime: instant, calendarName: z.string() })),
    }),
  }),
  refusals: [...operatorRefusals, 'not-found'],
})

export const listProviderViews = endpoint({
  method: 'GET',
  path: '/salonApi/:userName/operatorViews',
  summary:
    'When the operator of this market looked into the agenda of a provider, and why; the latest 50, for its owners',
  access: 'signed-in',
  params: z.object({ userName }),
  status: 200,
  reply: z.object({
    ...replyBase,
    data: z.object({
      timeZone: z.string(),
      views: z.array(z.object({ beganAt: instant, endsAt: instant, reason: z.string() })),
    }),
  }),
  refusals: memberRefusals,
})
